import { useState } from 'react';
import { LAST_EPOCH } from '../../../game/auction/epochs.ts';
import {
  type PriestsEvent,
  RULE_OF_ITEM,
  SCORE_ITEMS,
  type ScoreEvent,
  type ScoreItem,
} from '../../../game/priests-of-ra/events.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { useBoard } from './board-context.tsx';
import { fameShown } from './facts.ts';
import './score-sheet.css';
import { signed } from './words/grammar.ts';
import { scoreWords } from './words/score.ts';

const ONLY_AT_THE_END: readonly ScoreItem[] = ['pyramid', 'chambers', 'ankhs', 'suns'];
const ANKHS_RULE = 'P-11';
const RETURNED_RULE = 'P-13';
const FAME_RULE = 'E-05';

/** The score events, epoch by epoch, each in seat order. */
export const sheetsOf = (events: readonly PriestsEvent[]): readonly (readonly ScoreEvent[])[] => {
  const sheets: ScoreEvent[][] = [];
  for (const event of events) {
    if (event.type !== 'score') continue;
    sheets[event.epoch - 1] = [...(sheets[event.epoch - 1] ?? []), event];
  }
  return sheets;
};

/** The sheets written so far, the last one first to be seen. */
export const ScoreSheets = () => {
  const words = useWords(scoreWords);
  const sheets = sheetsOf(useBoard().match.events);
  const [chosen, setChosen] = useState(sheets.length - 1);
  const sheet = sheets[chosen];
  if (sheet === undefined) return <p>{words.none}</p>;
  return (
    <>
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
      <ScoreSheet sheet={sheet} />
    </>
  );
};

/** One epoch: what every player got for what, and by which rule. */
export const ScoreSheet = ({ sheet }: { sheet: readonly ScoreEvent[] }) => {
  const words = useWords(scoreWords);
  const { match, person } = useBoard();
  const { view, seat } = match;
  const epoch = sheet[0]?.epoch ?? 1;
  const items = SCORE_ITEMS.filter(item => epoch === LAST_EPOCH || !ONLY_AT_THE_END.includes(item));
  const fameOf = (event: ScoreEvent, item: ScoreItem) =>
    event.items.find(entry => entry.for === item)?.fame ?? 0;
  return (
    <table className="score-sheet">
      <caption>{words.title(epoch)}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          {sheet.map(({ player }) => (
            <th key={player} scope="col" data-you={player === seat} title={person(player).name}>
              <span>{person(player).name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(item => (
          <Row key={item} name={words.items[item]} rule={RULE_OF_ITEM[item]}>
            {sheet.map(event => ({ of: event.player, text: cell(fameOf(event, item)) }))}
          </Row>
        ))}
        <Row name={words.plaguesReturned} rule={RETURNED_RULE}>
          {sheet.map(event => ({
            of: event.player,
            text: event.plagues === 0 ? '·' : String(event.plagues),
          }))}
        </Row>
        <Row name={words.ankhsGained} rule={ANKHS_RULE}>
          {sheet.map(event => ({ of: event.player, text: cell(event.ankhs) }))}
        </Row>
      </tbody>
      <tfoot>
        <Row name={words.net} rule={FAME_RULE}>
          {sheet.map(event => ({ of: event.player, text: signed(event.net) }))}
        </Row>
        <Row name={words.fame} rule="E-09">
          {sheet.map(event => ({
            of: event.player,
            text: fameShown(view, event.player, seat) ? String(event.fame) : null,
          }))}
        </Row>
      </tfoot>
    </table>
  );
};

const cell = (fame: number): string => (fame === 0 ? '·' : signed(fame));

const Row = ({
  name,
  rule,
  children,
}: {
  name: string;
  rule: string;
  children: readonly { readonly of: number; readonly text: string | null }[];
}) => {
  const words = useWords(scoreWords);
  return (
    <tr>
      <th scope="row">
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

/** In a tab of its own: a match on this page is not to be left for a look at the rules. */
const RuleLink = ({ rule }: { rule: string }) => {
  const words = useWords(scoreWords);
  return (
    <a
      className="rule-link"
      href={`/rules/priests-of-ra#${rule}`}
      target="_blank"
      rel="noreferrer"
      title={words.rule(rule)}
    >
      {rule}
    </a>
  );
};
