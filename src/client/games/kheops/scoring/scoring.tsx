import { useState } from 'react';
import type { NetworkEvent } from '../../../../game/kheops/events.ts';
import { APEX, CELLS, type Cell } from '../../../../game/kheops/pyramid.ts';
import { standing, weightsOn } from '../../../../game/kheops/score.ts';
import { opponentOf } from '../../../../game/kheops/table.ts';
import { at as of } from '../../../../game/shared/seats.ts';
import { byResult } from '../../../table/by-result.ts';
import { Portrait } from '../../../table/portrait.tsx';
import { RuleLink } from '../../../table/rule-link.tsx';
import { letterOf } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { doorsOf } from '../pieces/doors.ts';
import { sideOf } from '../view/facts.ts';
import {
  at,
  centreOf,
  cornersOf,
  DEPTH,
  HEIGHT,
  isUpright,
  outlineOf,
  type Point,
  pointsText,
  rowOf,
  spareCornerOf,
  WIDTH,
} from '../view/geometry.ts';
import '../../../table/score-sheet.css';
import { useBoard } from '../view/board-context.ts';
import './scoring.css';
import { PawnsOn } from '../pieces/pawns-on.tsx';
import { Stone, StoneSymbol } from '../pieces/stone.tsx';
import { scoreWords } from '../words/score.ts';
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
                <th
                  key={seat}
                  scope="col"
                  data-you={seat === match.seat}
                  data-seat-colour={seat}
                  title={person(seat).name}
                >
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

/** In the highest upright tile, of which every network has one: no pawn stands out over its spare corner. */
const placeOfLetter = (cells: readonly Cell[]): Point => spareCornerOf(cells.find(isUpright) ?? APEX);

/** What stands out over the highest row. */
const ABOVE = 12;

/**
 * The pyramid as high as it stands, to be looked at only: a line around each network, and the letter it goes by: numbers on the
 * pyramid are points, rows and places.
 */
const Plan = ({ networks, lit }: { networks: readonly NetworkEvent[]; lit: number | null }) => {
  const { view } = useBoard().match;
  const inLight = lit === null ? [] : (networks[lit]?.cells ?? []);
  const top = Math.min(...CELLS.filter(cell => view.pyramid[cell] !== undefined).map(rowOf)) * HEIGHT;
  return (
    <svg
      viewBox={`-4 ${top - ABOVE} ${WIDTH + 8} ${DEPTH - top + ABOVE + 4}`}
      aria-hidden="true"
      data-choosing={lit !== null}
    >
      {CELLS.map(cell => {
        const laid = view.pyramid[cell];
        const pawn = view.pawns[cell];
        if (laid === undefined) return null;
        return (
          <g
            key={cell}
            transform={at(centreOf(cell))}
            className="cell"
            data-owner={pawn && sideOf(pawn.player, view.white)}
            data-lit={inLight.includes(cell)}
          >
            <Stone cell={cell} laid={laid} doors={doorsOf(view.pyramid, cell)} />
            <polygon className="cell-light" points={pointsText(cornersOf(cell))} />
            <StoneSymbol cell={cell} laid={laid} aside={pawn !== undefined} />
          </g>
        );
      })}
      {networks.map(({ cells }) => (
        <path key={cells[0]} className="plan-line" d={outlineOf(cells)} />
      ))}
      <PawnsOn pawns={view.pawns} real={view.pawns} white={view.white} moment={null} />
      {networks.map(({ cells }, i) => (
        <g key={cells[0]} className="plan-letter" data-lit={lit === i} transform={at(placeOfLetter(cells))}>
          <circle r="21" />
          <text fontSize="10">{letterOf(i)}</text>
        </g>
      ))}
    </svg>
  );
};
