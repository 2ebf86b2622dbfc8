import type { SeatInfo } from '../../table/table-match.ts';

const NAMES = ['Ada', 'Ned', 'Meritaten', 'Ben', 'Zoe'];

/** Who sits at a table of the gallery: the second is a bot, the last of a full table is away. */
export const seatsFor = (players: number, away = players > 3 ? players - 1 : null): SeatInfo[] =>
  Array.from({ length: players }, (_, i) => ({
    name: NAMES[i] ?? `${i + 1}`,
    bot: i === 1 ? 'steady' : null,
    connected: i !== away,
  }));
