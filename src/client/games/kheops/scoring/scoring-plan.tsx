import type { NetworkEvent } from '../../../../game/kheops/events.ts';
import { APEX, CELLS, type Cell } from '../../../../game/kheops/pyramid.ts';
import { letterOf } from '../../../ui/i18n/grammar.ts';
import { doorsOf } from '../pieces/doors.ts';
import { PawnsOn } from '../pieces/pawns-on.tsx';
import { Stone, StoneSymbol } from '../pieces/stone.tsx';
import { useBoard } from '../view/board-context.ts';
import { sideOf } from '../view/facts.ts';
import {
  at,
  centreOf,
  cornersOf,
  DEPTH,
  isUpright,
  outlineOf,
  type Point,
  pointsText,
  spareCornerOf,
  WIDTH,
} from '../view/geometry.ts';

/** In the highest upright tile, of which every network has one: no pawn stands out over its spare corner. */
const placeOfLetter = (cells: readonly Cell[]): Point => spareCornerOf(cells.find(isUpright) ?? APEX);

/**
 * The pyramid as it stands, to be looked at only: a line around each network, and the letter it goes by: numbers on the
 * pyramid are points, rows and places.
 */
export const Plan = ({ networks, lit }: { networks: readonly NetworkEvent[]; lit: number | null }) => {
  const { view } = useBoard().match;
  const inLight = lit === null ? [] : (networks[lit]?.cells ?? []);
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
