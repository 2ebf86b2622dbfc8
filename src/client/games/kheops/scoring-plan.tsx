import type { NetworkEvent } from '../../../game/kheops/events.ts';
import { CELLS } from '../../../game/kheops/pyramid.ts';
import { Pawn } from './art/pawns.tsx';
import { useBoard } from './board-context.ts';
import { doorsOf } from './doors.ts';
import { sideOf } from './facts.ts';
import { at, centreOf, cornersOf, DEPTH, pawnAt, pointsText, WIDTH } from './geometry.ts';
import { Stone, StoneSymbol } from './stone.tsx';

/** The pyramid as it stands, to be looked at only. */
export const Plan = ({ lit }: { lit: NetworkEvent | null }) => {
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
                <Pawn piece={pawn.piece} side={sideOf(pawn.player, view.white)} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
};
