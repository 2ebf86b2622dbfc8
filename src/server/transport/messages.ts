import { z } from 'zod';
import type { AnyMove } from '../../game/contract.ts';
import { LONGEST_LINE, REACTIONS, type Reaction } from '../../game/shared/talk.ts';
import { MATCH_ID, MOVE_ID, SEAT } from '../match/ids.ts';
import type { LineName } from './talk-pages.ts';

const matchID = z.string().regex(MATCH_ID);
const seat = z.string().regex(SEAT);
const moveID = z.string().regex(MOVE_ID);
const credentials = z.string().min(1).max(64);
/** The number of a state, as far as a storage can be asked for it. */
const stateID = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);
/** Arguments are compared by the rules, never looked into: text and numbers, and few of them. */
const argument = z.union([z.string().max(64), z.number()]);

const syncPacket = z.tuple([
  matchID,
  seat.nullish().transform(id => id ?? null),
  credentials.nullish(),
  // The framework's client adds how many it believes to be at the table; the match knows better.
  z.unknown().optional(),
]);

const updatePacket = z.tuple([
  z.object({
    type: z.literal('MAKE_MOVE'),
    payload: z.object({
      type: z.string().max(32),
      args: z
        .array(argument)
        .max(4)
        .nullish()
        .transform(args => args ?? []),
    }),
  }),
  stateID,
  matchID,
  seat,
  // boardgame.io's own client names no move.
  moveID.nullish().transform(id => id ?? null),
]);

const chatPacket = z.tuple([
  matchID,
  z.object({ id: z.string().max(16), payload: z.string().trim().min(1).max(LONGEST_LINE) }),
  z.unknown().optional(),
]);

const reactPacket = z.tuple([matchID, z.enum(REACTIONS)]);

const hiddenPacket = z.tuple([matchID, z.boolean()]);

const undoPacket = z.tuple([matchID, stateID, moveID]);
const undoAnswerPacket = z.tuple([matchID, stateID, z.boolean()]);

const talkPacket = z.tuple([matchID, z.number().int().min(0).max(4), z.string().max(16)]);
const historyPacket = z.tuple([matchID, stateID.min(1)]);

export type SyncMessage = {
  readonly matchID: string;
  /** Null for a spectator. */
  readonly seat: number | null;
  readonly credentials: string | null;
};
export type MoveMessage = {
  readonly matchID: string;
  readonly seat: number;
  readonly stateID: number;
  readonly move: AnyMove;
  /** The page's own name for the move, by which it is answered. */
  readonly id: string | null;
};
export type UndoMessage = { readonly matchID: string; readonly stateID: number; readonly id: string };
export type UndoAnswerMessage = {
  readonly matchID: string;
  /** The number of the state in which it was asked. */
  readonly stateID: number;
  readonly agree: boolean;
};
export type HistoryMessage = { readonly matchID: string; readonly before: number };
/** @property before a line that the page has: it asks for those before it */
export type TalkMessage = { readonly matchID: string; readonly before: LineName };
export type ChatMessage = { readonly matchID: string; readonly id: string; readonly text: string };

// Every message is taken apart and put together again from the parts that are known and right.
// What a client says beside these (who it is, in the payload, or credentials other than its socket's) is not heard.

export const parseSync = (packet: readonly unknown[]): SyncMessage | null => {
  const { success, data } = syncPacket.safeParse(padded(packet, 4));
  if (!success) return null;
  const [id, playerID, secret] = data;
  return { matchID: id, seat: playerID === null ? null : Number(playerID), credentials: secret ?? null };
};

export const parseMove = (packet: readonly unknown[]): MoveMessage | null => {
  const { success, data } = updatePacket.safeParse(padded(packet, 5));
  if (!success) return null;
  const [{ payload }, stateID, match, playerID, id] = data;
  return { matchID: match, seat: Number(playerID), stateID, move: [payload.type, ...payload.args], id };
};

export const parseReact = (
  packet: readonly unknown[],
): { readonly matchID: string; readonly reaction: Reaction } | null => {
  const { success, data } = reactPacket.safeParse(packet);
  return success ? { matchID: data[0], reaction: data[1] } : null;
};

export const parseHidden = (
  packet: readonly unknown[],
): { readonly matchID: string; readonly isHidden: boolean } | null => {
  const { success, data } = hiddenPacket.safeParse(packet);
  return success ? { matchID: data[0], isHidden: data[1] } : null;
};

export const parseUndo = (packet: readonly unknown[]): UndoMessage | null => {
  const { success, data } = undoPacket.safeParse(packet);
  return success ? { matchID: data[0], stateID: data[1], id: data[2] } : null;
};

export const parseUndoAnswer = (packet: readonly unknown[]): UndoAnswerMessage | null => {
  const { success, data } = undoAnswerPacket.safeParse(packet);
  return success ? { matchID: data[0], stateID: data[1], agree: data[2] } : null;
};

export const parseHistory = (packet: readonly unknown[]): HistoryMessage | null => {
  const { success, data } = historyPacket.safeParse(packet);
  return success ? { matchID: data[0], before: data[1] } : null;
};

export const parseTalk = (packet: readonly unknown[]): TalkMessage | null => {
  const { success, data } = talkPacket.safeParse(packet);
  return success ? { matchID: data[0], before: { seat: data[1], id: data[2] } } : null;
};

export const parseChat = (packet: readonly unknown[]): ChatMessage | null => {
  const { success, data } = chatPacket.safeParse(padded(packet, 3));
  if (!success) return null;
  const [id, message] = data;
  return { matchID: id, id: message.id, text: message.payload };
};

const padded = (packet: readonly unknown[], length: number): unknown[] =>
  packet.length >= length ? [...packet] : [...packet, ...Array(length - packet.length).fill(undefined)];

/** The id of a move that is not heard any further, so that it can be answered all the same. */
export const moveIDIn = (event: string, packet: readonly unknown[]): string | null => {
  const id = event === 'update' ? packet[4] : event === 'undo' ? packet[2] : undefined;
  return typeof id === 'string' && MOVE_ID.test(id) ? id : null;
};
