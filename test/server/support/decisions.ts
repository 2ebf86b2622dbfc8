import type { GameId } from '../../../src/game/index.ts';
import { loadRules } from '../../../src/game/index.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';
import type { MatchData } from '../../../src/server/boardgame.ts';
import { type Change, type Command, type Decision, isRefusal } from '../../../src/server/match/commands.ts';
import type { Now } from '../../../src/server/match/deadlines.ts';
import { decide } from '../../../src/server/match/decide.ts';
import type { History } from '../../../src/server/match/ports.ts';
import { type ServedGame, serveGame } from '../../../src/server/match/served-game.ts';
import { NEW_CONTROL, type StoredMatch } from '../../../src/server/match/stored-match.ts';

/** A moment on which to count from: any will do. */
export const NOON = 1_000_000;
export const BOT_DELAY = 900;
export const STAND_IN_AFTER = 180_000;

export const nowAt = (at: number, ...present: readonly Seat[]): Now => ({
  at,
  present: new Set(present),
  looking: new Set(present),
  botDelay: BOT_DELAY,
  standInAfter: STAND_IN_AFTER,
  goneAfter: 0,
  clockSecond: 1000,
});

export const servedGame = async (game: GameId): Promise<ServedGame> => serveGame(await loadRules(game));

/** A table at which nobody sits yet. */
export const emptyTable = (
  game: ServedGame,
  players: number,
  setupData: Record<string, unknown> = {},
): StoredMatch => ({
  id: 'table-1',
  version: 1,
  data: {
    gameName: game.name,
    players: Object.fromEntries(Array.from({ length: players }, (_, id) => [id, { id }])),
    setupData,
    unlisted: false,
    createdAt: NOON,
    updatedAt: NOON,
  } as MatchData,
  state: null,
  control: NEW_CONTROL,
});

export const secretOf = (seat: Seat): string => `secret of ${seat}`;

export const ask = (
  game: ServedGame,
  match: StoredMatch,
  command: Command,
  now: Now = nowAt(NOON),
): Decision => decide(game, match, command, now, pastOf(match));

/** By state, how the match came to it: what a store would keep beside it. */
const pasts = new WeakMap<object, History>();
const pastOf = ({ state }: StoredMatch): History =>
  (state === null ? undefined : pasts.get(state)) ?? { initialState: null, log: [] };

/** What a command made of a match; throws where it was refused. */
export const changeBy = (
  game: ServedGame,
  match: StoredMatch,
  command: Command,
  now: Now = nowAt(NOON),
): Change & { readonly next: StoredMatch } => {
  const decision = ask(game, match, command, now);
  if (isRefusal(decision)) throw new Error(`${command.kind} was refused: ${decision.refused}`);
  if (decision.next === null) throw new Error(`${command.kind} removed the match`);
  const { initialState, log } = pastOf(match);
  if (decision.next.state !== null) {
    const past = {
      initialState: decision.initialState ?? initialState,
      log: [...log, ...decision.log],
    };
    pasts.set(decision.next.state, past);
  }
  return decision as Change & { readonly next: StoredMatch };
};

/** The same table with a person in every seat: the match has begun. */
export const begunTable = (
  game: ServedGame,
  players: number,
  setupData: Record<string, unknown> = {},
  now: Now = nowAt(NOON),
): StoredMatch => {
  let match = emptyTable(game, players, setupData);
  for (let seat = 0; seat < players; seat++) {
    const sit: Command = { kind: 'sit', seat, name: `Person ${seat}`, credentials: secretOf(seat) };
    match = changeBy(game, match, sit, now).next;
  }
  return match;
};

/** A move of a person in sight of the match as it stands. */
export const moveBy = (
  match: StoredMatch,
  seat: Seat,
  move: Extract<Command, { kind: 'move' }>['move'],
  id: string | null = null,
): Command => ({
  kind: 'move',
  seat,
  credentials: secretOf(seat),
  move,
  stateID: match.state?._stateID ?? 0,
  id,
});
