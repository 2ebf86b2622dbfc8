import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import type { AnyMove } from '../../../src/game/contract.ts';
import { assertMade, stepperFor } from '../../../src/game/framework/step.ts';
import type { GameId } from '../../../src/game/index.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';
import { loadGame } from '../load-game.ts';
import { ROOT } from '../source.ts';

/**
 * A match of each game, as the version stored it whose server told the framework what followed on a move: what it began with, its
 * moves, and how it stood after some of them. They stay as they are.
 */
type Stored = {
  readonly players: number;
  readonly options: object;
  readonly seed: string;
  readonly moves: readonly (readonly [Seat, ...AnyMove])[];
  readonly initialState: State;
  readonly points: readonly { readonly moves: number; readonly state: State }[];
};
const STORED: Readonly<Record<string, Stored>> = JSON.parse(
  readFileSync(join(ROOT, 'test/game/framework/stored-states.json'), 'utf8'),
);

/** All that says how a match stands; turns were counted otherwise. */
const standing = ({ G, ctx: { phase, currentPlayer, activePlayers, gameover }, _stateID }: State) => ({
  G,
  phase,
  ...(activePlayers === null && gameover === undefined && { currentPlayer }),
  activePlayers,
  gameover,
  _stateID,
});

describe.each(Object.entries(STORED) as [GameId, Stored][])(
  'a match of %s as it was stored',
  (id, stored) => {
    it('goes on from every point to the same end, as if it had been begun today', async () => {
      const { open, step, begin } = stepperFor(await loadGame(id), () => stored.seed);
      /** The match as it is played today, after so many moves. */
      const today: State[] = [begin(stored.players, stored.options)];
      for (const [seat, ...move] of stored.moves)
        today.push(assertMade(step(today.at(-1)!, seat, move)).state);
      for (const point of [{ moves: 0, state: stored.initialState }, ...stored.points]) {
        let state = open(point.state);
        expect(standing(state)).toEqual(standing(today[point.moves]!));
        expect(open(state)).toBe(state);
        for (const [seat, ...move] of stored.moves.slice(point.moves))
          state = assertMade(step(state, seat, move)).state;
        expect(standing(state)).toEqual(standing(today.at(-1)!));
        expect(state.plugins).not.toHaveProperty('rules-decide');
      }
      expect(today.at(-1)!.ctx.gameover).toBeDefined();
    });
  },
);

it('was stored of every game, and in the middle of choices that all make at the same time', () => {
  expect(Object.keys(STORED).toSorted()).toEqual(['kheops', 'priests-of-ra', 'ra', 'ru-ra-re']);
  const chosen = STORED['ru-ra-re']!.points.map(({ state }) => state.G.chosen.filter(Boolean).length);
  expect(chosen).toEqual(expect.arrayContaining([0, 1, 2]));
});
