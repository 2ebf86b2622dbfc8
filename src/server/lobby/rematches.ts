import type { Outcome } from '../../game/contract.ts';
import { handedOn } from '../../game/shared/handed-on.ts';
import { type Rematch, seatInRematch, seriesAfter } from '../../game/shared/series.ts';
import type { MatchData, PlayerData } from '../boardgame.ts';
import { KEPT_MS } from '../match/kept-seats.ts';
import type { NewRematch } from '../match/new-match.ts';
import { botAt, isPerson, playerAt } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';

/**
 * Rematches that are being made, by the set-up data of the request: boardgame.io's handler, which makes them, hands on
 * nothing else of it (see `Admission`).
 */
export class Rematches {
  readonly #planned = new WeakMap<object, NewRematch>();

  plan(setupData: object, rematch: NewRematch): void {
    this.#planned.set(setupData, rematch);
  }

  planned(setupData: object | undefined): NewRematch | null {
    return setupData === undefined ? null : (this.#planned.get(setupData) ?? null);
  }
}

/** The same table for the next match: options as they were, and bots that have moved on by a seat with the others. */
export const setupDataAfter = ({ setupData, players }: MatchData): Record<string, unknown> => {
  const seated = Object.values(players);
  const bots = seated.flatMap((player): [number, string | null][] =>
    isPerson(player) ? [] : [[seatInRematch(player.id, seated.length), botAt(player)]],
  );
  const { bots: _, ...table } = setupData ?? {};
  return bots.length === 0 ? table : { ...table, bots: Object.fromEntries(bots) };
};

/**
 * Who is to sit where in the match that follows, whose score the series has, and who may take which seat.
 * @param match that is over
 * @param by the seat that asks
 */
export const rematchAfter = ({ id, data }: StoredMatch, by: string, now: number): NewRematch => {
  const seated = Object.values(data.players);
  const { winners } = data.gameover as Outcome;
  const names = seated.map(({ name = '' }) => name);
  const { matches, wins } = seriesAfter(data.rematch?.series ?? null, names, winners);
  const rematch: Rematch = {
    of: id,
    by: playerAt(data, by)?.name ?? '',
    until: now + KEPT_MS,
    series: { matches, wins: handedOn(wins) },
  };
  const next = handedOn(seated);
  const { talk = [] } = data;
  return {
    rematch,
    said: talk.map(line => ({
      ...line,
      seat: seatInRematch(line.seat, seated.length),
      before: names[line.seat] ?? '',
    })),
    players: next.map((player, seat): PlayerData => {
      const { name = '' } = player;
      return isPerson(player) ? { id: seat, data: { keptFor: name } } : { id: seat, name };
    }),
    kept: Object.fromEntries(
      next.flatMap((player, seat) => (isPerson(player) ? [[seat, player.credentials!]] : [])),
    ),
  };
};
