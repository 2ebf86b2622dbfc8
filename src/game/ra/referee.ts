import { moveBehind, normalEvent, refereeOfChance } from '../auction/referee.ts';
import type { Referee } from '../referee.ts';
import { bagging } from './bag.ts';
import type { RaEvent } from './events.ts';
import { setup } from './setup.ts';
import type { Move, Options, State } from './table.ts';
import { type Kind, TILE_COUNTS, TILES } from './tiles.ts';

/** Replays matches of Ra: all of their chance is in the suns dealt and the tiles drawn. */
export const referee: Referee<State, Move, RaEvent, Options> = {
  ...refereeOfChance({ setup, tiles: TILES, counts: TILE_COUNTS, bagging }),
  moveFor: ({ step }, event) => {
    if (event.type === 'god') return { seat: event.player, move: ['playGod', event.takes] };
    if (step.kind === 'gods') return { seat: step.player, move: ['doneWithGods'] };
    if (event.type === 'disaster') return { seat: event.player, move: ['discard', ...pairOf(event.lost)] };
    return moveBehind(event);
  },
  normal: event =>
    event.type === 'disaster' && Array.isArray(event.lost)
      ? { ...event, lost: [...event.lost].sort() }
      : normalEvent(event),
};

/** What a recorded disaster took, as arguments of a move: where they are not two tiles, the move is refused. */
const pairOf = (lost: unknown): [Kind, Kind] => (Array.isArray(lost) ? lost : []) as unknown as [Kind, Kind];
