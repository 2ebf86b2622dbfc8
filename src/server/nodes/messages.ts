import { z } from 'zod';
import { REACTIONS } from '../../game/shared/talk.ts';
import { MATCH_ID } from '../../wire/parts.ts';
import { type Announcement, CLOSINGS } from '../match/commands.ts';

const seat = z.number().int().min(0).max(9);

/** `Announcement`, as it comes over the wire. */
const announcement = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['begun', 'players', 'clocks', 'table', 'asking', 'own', 'listing']) }),
  z.object({ kind: z.literal('state'), only: seat.optional() }),
  z.object({ kind: z.literal('gone'), why: z.enum(CLOSINGS).optional() }),
  z.object({ kind: z.literal('vacated'), seat, freed: z.literal(true).optional() }),
  z.object({ kind: z.literal('reaction'), seat, reaction: z.enum(REACTIONS) }),
  z.object({ kind: z.literal('chat'), seat, id: z.string(), text: z.string() }),
]);

const holding = z.tuple([z.string(), z.json()]);

const message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('match'),
    id: z.string().regex(MATCH_ID),
    game: z.string(),
    version: z.number().int(),
    isListed: z.boolean(),
    tell: z.array(announcement),
    // A node of the version before says nothing of them.
    members: z.array(z.string()).default([]),
  }),
  z.object({ kind: z.literal('member'), id: z.string() }),
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('holds'), key: z.string(), value: z.json() }),
  z.object({ kind: z.enum(['hello', 'all']), holdings: z.array(holding) }),
]);

/** By key, what a node holds of something that others have to reckon with. */
export type Holding = readonly [key: string, value: unknown];

/**
 * What nodes tell each other. None of it is a secret, and all of it may be lost: what a page is shown is read from the
 * database, and who finds the others again says and asks how things stand.
 */
export type NodeMessage =
  /** A match is at this version now, and its pages are to be told so much. */
  | {
      readonly kind: 'match';
      readonly id: string;
      readonly game: string;
      readonly version: number;
      readonly isListed: boolean;
      readonly tell: readonly Announcement[];
      /** The members who sit there, or sat there before. */
      readonly members: readonly string[];
    }
  /** A member has changed something that their pages show, or a bot of somebody's (by its id) which stream is its own. */
  | { readonly kind: 'member'; readonly id: string }
  | { readonly kind: 'alive' }
  /** Of one key; null for nothing any more. */
  | { readonly kind: 'holds'; readonly key: string; readonly value: unknown }
  /** All that a node holds, whatever was known of it before. Who hears `hello` answers with `all`. */
  | { readonly kind: 'hello' | 'all'; readonly holdings: readonly Holding[] };

/** Null for what no node of this version says. */
export const parseMessage = (said: unknown): NodeMessage | null => {
  const { success, data } = message.safeParse(said);
  // An absent `only` is no key at all where the compiler is asked to tell the two apart.
  return success ? (data as NodeMessage) : null;
};
