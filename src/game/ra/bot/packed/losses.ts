import { noMoves } from '../../../auction/bot/packed/moves.ts';
import { lookOut, newOutlook, type Outlook } from '../../../auction/bot/packed/outlook.ts';
import { ACTOR, type Packed } from '../../../auction/bot/packed/table.ts';
import { type Mind, mindOf } from '../mind.ts';
import { WEIGHTS } from '../weights.ts';
import { DISCARD, legalMoves } from './moves.ts';
import { heldBy, KIND_COUNT } from './table.ts';
import { estateWorth } from './worth.ts';

/** What `steady` makes of the tiles that a seat has left once it has given up a pair. */
export const worthLeft = (s: Packed, seat: number, pair: number, outlook: Outlook, mind: Mind) => {
  const held = heldBy(seat);
  const other = pair % KIND_COUNT;
  const one = (pair - other) / KIND_COUNT;
  s[held + one]! -= 1;
  s[held + other]! -= 1;
  const left = estateWorth(s, held, outlook.coming[seat]!, outlook, mind);
  s[held + one]! += 1;
  s[held + other]! += 1;
  return left;
};

const mind = mindOf(WEIGHTS);
const outlook = newOutlook();
const moves = noMoves();

/** The move by which whoever has to give up two tiles keeps most, as `steady` sees it. */
export const leastMissedMove = (s: Packed): number => {
  lookOut(s, WEIGHTS, outlook);
  let most = Number.NEGATIVE_INFINITY;
  let move = moves[0]!;
  for (let i = 0, count = legalMoves(s, moves); i < count; i++) {
    const left = worthLeft(s, s[ACTOR]!, moves[i]! - DISCARD, outlook, mind);
    if (left <= most) continue;
    most = left;
    move = moves[i]!;
  }
  return move;
};
