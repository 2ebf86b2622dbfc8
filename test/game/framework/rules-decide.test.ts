import { describe, expect, it } from 'vitest';
import { moduleOf } from '../../../src/game/define-game.ts';
import { rulesDecide } from '../../../src/game/framework/rules-decide.ts';
import { meta } from '../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { position } from '../priests-of-ra/position.ts';
import { reduced } from './tables.ts';

const plugin = rulesDecide(moduleOf(meta, priestsOfRa));
const running = position({ areas: [{ suns: [2] }, { suns: [3] }], step: 1 });
const over = position({
  areas: [{ suns: [2] }, { suns: [3] }],
  epoch: 3,
  step: { kind: 'over', scores: [1, 2], winners: [1] },
});
const { ctx } = reduced(2).start;
const inStep = { ...ctx, phase: 'turn', currentPlayer: '1' };
const ended = { scores: [1, 2], winners: [1] };

const verdict = (G: typeof running, other: object, data: 'move' | 'event' | 'set-up') =>
  plugin.isInvalid?.({ G, ctx: { ...inStep, ...other }, data, game: {} });

describe('an update in which the framework and the rules agree', () => {
  it.each<[string, typeof running, object, 'move' | 'set-up']>([
    ['a move', running, {}, 'move'],
    ['the set-up', running, {}, 'set-up'],
    ['the move that ends the match', over, { gameover: ended }, 'move'],
    ['the end, whoever is said to be in turn', over, { gameover: ended, currentPlayer: '0' }, 'move'],
  ])('is taken: %s', (_what, G, other, data) => {
    expect(verdict(G, other, data)).toBe(false);
  });

  it('is refused all the same when no move made it', () => {
    expect(verdict(running, {}, 'event')).toEqual(expect.any(String));
    expect(verdict(over, { gameover: ended }, 'event')).toEqual(expect.any(String));
  });
});

it.each<[string, typeof running, object]>([
  ['another player in turn', running, { currentPlayer: '0' }],
  ['another phase', running, { phase: 'auction' }],
  ['no phase', running, { phase: null }],
  ['a match ended before its time', running, { gameover: ended }],
  ['a match that goes on after its end', over, {}],
  ['players active out of turn', running, { activePlayers: { 0: 'stage', 1: 'stage' } }],
])('an update in which they do not agree is refused, whatever made it: %s', (_what, G, other) => {
  expect(verdict(G, other, 'move')).toEqual(expect.any(String));
});
