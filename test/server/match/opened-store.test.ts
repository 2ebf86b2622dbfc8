import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadRules } from '../../../src/game/index.ts';
import { openedStore } from '../../../src/server/match/opened-store.ts';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { ROOT } from '../../game/source.ts';

const { 'ru-ra-re': former } = JSON.parse(
  readFileSync(join(ROOT, 'test/game/framework/stored-states.json'), 'utf8'),
);
const game = serveGame(await loadRules('ru-ra-re'));

const storeOf = (match: StoredMatch | null): MatchStore =>
  openedStore({ load: async () => match } as unknown as MatchStore, new Map([[game.name, game]]));
const matchWith = (state: unknown, gameName = game.name) =>
  ({ id: 'match', version: 3, data: { gameName }, state, control: {} }) as unknown as StoredMatch;

it('a match of an earlier version is loaded as this one keeps it, and all else of it as it is', async () => {
  const { state } = former.points[0];
  const stored = matchWith(state);
  const loaded = await storeOf(stored).load('match');
  const asked = state.G.waiting.filter((seat: number) => !state.G.chosen[seat]);
  expect(Object.keys(state.ctx.activePlayers)).toHaveLength(3);
  expect(Object.keys(loaded!.state!.ctx.activePlayers!).map(Number)).toEqual(asked);
  expect({ ...loaded, state: null }).toEqual({ ...stored, state: null });
  expect(loaded!.state!.G).toEqual(state.G);
});

it('one that has not begun, one of this version, one of no game there is, and none are loaded as they are', async () => {
  const { state } = former.points[0];
  const today = game.stepper.begin(3, {}, 'today');
  for (const match of [matchWith(null), matchWith(today), matchWith(state, 'chess'), null]) {
    const loaded = await storeOf(match).load('match');
    expect(loaded).toEqual(match);
    expect(loaded?.state).toBe(match?.state);
  }
});
