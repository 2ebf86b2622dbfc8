import { expect, it } from 'vitest';
import type { PlayerData } from '../../../src/server/boardgame.ts';
import { areBotsAlone, hostOf, peopleAt, playerAt, publicPlayers } from '../../../src/server/match/seats.ts';

it.each(['__proto__', 'constructor', 'toString', '1'])(
  'a table without the seat %s has nobody there',
  seat => {
    const match = { gameName: 'go', players: { 0: { id: 0 } }, createdAt: 0, updatedAt: 0 };
    expect(playerAt(match, seat)).toBeUndefined();
    expect(playerAt(match, 0)).toEqual({ id: 0 });
  },
);

const BOT = { id: 0, name: 'Thoth', credentials: 'sha256:a', botAccount: 'bot-aaaaaaaaaaaa' };
const ADA = { id: 1, name: 'Ada', credentials: 'sha256:b' };
const HOUSE = { id: 1, name: 'bot: easy', credentials: 'sha256:c', data: { bot: 'easy' } };
const tableWith = (...players: readonly PlayerData[]) => ({
  gameName: 'go',
  ...{ host: 0, createdAt: 0, updatedAt: 0 },
  players: Object.fromEntries(players.map(player => [player.id, player])),
});

it('a bot of somebody’s is asked nothing and leads no table at which a person sits', () => {
  expect(peopleAt(tableWith(BOT, ADA))).toEqual([1]);
  expect(hostOf(tableWith(BOT, ADA))).toBe(1);
  expect(hostOf(tableWith(BOT, { id: 1 }))).toBe(0);
});

it('bots are alone where no person holds a seat, nor one that a bot stands in at', () => {
  expect(areBotsAlone(tableWith(BOT, HOUSE))).toBe(true);
  expect(areBotsAlone(tableWith(BOT, ADA))).toBe(false);
  expect(areBotsAlone(tableWith(BOT, { ...ADA, data: { bot: 'easy', standIn: true } }))).toBe(false);
  expect(areBotsAlone(tableWith(BOT, { id: 1 }))).toBe(false);
});

it('it is there until another stands in for it, and its secret is told nobody', () => {
  const away = { ...BOT, data: { bot: 'easy', standIn: true } };
  const shown = (player: object) => publicPlayers(tableWith(player as PlayerData, ADA), new Set())[0];
  expect(shown(BOT)).toEqual({ id: 0, name: 'Thoth', botAccount: BOT.botAccount, isConnected: true });
  expect(shown(away)).toMatchObject({ isConnected: false });
});
