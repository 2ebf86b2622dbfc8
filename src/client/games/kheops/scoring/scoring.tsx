import { useState } from 'react';
import { standing, weightsOn } from '../../../../game/kheops/score.ts';
import { opponentOf } from '../../../../game/kheops/table.ts';
import { at as of } from '../../../../game/shared/seats.ts';
import { byResult } from '../../../table/by-result.ts';
import { Portrait } from '../../../table/portrait.tsx';
import { RuleLink } from '../../../table/rule-link.tsx';
import { letterOf } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import '../../../table/score-sheet.css';
import { useBoard } from '../view/board-context.ts';
import './scoring.css';
import { scoreWords } from '../words/score.ts';
import { Plan } from './scoring-plan.tsx';
import { NetworkRow } from './scoring-row.tsx';

/** Every network with what it is worth and to whom, the ankhs, and the sums; the network that is pointed at lights up. */
export const Scoring = () => {
  const words = useWords(scoreWords);
  const { match, person } = useBoard();
  const { view } = match;
  const { networks, ankhs, scores } = standing(view);
  const [lit, setLit] = useState<number | null>(null);
  const over = view.step.kind === 'over';
  const bySide = [view.white, opponentOf(view.white)];
  // Over, the columns stand in the order of the result.
  const seats = view.step.kind === 'over' ? byResult(bySide, view.step) : bySide;
  return (
    <div className="scoring">
      <figure className="scoring-map">
        <Plan networks={networks} lit={lit} />
      </figure>
      <div className="scoring-sheet">
        {!over && <p className="scoring-lead">{words.lead}</p>}
        <table className="score-sheet kheops-sheet">
          <caption>{over ? words.finalTitle : words.title}</caption>
          <thead>
            <tr>
              <th scope="col">
                {words.network} <RuleLink rule="K-40" />
              </th>
              <th scope="col">
                {words.points} <RuleLink rule="K-41" />
              </th>
              <th scope="col">
                {words.weight} <RuleLink rule="K-43" />
              </th>
              {seats.map(seat => (
                <th key={seat} scope="col" data-you={seat === match.seat} data-seat-colour={seat}>
                  <Portrait seat={seat} className="scoring-face" />
                  {person(seat).name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {networks.length === 0 && (
              <tr>
                <td colSpan={5}>{words.none}</td>
              </tr>
            )}
            {networks.map((network, i) => (
              <NetworkRow
                key={network.cells[0]}
                letter={letterOf(i)}
                network={network}
                weights={weightsOn(view, network.cells)}
                seats={seats}
                isLit={lit === i}
                light={on => setLit(on ? i : null)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {words.ankhs} <RuleLink rule="K-44" />
              </th>
              {seats.map(seat => (
                <td key={seat}>
                  {of(ankhs, seat)}² = {of(ankhs, seat) ** 2}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row" colSpan={3}>
                {words.total} <RuleLink rule="K-45" />
              </th>
              {seats.map(seat => (
                <td key={seat} data-total>
                  {of(scores, seat)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
};

/** Who has won, and how it came about. [K-45] */
export const FinalScoring = () => {
  const words = useWords(scoreWords);
  const { match, person } = useBoard();
  const { step } = match.view;
  if (step.kind !== 'over') return null;
  const [first, second] = step.winners;
  const winner = first === undefined || second !== undefined ? null : person(first);
  return (
    <div className="final">
      <p className="final-winner">
        {step.winners.map(seat => (
          <Portrait key={seat} seat={seat} className="final-face" />
        ))}
        {winner === null ? words.draw : winner.you ? words.youWin : words.winner(winner.name)}{' '}
        <span className="final-scores">
          {step.scores.map((points, seat) => `${person(seat).name} ${points}`).join(' · ')}
        </span>
      </p>
      <Scoring />
    </div>
  );
};
