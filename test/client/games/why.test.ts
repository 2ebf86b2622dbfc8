import { describe, expect, it } from 'vitest';
import { CLIENT_GAMES } from '../../../src/client/games/index.ts';
import { GAME_IDS, loadRules } from '../../../src/game/index.ts';
import type { View as RaView } from '../../../src/game/ra/table.ts';
import { addTiles, type Lying, noTiles } from '../../../src/game/ra/tiles.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { at } from '../../../src/game/shared/seats.ts';

const nameOf = (seat: number) => `Player ${seat}`;

describe.each(GAME_IDS)('%s', async game => {
  const { rules, meta } = await loadRules(game);
  const { why, moveText } = await CLIENT_GAMES[game].coach!.words();

  it('has a reason for moves of every name that are no mere refusal, in both languages, and changes nothing', () => {
    const random = quickRandom('reasons');
    const state = rules.setup({ players: meta.seats.max, options: meta.defaults, seed: 'reasons' });
    const names = new Set<string>();
    for (let n = 0; rules.outcome(state) === null; n++) {
      const seat = rules.seatsToAct(state)[0]!;
      const view = rules.view(state, seat);
      const legal = rules.legalMoves(view, seat);
      const move = at(legal, random.below(legal.length));
      if (n % 3 === 0) {
        const before = JSON.stringify(view);
        const told = (['en', 'it'] as const).map(language => why(language, { view, seat, move, nameOf }));
        expect(JSON.stringify(view)).toBe(before);
        const isDone = /^done/.test(move[0]);
        for (const text of told) {
          if (isDone) expect(text).toBeNull();
          else expect(text, moveText('en', move)).toMatch(/^[A-Z].*\.$/);
        }
        if (!isDone) {
          expect(told[0]).not.toBe(told[1]);
          expect(told.join()).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
        }
        names.add(move[0]);
      }
      rules.apply(state, seat, move);
    }
    expect(names.size).toBeGreaterThanOrEqual(game === 'ru-ra-re' ? 1 : 3);
  });
});

describe('ra', async () => {
  const { rules, meta } = await loadRules('ra');
  const { why } = await CLIENT_GAMES.ra.coach!.words();
  const state = rules.setup({ players: 3, options: meta.defaults, seed: 'flood' });
  const fresh = rules.view(state, 0) as RaView;
  const tiles = noTiles();
  addTiles(tiles, 'nile', 2);
  const [own, ...others] = fresh.areas;
  const view = {
    ...fresh,
    track: ['flood', 'gold'] as Lying[],
    areas: [{ ...own!, tiles }, ...others],
  };

  it('a flood feeds the Niles of the one who has them, and nobody else’s [R-12, R-13]', () => {
    const text = why('en', { view, seat: 0, move: ['invokeRa'], nameOf });
    expect(text).toContain('+6 now (');
    expect(text).toMatch(/The Nile \+3/);
    expect(text).toMatch(/Gold \+3/);
    // A flood without a Nile counts as one tile of the river once there is one: alone it brings what the sheet says.
    expect(text).toMatch(/To Player [12] it is worth/);
    expect(why('it', { view, seat: 0, move: ['invokeRa'], nameOf })).toMatch(/^Il lotto vale \+6 subito \(/);
  });

  it('a bid names the sun that it is changed for [A-07]', () => {
    const text = why('en', { view, seat: 0, move: ['bid', own!.suns.faceUp[0]!], nameOf });
    expect(text).toContain(`The ${own!.suns.faceUp[0]} goes for the ${view.centre}.`);
  });
});
