import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { LAST_EPOCH } from '../../../../game/auction/epochs.ts';
import type { Sheet } from '../../../../game/auction/events.ts';
import type { AnyEvent } from '../../../../game/contract.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { byResult } from '../../../table/by-result.ts';
import { Portrait } from '../../../table/portrait.tsx';
import { RuleLink } from '../../../table/rule-link.tsx';
import { secretsOf } from '../../../table/table-match.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { usePace } from '../../../ui/motion/pace.ts';
import '../../../table/score-sheet.css';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useBoard } from '../context/board-context.tsx';
import '../art/score-sun.css';
import './score-sheets.css';
import { fameShown } from '../view/facts.ts';
import { isOfScoring } from '../view/scoring-events.ts';
import { scoreWords } from '../words/score.ts';

const FAME_RULE = 'E-05';

/** The score events, epoch by epoch, each in seat order. */
export const sheetsOf = (events: readonly AnyEvent[]): readonly (readonly Sheet<string>[])[] => {
  const sheets: Sheet<string>[][] = [];
  for (const event of events) {
    if (event.type !== 'score') continue;
    const sheet = event as Sheet<string>;
    sheets[sheet.epoch - 1] = [...(sheets[sheet.epoch - 1] ?? []), sheet];
  }
  return sheets;
};

/** The sheets written so far, the last one first to be seen; it rises line by line while it is news. */
export const ScoreSheets = () => {
  const words = useWords(scoreWords);
  const { events } = useBoard().match;
  const sheets = sheetsOf(events);
  const rising = useRising(isOfScoring(events.at(-1)));
  const { factor } = usePace();
  const [chosen, setChosen] = useState(sheets.length - 1);
  const sheet = sheets[chosen];
  if (sheet === undefined) return <p>{words.none}</p>;
  return (
    <div className="score-sheets" data-rising={rising} style={{ '--pace': factor } as CSSProperties}>
      {sheets.length > 1 && (
        <fieldset className="score-epochs">
          <legend className="visually-hidden">{words.epochs}</legend>
          {sheets.map((entries, i) => (
            <button
              key={entries[0]?.epoch}
              type="button"
              aria-pressed={i === chosen}
              onClick={() => setChosen(i)}
            >
              {words.epoch(i + 1)}
            </button>
          ))}
        </fieldset>
      )}
      <ScoreSheet key={chosen} sheet={sheet} />
    </div>
  );
};

/** One epoch: what every player got for what, and by which rule. */
const ScoreSheet = ({ sheet: bySeat }: { sheet: readonly Sheet<string>[] }) => {
  const words = useWords(scoreWords);
  const { game, match, person } = useBoard();
  const names = useWords(game.sheet.names);
  const countNames = useWords(game.sheet.countNames);
  const { view, seat } = match;
  const seats = bySeat.map(({ player }) => player);
  // Over, the columns stand in the order of the result.
  const shown = view.step.kind === 'over' && 'scores' in view.step ? byResult(seats, view.step) : seats;
  const sheet = shown.map(player => at(bySeat, player));
  const nets = bySeat.map(({ net }) => net);
  const epoch = sheet[0]?.epoch ?? 1;
  const items = game.sheet.items.filter(({ atTheEnd }) => epoch === LAST_EPOCH || !atTheEnd);
  const lines = items.length + game.sheet.counts.length;
  const fameOf = (event: Sheet<string>, item: string) =>
    event.items.find(entry => entry.for === item)?.fame ?? 0;
  return (
    <table className="score-sheet">
      <caption>{words.title(epoch)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          {sheet.map(({ player }) => (
            <th
              key={player}
              scope="col"
              data-you={player === seat}
              data-seat-colour={player}
              title={person(player).name}
            >
              <Pillar seat={player} net={at(bySeat, player).net} nets={nets} />
              <span>{person(player).name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ item, rule }, i) => (
          <Row
            key={item}
            line={i / lines}
            name={names[item] ?? item}
            rule={rule}
            picture={game.sheet.pictureOf(item)}
          >
            {sheet.map(event => ({ of: event.player, text: cell(fameOf(event, item)) }))}
          </Row>
        ))}
        {game.sheet.counts.map(({ key, rule }, i) => (
          <Row key={key} line={(items.length + i) / lines} name={countNames[key] ?? key} rule={rule}>
            {sheet.map(event => ({ of: event.player, text: counted(event, key) }))}
          </Row>
        ))}
      </tbody>
      <tfoot>
        <Row line={1} name={words.net} rule={FAME_RULE}>
          {sheet.map(event => ({ of: event.player, text: signed(event.net) }))}
        </Row>
        <Row line={1} name={words.fame} rule="E-09">
          {sheet.map(event => ({
            of: event.player,
            text: fameShown(view, event.player, secretsOf(match)) ? String(event.fame) : null,
          }))}
        </Row>
      </tfoot>
    </table>
  );
};

/** Against the evening sky each stands as high as the epoch lifted it, or sunk it; the sums below say the same. */
const Pillar = ({ seat, net, nets }: { seat: Seat; net: number; nets: readonly number[] }) => {
  const [least, most] = [Math.min(0, ...nets), Math.max(0, ...nets)];
  const rise = most === least ? 0.5 : (net - least) / (most - least);
  return (
    <span className="pillar" aria-hidden="true" data-best={net === Math.max(...nets)} data-sinks={net < 0}>
      <span className="pillar-stone" style={{ '--rise': rise } as CSSProperties}>
        <Portrait seat={seat} />
        <b>{signed(net)}</b>
      </span>
    </span>
  );
};

/** A number of the sheet that is no fame. */
const counted = (event: Sheet<string>, key: string): string => {
  const n = (event as unknown as Readonly<Record<string, number>>)[key] ?? 0;
  return n === 0 ? '·' : String(n);
};

const cell = (fame: number): string => (fame === 0 ? '·' : signed(fame));

const Row = ({
  line,
  name,
  rule,
  picture,
  children,
}: {
  /** When it rises, 0 for the first and 1 for the last. */
  line: number;
  name: string;
  rule: string;
  picture?: ReactNode;
  children: readonly { readonly of: number; readonly text: string | null }[];
}) => {
  const words = useWords(scoreWords);
  return (
    <tr style={{ '--when': line } as CSSProperties}>
      <th scope="row">
        {picture != null && (
          <span className="score-picture" aria-hidden="true">
            {picture}
          </span>
        )}
        {name} <RuleLink rule={rule} />
      </th>
      {children.map(({ of, text }) => (
        <td key={of} data-nothing={text === '·'}>
          {text ?? <abbr title={words.hidden}>?</abbr>}
        </td>
      ))}
    </tr>
  );
};

/** Does a sheet still rise line by line? Any key or press ends it, and does what it does besides. */
const useRising = (isNews: boolean): boolean => {
  const [rising, setRising] = useState(isNews);
  useEffect(() => {
    if (!rising) return;
    const skip = () => setRising(false);
    addEventListener('keydown', skip, true);
    addEventListener('pointerup', skip, true);
    return () => {
      removeEventListener('keydown', skip, true);
      removeEventListener('pointerup', skip, true);
    };
  }, [rising]);
  return rising;
};
