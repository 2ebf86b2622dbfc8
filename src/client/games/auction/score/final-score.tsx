import { STARTING_FAME } from '../../../../game/auction/fame.ts';
import { highestSun } from '../../../../game/auction/suns.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { Portrait } from '../../../table/portrait.tsx';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../context/board-context.tsx';
import type { AuctionView } from '../view/auction-view.ts';
import { scoreWords } from '../words/score.ts';
import { ScoreSheets, sheetsOf } from './score-sheet.tsx';

/** Who won, what everybody got in each epoch, and the sheets behind it. [E-07] */
export const FinalScore = () => {
  const words = useWords(scoreWords);
  const { match, person } = useBoard();
  const { step, areas } = match.view;
  if (step.kind !== 'over' || !('scores' in step)) return null;
  const { scores, winners } = step;
  const sheets = sheetsOf(match.events);
  const winner = person(winners[0] ?? 0);
  return (
    <div className="final">
      <p className="final-winner">
        <Portrait seat={winners[0] ?? 0} /> {winner.you ? words.youWin : words.winner(winner.name)}
      </p>
      <TieBreak />
      <table className="score-sheet final-table">
        <caption className="visually-hidden">{words.finalTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">
              <abbr title={words.start}>0</abbr>
            </th>
            {sheets.map((entries, i) => (
              <th key={entries[0]?.epoch} scope="col">
                <abbr title={words.epoch(i + 1)}>{ROMAN[i]}</abbr>
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {ranked(scores, areas).map(({ seat, fame }) => (
            <tr key={seat} data-winner={winners.includes(seat)} data-seat-colour={seat}>
              <th scope="row">
                <Portrait seat={seat} /> {person(seat).name}
              </th>
              <td>{STARTING_FAME}</td>
              {sheets.map(entries => (
                <td key={entries[0]?.epoch}>{signed(entries[seat]?.net ?? 0)}</td>
              ))}
              <td className="final-fame" data-total>
                {fame}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="final-floor">{words.floored}</p>
      <ScoreSheets />
    </div>
  );
};

/** Which suns decided between those who are level on fame; nothing where fame alone did. [E-07] */
export const TieBreak = () => {
  const words = useWords(scoreWords);
  const { match, person } = useBoard();
  const { step, areas } = match.view;
  if (step.kind !== 'over' || !('scores' in step)) return null;
  const level = ranked(step.scores, areas)
    .filter(({ fame }, _, [first]) => fame === first?.fame)
    .map(({ seat, sun }) => `${person(seat).name}\u00a0${sun}`);
  return level.length > 1 && <p className="ending-decided">{words.tie(level.join(', '))}</p>;
};

/** The most fame first, at a tie the highest sun. */
const ranked = (scores: readonly number[], areas: AuctionView['areas']) =>
  scores
    .map((fame, seat: Seat) => ({ seat, fame, sun: highestSun(at(areas, seat).suns) }))
    .sort((a, b) => b.fame - a.fame || b.sun - a.sun);

export const ROMAN = ['I', 'II', 'III'] as const;
