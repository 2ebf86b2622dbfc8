import { afterEach, describe, expect, it } from 'vitest';
import { handedOn, type PressedMatch } from '../../../../src/client/match/local/hand-on.ts';
import { openLocalMatch } from '../../../../src/client/match/local/local-match.ts';
import type { SavedMatch } from '../../../../src/client/match/local/saved-match.ts';
import { REPEAT_MS } from '../../../../src/client/ui/hooks/repeat-guard.ts';
import { GAME_IDS, type GameId, metaOf } from '../../../../src/game/index.ts';
import { loadGame } from '../../../game/load-game.ts';

let clock = 0;
const open: PressedMatch[] = [];
afterEach(() => {
  for (const match of open.splice(0)) match.close();
});

const twoPeople = async (game: GameId, handOver: boolean) => {
  const module = await loadGame(game);
  const saved: SavedMatch = {
    seats: [
      { name: 'Ada', bot: null },
      { name: 'Ned', bot: null },
    ],
    options: metaOf(game).defaults,
    handOver,
    seed: 'two at one screen',
    moves: [],
    over: false,
  };
  const match = handedOn(openLocalMatch(module, saved, { pace: 0, onMove: () => {} }), () => clock);
  open.push(match);
  return { match, module };
};

describe.each(GAME_IDS)('two people at one screen, at %s', game => {
  it('a press within half a second of the other’s turn is not theirs', async () => {
    const { match, module } = await twoPeople(game, false);
    const press = () => {
      const { seat, view } = match.snapshot();
      match.play(module.rules.legalMoves(view, seat!)[0]!);
    };
    let turns = 0;
    for (let presses = 0; turns < 3; presses++) {
      expect(presses).toBeLessThan(50);
      const { seat } = match.snapshot();
      const before = match.saved().moves.length;
      press();
      expect(match.saved().moves).toHaveLength(before + 1);
      if (match.snapshot().seat === seat) continue;
      turns += 1;
      expect(match.isHandedOn()).toBe(true);
      clock += REPEAT_MS - 1;
      press();
      match.takeBack();
      expect(match.saved().moves).toHaveLength(before + 1);
      clock += 1;
      expect(match.isHandedOn()).toBe(false);
    }
  });
});

describe('where the screen is covered', () => {
  it('a second press does not uncover it for the next', async () => {
    const { match, module } = await twoPeople('kheops', true);
    match.takeScreen();
    expect(match.snapshot().seat).not.toBeNull();
    clock += REPEAT_MS;
    const { view, seat } = match.snapshot();
    for (let moves = 0; match.snapshot().handTo === null; moves++) {
      expect(moves).toBeLessThan(50);
      match.play(module.rules.legalMoves(match.snapshot().view, seat!)[0]!);
    }
    expect(view).not.toBeNull();
    match.takeScreen();
    expect(match.snapshot()).toMatchObject({ seat: null, handTo: 1 - seat! });
    clock += REPEAT_MS;
    match.takeScreen();
    expect(match.snapshot()).toMatchObject({ seat: 1 - seat!, handTo: null });
  });
});

describe('taking back', () => {
  it('takes one move back with one press', async () => {
    const { match, module } = await twoPeople('ra', false);
    while (match.saved().moves.length < 6) {
      const { seat, view } = match.snapshot();
      match.play(module.rules.legalMoves(view, seat!)[0]!);
      clock += REPEAT_MS;
    }
    match.takeBack();
    const moves = match.saved().moves.length;
    match.takeBack();
    expect(match.saved().moves).toHaveLength(moves);
    clock += REPEAT_MS;
    match.takeBack();
    expect(match.saved().moves.length).toBeLessThan(moves);
  });
});
