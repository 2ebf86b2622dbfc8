import type { Referee } from '../../../../src/game/referee.ts';
import type { Options } from './meta.ts';
import { PEBBLES, setup } from './rules.ts';
import type { Move, PebblesEvent, State } from './table.ts';

const prizeIn = (events: readonly PebblesEvent[]): { at: number; prize: number } | null => {
  for (const [at, event] of events.entries()) if (event.type === 'end') return { at, prize: event.prize };
  return null;
};

/** Replays matches of pebbles: all of their chance is in which pebble hid the prize. */
export const referee: Referee<State, Move, PebblesEvent, Options> = {
  begin: (players, options, events) => {
    const told = prizeIn(events);
    if (told !== null && !(Number.isInteger(told.prize) && told.prize >= 0 && told.prize < PEBBLES)) {
      return { event: told.at, problem: '"prize" must be a pebble' };
    }
    const fresh = setup({ players, options, seed: '' });
    return { ...fresh, secret: { ...fresh.secret, prize: told?.prize ?? 0 } };
  },
  againstSeed: (seed, players, options, events) => {
    const told = prizeIn(events);
    const { prize } = setup({ players, options, seed }).secret;
    if (told === null || told.prize === prize) return null;
    return { event: told.at, problem: `the seed hides the prize under pebble ${prize}` };
  },
  moveFor: (_state, event) =>
    event.type === 'take' ? { seat: event.player, move: ['take', event.pebbles] } : null,
  normal: event => event,
};
