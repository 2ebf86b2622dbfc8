import { useState } from 'react';
import { RULE_OF_ITEM, SCORE_ITEMS, type ScoreEvent, type ScoreItem } from '../../../game/ru-ra-re/events.ts';
import { scoreDisplays, sumOf } from '../../../game/ru-ra-re/score.ts';
import { byResult } from '../../table/by-result.ts';
import { Portrait } from '../../table/portrait.tsx';
import { RuleLink } from '../../table/rule-link.tsx';
import { allOf } from '../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import '../../table/score-sheet.css';
import './score.css';
import { useStaging } from './staging/staging-context.tsx';
import { useBoard } from './view/board-context.ts';
import { itemWords, scoreWords } from './words/board.ts';

type Sheet = {
  readonly key: 'now' | 'first' | 'second';
  readonly points: (seat: number, item: ScoreItem) => number;
  readonly sums: readonly number[];
  readonly totals: readonly number[];
};

const useSheets = (): readonly Sheet[] => {
  const { match } = useBoard();
  const { scene, isOn } = useStaging();
  const scored = match.events.filter(event => event.type === 'score');
  const sheetOf = (key: 'first' | 'second', scoring: 1 | 2): readonly Sheet[] => {
    const events = scored.filter(event => event.scoring === scoring) as readonly ScoreEvent[];
    if (events.length < match.view.totals.length) return [];
    return [
      {
        key,
        points: (seat, item) => events[seat]!.items.find(award => award.for === item)?.points ?? 0,
        sums: events.map(({ points }) => points),
        totals: events.map(({ total }) => total),
      },
    ];
  };
  const awards = scoreDisplays(scene.displays);
  const sums = awards.map(sumOf);
  const now: Sheet = {
    key: 'now',
    points: (seat, item) => awards[seat]!.find(award => award.for === item)?.points ?? 0,
    sums,
    totals: sums.map((sum, seat) => sum + match.view.totals[seat]!),
  };
  const sheets = [...sheetOf('first', 1), ...sheetOf('second', 2)];
  return match.view.step.kind === 'over' && !isOn && sheets.length > 0 ? sheets : [...sheets, now];
};

/** The scorings that have been, and what the next one would be as things lie; each item with its rule. */
export const ScoreSheets = ({ latest = false }: { latest?: boolean }) => {
  const words = useWords(scoreWords);
  const sheets = useSheets();
  const scored = sheets.filter(({ key }) => key !== 'now').length;
  const [chosen, setChosen] = useState(latest && scored > 0 ? scored - 1 : sheets.length - 1);
  const sheet = sheets[chosen] ?? sheets.at(-1)!;
  return (
    <>
      {sheets.length > 1 && (
        <fieldset className="score-epochs">
          <legend className="visually-hidden">{words.scorings}</legend>
          {sheets.map(({ key }, i) => (
            <button key={key} type="button" aria-pressed={sheet.key === key} onClick={() => setChosen(i)}>
              {words[key]}
            </button>
          ))}
        </fieldset>
      )}
      {sheet.key === 'now' && <p className="scoring-lead">{words.nowLead}</p>}
      <SheetTable sheet={sheet} isNamed={sheets.length > 1} />
    </>
  );
};

/** Under the button that is pressed for it the name of a sheet is only heard. */
const SheetTable = ({ sheet, isNamed }: { sheet: Sheet; isNamed: boolean }) => {
  const words = useWords(scoreWords);
  const items = useWords(itemWords);
  const { match, person } = useBoard();
  const { step } = match.view;
  const bySeat = sheet.sums.map((_, seat) => seat);
  // Over, the columns stand in the order of the result.
  const seats = step.kind === 'over' ? byResult(bySeat, step) : bySeat;
  return (
    <table className="score-sheet ru-sheet">
      <caption className={isNamed ? 'visually-hidden' : undefined}>{words[sheet.key]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          {seats.map(seat => (
            <th
              key={seat}
              scope="col"
              data-you={seat === match.seat}
              data-seat-colour={seat}
              title={person(seat).name}
            >
              <Portrait seat={seat} />
              <span>{person(seat).name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORE_ITEMS.map(item => (
          <tr key={item}>
            <th scope="row">
              {items[item]} <RuleLink rule={RULE_OF_ITEM[item]} />
            </th>
            {seats.map(seat => {
              const points = sheet.points(seat, item);
              return (
                <td key={seat} data-nothing={points === 0}>
                  {points === 0 ? '·' : points}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {words.sum} <RuleLink rule="Q-21" />
          </th>
          {seats.map(seat => (
            <td key={seat}>{sheet.sums[seat]}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">
            {words.total} <RuleLink rule="Q-23" />
          </th>
          {seats.map(seat => (
            <td key={seat}>{sheet.totals[seat]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
};

/** Who has won, with both scorings. */
export const FinalScore = () => {
  const words = useWords(scoreWords);
  const { language } = useLanguage();
  const { match, person } = useBoard();
  const { step } = match.view;
  if (step.kind !== 'over') return null;
  const [first, ...more] = step.winners;
  const winner = first !== undefined && more.length === 0 ? person(first) : null;
  const names = allOf(language, step.winners.map(person));
  const ranked = step.scores.map((points, seat) => ({ points, seat })).sort((a, b) => b.points - a.points);
  return (
    <div className="final">
      <p className="final-winner">{winner === null ? words.shared(names) : words.winner(winner)}</p>
      <table className="score-sheet ru-sheet final-table">
        <caption className="visually-hidden">{words.total}</caption>
        <tbody>
          {ranked.map(({ points, seat }) => (
            <tr key={seat} data-winner={step.winners.includes(seat)}>
              <th scope="row">
                <Portrait seat={seat} />
                {person(seat).name}
              </th>
              <td data-total>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ScoreSheets latest />
    </div>
  );
};
