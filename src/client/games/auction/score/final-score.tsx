import { STARTING_FAME } from '../../../../game/auction/fame.ts';
import { Portrait } from '../../../table/portrait.tsx';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../context/board-context.tsx';
import { scoreWords } from '../words/score.ts';
import { ScoreSheets, sheetsOf } from './score-sheet.tsx';
import { ROMAN, ranked, TieBreak } from './tie-break.tsx';

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
