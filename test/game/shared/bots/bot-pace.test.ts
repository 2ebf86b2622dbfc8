import { expect, it } from 'vitest';
import { GAME_IDS, loadRules } from '../../../../src/game/index.ts';
import { botPaceOf } from '../../../../src/game/shared/bots/bot-pace.ts';

const tableOf = async (phase: string, choices: Readonly<Record<number, number>>) => {
  const { meta, rules } = await loadRules('ra');
  const legalMoves = (_: unknown, seat: number) =>
    Array.from({ length: choices[seat]! }, () => ['pass'] as const);
  return { meta, rules: { ...rules, phase: () => phase, legalMoves } as typeof rules };
};

it.each([
  ['what is forced is soon done', 'turn', { 0: 1 }, 0.4],
  ['also in an auction', 'auction', { 0: 1 }, 0.4],
  ['a turn has the usual pace', 'turn', { 0: 2 }, 1],
  ['a bid takes longer', 'auction', { 0: 2 }, 1.6],
  ['of several, whoever thinks longest is waited for', 'auction', { 0: 1, 1: 3 }, 1.6],
  ['several who have no choice do not', 'auction', { 0: 1, 1: 1 }, 0.4],
])('%s', async (_, phase, choices, pace) => {
  const seats = Object.keys(choices).map(Number);
  expect(botPaceOf(await tableOf(phase, choices), null, seats)).toBe(pace);
});

it.each(GAME_IDS)('what weighs more in %s is a phase of it', async game => {
  const { phases, meta } = await loadRules(game);
  const { weighty = [] } = meta;
  expect(weighty).toHaveLength(1);
  expect(Object.keys(phases)).toEqual(expect.arrayContaining([...weighty]));
});
