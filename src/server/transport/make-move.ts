import type { AnyMove } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { ASYNC_STORAGE, Master, type MatchData, type MatchState, type StorageAPI } from '../boardgame.ts';
import type { House } from '../house.ts';
import { hasBegun, isOver, playerAt, sameSecret } from '../lobby/seats.ts';
import { mayOnlyChange, refusalOf, type ServedGame } from '../served-game.ts';
import { StaleState } from '../storage/match-store.ts';
import { isMove } from './outbound.ts';
import { publishState } from './publish.ts';

export type MoveRequest = {
  readonly served: ServedGame;
  readonly matchID: string;
  readonly seat: Seat;
  readonly credentials: string | null;
  /** The number of the state the mover had before its eyes. */
  readonly stateID: number;
  readonly move: AnyMove;
};

/**
 * What became of a move. `repeated`: this very move was made before, nothing was done again. `changed`: a seat has
 * changed its mind, and nobody else is told.
 * A refusal carries a code: one of the rules', or
 * `unknown-match`, `not-started`, `credentials`, `match-over`, `unknown-move`, `stale`, `not-now`.
 */
export type MoveAnswer =
  | { readonly kind: 'made' }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly code: string };

const refused = (code: string): MoveAnswer => ({ kind: 'refused', code });

/**
 * Makes one move of a match: asks the rules, lets the framework's Master make it, stores it, and only then
 * tells everybody. To be called under the match's mutex.
 */
export const makeMove = async (house: House, request: MoveRequest): Promise<MoveAnswer> => {
  const { served, matchID, seat, move, stateID } = request;
  const { metadata, state } = await house.store.fetch(matchID, { metadata: true, state: true });
  if (!metadata || !state || metadata.gameName !== served.name) return refused('unknown-match');
  if (!sameSecret(request.credentials, playerAt(metadata, seat)?.credentials)) return refused('credentials');
  if (!hasBegun(metadata)) return refused('not-started');
  if (!served.game.moveNames.includes(move[0])) return refused('unknown-move');
  if (stateID !== state._stateID && !saysWhatItAnswers(served)) {
    return (await wasMade(house, request)) ? { kind: 'repeated' } : refused('stale');
  }
  if (isOver(metadata)) return refused('match-over');
  const refusal = refusalOf(served, state, seat, move);
  if (refusal !== null) return refused(refusal);

  const made = await askMaster(house, request, state, metadata);
  if (made === null) return refused('not-now');
  const isChange = mayOnlyChange(served, state, seat);
  // Of a change only what is hidden is kept: the number of the state, the log and the count of moves would tell of it.
  const after = isChange ? { ...state, G: made.state.G } : made.state;
  try {
    if (isChange) await house.store.commitChange(matchID, after);
    else {
      await house.store.commitMove(matchID, {
        state: after,
        log: (after.deltalog ?? []).filter(isMove),
        metadata: made.metadata,
      });
    }
  } catch (error) {
    if (error instanceof StaleState) return refused('stale');
    throw error;
  }
  if (isChange) {
    publishState(house, served, matchID, after, seat);
    return { kind: 'changed' };
  }
  publishState(house, served, matchID, after);
  if (isOver(made.metadata)) house.listChanged(served.name);
  return { kind: 'made' };
};

/**
 * Where several act at the same time, the number of the state moves on under their hands: a move names what it
 * answers to, and the rules refuse one that is late.
 */
const saysWhatItAnswers = ({ module }: ServedGame): boolean => module.meta.turns === 'together';

const wasMade = async (house: House, { matchID, seat, stateID, move }: MoveRequest): Promise<boolean> => {
  const entry = await house.store.moveAt(matchID, stateID);
  if (!entry) return false;
  const { type, args, playerID } = entry.action.payload;
  return playerID === String(seat) && JSON.stringify([type, ...(args ?? [])]) === JSON.stringify(move);
};

type Made = { readonly state: MatchState; readonly metadata: MatchData };

/**
 * The framework's Master publishes a move before it stores it, and a move it could not make as well. So it
 * writes on a slip of paper and speaks to nobody; what stands on the slip is stored and told afterwards.
 */
const askMaster = async (
  house: House,
  { served, matchID, seat, credentials, stateID, move }: MoveRequest,
  before: MatchState,
  metadata: MatchData,
): Promise<Made | null> => {
  let published: MatchState | null = null;
  let written: MatchData = metadata;
  const slip = {
    type: () => ASYNC_STORAGE,
    // The framework counts a seat's moves in the very state it is given.
    fetch: async () => ({ state: { ...before, ctx: structuredClone(before.ctx) }, metadata }),
    setState: async () => {},
    setMetadata: async (_id: string, changed: MatchData) => {
      written = changed;
    },
  } as unknown as StorageAPI.Async;
  const ears = {
    send: () => {},
    sendAll: (message: { type: string; args: readonly unknown[] }) => {
      if (message.type === 'update') published = message.args[1] as MatchState;
    },
  };
  const [name, ...args] = move;
  const master = new Master(served.game, slip, ears as never, house.auth);
  const action = {
    type: 'MAKE_MOVE' as const,
    payload: { type: name, args, playerID: String(seat), credentials: credentials ?? '' },
  };
  await master.onUpdate(action, stateID, matchID, String(seat));
  const after = published as MatchState | null;
  return after !== null && after._stateID === before._stateID + 1
    ? { state: after, metadata: written }
    : null;
};
