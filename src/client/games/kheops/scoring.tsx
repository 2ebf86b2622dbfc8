import { useState } from 'react';
import type { NetworkEvent } from '../../../game/kheops/events.ts';
import { CELLS } from '../../../game/kheops/pyramid.ts';
import { standing, weightsOn } from '../../../game/kheops/score.ts';
import { opponentOf, type Player } from '../../../game/kheops/table.ts';
import { type BySeat, at as of } from '../../../game/shared/seats.ts';
import { listed, signed } from '../../i18n/grammar.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { RuleLink } from '../../table/rule-link.tsx';
import '../../table/score-sheet.css';
import { Pawn } from './art/pawns.tsx';
import { useBoard } from './board-context.ts';
import { doorsOf } from './doors.ts';
import { at, centreOf, cornersOf, DEPTH, pawnAt, pointsText, WIDTH } from './geometry.ts';
import './scoring.css';
import { Stone, StoneSymbol } from './stone.tsx';
import { scoreWords } from './words/score.ts';

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
  const seats = over ? bySide.toSorted((a, b) => of(scores, b) - of(scores, a)) : bySide;
  return (
    <div className="scoring">
      <figure className="scoring-map">
        <Plan lit={lit === null ? null : (networks[lit] ?? null)} />
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
                <th key={seat} scope="col" data-you={seat === match.seat}>
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
                n={i + 1}
                network={network}
                weights={weightsOn(view, network.cells)}
                seats={seats}
                isLit={lit === i}
                light={on => setLit(on ? i : null)}
              />
            ))}
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
          </tbody>
          <tfoot>
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

const NetworkRow = ({
  n,
  network,
  weights,
  seats,
  isLit,
  light,
}: {
  n: number;
  network: NetworkEvent;
  weights: BySeat<number>;
  seats: readonly Player[];
  isLit: boolean;
  light: (on: boolean) => void;
}) => {
  const words = useWords(scoreWords);
  const { language } = useLanguage();
  const { cells, rooms, bonuses, closed, cursed, points, owners } = network;
  const parts = [String(rooms), ...bonuses.map(({ points: bonus }) => String(bonus))].join(' + ');
  const sum = bonuses.length > 0 && closed ? `(${parts})` : parts;
  return (
    <tr data-lit={isLit} onPointerEnter={() => light(true)} onPointerLeave={() => light(false)}>
      <th scope="row">
        <button
          type="button"
          className="scoring-light"
          aria-pressed={isLit}
          aria-label={words.light(n)}
          onClick={() => light(!isLit)}
          onFocus={() => light(true)}
          onBlur={() => light(false)}
        >
          {n}
        </button>{' '}
        {words.tiles(cells.length)}
        {bonuses.length > 0 && (
          <small>
            {listed(
              language,
              bonuses.map(({ for: what, points: bonus }) => `${words.bonus[what]} ${signed(bonus)}`),
            )}
          </small>
        )}
      </th>
      <td>
        {cursed ? (
          <>
            {words.cursed} <RuleLink rule="K-45" />
          </>
        ) : (
          <>
            {sum}
            {closed && (
              <>
                {' '}
                {words.closedTimes} <RuleLink rule="K-42" />
              </>
            )}
            {(bonuses.length > 0 || closed) && ` = ${points}`}
          </>
        )}
      </td>
      <td>{seats.map(seat => of(weights, seat)).join(' : ')}</td>
      {seats.map(seat => (
        <td key={seat} data-nothing={!owners.includes(seat) || points === 0}>
          {owners.includes(seat) ? points : '·'}
        </td>
      ))}
    </tr>
  );
};

/** The pyramid as it stands, to be looked at only. */
const Plan = ({ lit }: { lit: NetworkEvent | null }) => {
  const { view } = useBoard().match;
  return (
    <svg viewBox={`-4 -4 ${WIDTH + 8} ${DEPTH + 8}`} aria-hidden="true" data-choosing={lit !== null}>
      {CELLS.map(cell => {
        const laid = view.pyramid[cell];
        const pawn = view.pawns[cell];
        if (laid === undefined) return null;
        return (
          <g
            key={cell}
            transform={at(centreOf(cell))}
            className="cell"
            data-lit={lit?.cells.includes(cell) ?? false}
          >
            <Stone cell={cell} laid={laid} doors={doorsOf(view.pyramid, cell)} />
            <polygon className="cell-light" points={pointsText(cornersOf(cell))} />
            <StoneSymbol cell={cell} laid={laid} aside={pawn !== undefined} />
            {pawn !== undefined && (
              <g transform={`${at(pawnAt(cell))} scale(2.1)`}>
                <Pawn piece={pawn.piece} side={pawn.player === view.white ? 'white' : 'blue'} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
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
        {winner === null ? words.draw : winner.you ? words.youWin : words.winner(winner.name)}{' '}
        <span className="final-scores">
          {step.scores.map((points, seat) => `${person(seat).name} ${points}`).join(' · ')}
        </span>
      </p>
      <Scoring />
    </div>
  );
};
