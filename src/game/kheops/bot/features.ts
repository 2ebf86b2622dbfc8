import type { Layout } from '../../shared/nets/features.ts';
import type { Seat } from '../../shared/seats.ts';
import { DOUBLE_WEIGHT, PAWN_WEIGHT } from '../numbers.ts';
import { PIECES, type Step } from '../table.ts';
import { CELL_COUNT, NOBODY, type Packed, pieceOf, seatOf } from './packed/board.ts';
import type { ToDo } from './packed/move-ends.ts';
import type { Networks } from './packed/networks.ts';
import { DOUBLE } from './packed/tiles.ts';
import { evaluatorOf } from './packed/worth.ts';
import { WEIGHTS } from './weights.ts';

const STEPS = ['pawn', 'power', 'tile', 'over'] as const;
/** Points of networks are told apart by how far somebody is ahead there: by 1, by 2, by 3 or more. */
const LEADS = 3;
const OF_TABLE = STEPS.length + 3;
const OF_SEAT = 1 + 1 + 2 + 2 * LEADS + 2 * PIECES.length;

export const LAYOUT: Layout = { ofTable: OF_TABLE, ofSeat: OF_SEAT };

/** Numbers of about 1 for what is usual at the end of a match. */
const POINTS = 30;
const PAWNS = 8;

const ahead = evaluatorOf(WEIGHTS);
const lead = new Int8Array(CELL_COUNT);

/**
 * Tells a position to a net, whatever is to be done next in it; hands and stock have no part in it.
 * @param networks those of the board @param next what is to be done
 * @param into filled with the numbers of `LAYOUT`
 */
export const fillFeatures = (
  board: Packed,
  networks: Networks,
  next: Step | ToDo,
  looking: Seat,
  into: Float32Array,
): void => {
  const done = board.laid / CELL_COUNT;
  let place = 0;
  const write = (value: number) => {
    into[place] = value;
    place += 1;
  };
  for (const kind of STEPS) write(next.kind === kind ? 1 : 0);
  write(done);
  write(done * done);

  lead.fill(0);
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const stands = board.pawn[cell] as number;
    if (stands === NOBODY) continue;
    const isDouble = DOUBLE[board.tile[cell] as number] === 1 || PIECES[pieceOf(stands)] === 'pharaoh';
    const weight = isDouble ? DOUBLE_WEIGHT : PAWN_WEIGHT;
    (lead[networks.of[cell] as number] as number) += seatOf(stands) === looking ? weight : -weight;
  }
  let open = 0;
  const led = [new Float32Array(2 * LEADS), new Float32Array(2 * LEADS)] as const;
  for (let n = 0; n < networks.count; n++) {
    const name = networks.names[n] as number;
    const points = networks.points[name] as number;
    const by = lead[name] as number;
    if (by === 0) {
      open += points;
      continue;
    }
    const sums = led[by > 0 ? 0 : 1];
    const how = Math.min(Math.abs(by), LEADS) - 1;
    (sums[how] as number) += points / POINTS;
    (sums[LEADS + how] as number) += (points / POINTS) * done;
  }
  write(open / POINTS);

  for (const [i, seat] of [looking, 1 - looking].entries()) {
    let ankhs = 0;
    const standing = new Int8Array(PIECES.length);
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const stands = board.pawn[cell] as number;
      if (stands === NOBODY || seatOf(stands) !== seat) continue;
      (standing[pieceOf(stands)] as number) += 1;
      if (networks.ankh[cell] === 1) ankhs += 1;
    }
    write('player' in next && next.player === seat ? 1 : 0);
    write(Math.max(-2, Math.min(2, ahead(board, networks, seat) / POINTS)));
    write(ankhs / 4);
    write((ankhs * ankhs) / POINTS);
    for (const sum of led[i === 0 ? 0 : 1]) write(sum);
    for (const count of standing) write(count / PAWNS);
    for (const [piece] of PIECES.entries()) write((board.supply[4 * seat + piece] as number) / PAWNS);
  }
};
