import { z } from 'zod';
import type { AnyMove } from '../game/contract.ts';
import { MOST_CHOICES } from '../game/shared/beforehand.ts';
import { REACTIONS } from '../game/shared/talk.ts';
import { LONGEST_LINE, lineOf } from '../game/shared/talk-lines.ts';
import { type Packet, packet, type Read, type Sent } from './packet.ts';
import { choice, lineID, listOf, matchID, moveID, seat, seatText, stateID } from './parts.ts';
import type { ToPage } from './to-page.ts';

/** Arguments of a move are compared by the rules, never looked into: text and numbers, and few of them. */
const argument = z.union([z.string().max(64), z.number()]);

/** What a client says besides (who moves, in the payload, or with what credentials) is not heard. */
const action = z
  .object({
    type: z.literal('MAKE_MOVE'),
    payload: z.object({ type: z.string().max(32), args: z.array(argument).max(4).nullish() }),
  })
  .transform(({ payload: { type, args } }): AnyMove => [type, ...(args ?? [])]);

/** By socket.io's own acknowledgement: null, or the code of a refusal. */
export type Acknowledged = (code: string | null) => void;

/** A message that a page sends. */
export type PageMessage = {
  readonly packet: Packet;
  /** `page`: any that is at the match it names. `seat`: one that is there as the owner of a seat. */
  readonly sender: 'anyone' | 'page' | 'seat';
  /** What shows that it was heard, where anything does: a message back, or `callback`, socket.io's own acknowledgement. */
  readonly answers: readonly (keyof ToPage | 'callback')[];
  /**
   * What says why it was not: `refused`; or, to who has named what they sent or asked for an acknowledgement, `answer` or
   * `callback`.
   */
  readonly refusedBy: 'refused' | 'answer' | 'callback';
  /** Points that it costs, as its answer does; most cost one. Talk has an allowance of its own, so that it takes no moves away. */
  readonly cost: number;
  readonly allowance: 'messages' | 'talk';
  readonly about: string;
};

const COMMON = { refusedBy: 'refused', cost: 1, allowance: 'messages' } as const;

/** Everything that a page may say over its socket. */
export const FROM_PAGE = {
  sync: {
    ...COMMON,
    packet: packet(
      ['matchID', matchID],
      ['seat', seatText.nullish().transform(id => (typeof id === 'string' ? Number(id) : null))],
      [
        'credentials',
        z
          .string()
          .min(1)
          .max(64)
          .nullish()
          .transform(secret => secret ?? null),
      ],
      // The framework's client adds how many it believes to be at the table; the match knows better.
      ['seats', z.unknown().optional()],
    ),
    sender: 'anyone',
    answers: ['sync', 'matchData'],
    cost: 3,
    about:
      'Comes to a match, as the owner of a seat or, with null, to watch. Asked again at any time, it is sent again. Takes the seat back from a bot that stands in.',
  },
  update: {
    ...COMMON,
    packet: packet(
      ['move', action],
      ['stateID', stateID],
      ['matchID', matchID],
      ['seat', seatText.transform(Number)],
      // boardgame.io's own client names no move.
      ['id', moveID.nullish().transform(id => id ?? null)],
    ),
    sender: 'seat',
    answers: ['patch', 'update', 'answer'],
    refusedBy: 'answer',
    about:
      'A move, made in sight of state `stateID`. Who moves is the seat of the page, whatever the payload says. Nothing else is an action: no events, no undo of the framework’s, no state of the client’s own. `id` is the page’s own name for the move: sent again, it is not made twice. The framework’s client gives none and hears no answers.',
  },
  undo: {
    ...COMMON,
    packet: packet(['matchID', matchID], ['stateID', stateID], ['id', moveID]),
    sender: 'seat',
    answers: ['answer'],
    refusedBy: 'answer',
    // The whole match is looked through.
    cost: 5,
    about:
      'Takes back one’s own last move, with what was done since, in sight of state `stateID`; `id` as of a move. Answered with `made` when it is done, or when the others are asked, as something was shown or another person has acted.',
  },
  'undo-answer': {
    ...COMMON,
    packet: packet(['matchID', matchID], ['stateID', stateID], ['agree', z.boolean()]),
    sender: 'seat',
    answers: ['asking'],
    about:
      'What a seat says to `asking`, which was asked in state `stateID`. A no of the seat that asks withdraws the question.',
  },
  beforehand: {
    ...COMMON,
    packet: packet(['matchID', matchID], ['stateID', stateID], ['choices', listOf(choice, MOST_CHOICES)]),
    sender: 'seat',
    answers: ['beforehand'],
    about:
      'All that a seat wants done when its turn comes, chosen in sight of state `stateID`, in the place of what it chose before; none takes all back. Which choices there are is a matter of each game (`game/<game>/beforehand.ts`). Kept by the server, told to nobody else, undone by what they did not foresee, and made as any move when their time comes.',
  },
  history: {
    ...COMMON,
    packet: packet(['matchID', matchID], ['before', stateID.min(1)]),
    sender: 'page',
    answers: ['history'],
    cost: 2,
    about: 'Asks for what led up to state number `before`, page by page.',
  },
  view: {
    ...COMMON,
    packet: packet(['matchID', matchID], ['stateID', stateID]),
    sender: 'page',
    answers: ['view'],
    // The match is played out again.
    cost: 5,
    about: 'Asks how the match looked to this page’s seat, or to everybody, in an earlier state.',
  },
  talk: {
    ...COMMON,
    packet: packet(['matchID', matchID], ['seat', seat], ['id', lineID]),
    sender: 'page',
    answers: ['talk-before'],
    about: 'Asks for what was said before a line, which is named by who said it and its id.',
  },
  chat: {
    ...COMMON,
    packet: packet(
      ['matchID', matchID],
      [
        'line',
        z
          .object({ id: lineID, payload: z.string().overwrite(lineOf).min(1).max(LONGEST_LINE) })
          .transform(({ id, payload }) => ({ id, text: payload })),
      ],
      ['callback', z.custom<Acknowledged>().optional()],
    ),
    sender: 'seat',
    answers: ['chat', 'callback'],
    refusedBy: 'callback',
    allowance: 'talk',
    about:
      'Says a line to the table. `id` is the page’s own name for it: sent again, it is not said twice. Too much of it is now and then not answered at all.',
  },
  react: {
    ...COMMON,
    packet: packet(['matchID', matchID], ['reaction', z.enum(REACTIONS)]),
    sender: 'seat',
    answers: ['reaction'],
    allowance: 'talk',
    about: 'Shows a drawn reaction beside one’s face for a moment.',
  },
  hidden: {
    ...COMMON,
    packet: packet(['matchID', matchID], ['isHidden', z.boolean()]),
    sender: 'page',
    answers: [],
    about:
      'Whether the page is open where nobody sees it: then its seat is told of its turn as one that is away.',
  },
} as const satisfies Readonly<Record<string, PageMessage>>;

export type PageMessageName = keyof typeof FROM_PAGE;
export const PAGE_MESSAGES = Object.keys(FROM_PAGE) as PageMessageName[];
/** What a page sends, as socket.io wants to know it. */
export type FromPage = {
  readonly [Name in PageMessageName]: (...sent: Sent<(typeof FROM_PAGE)[Name]['packet']>) => void;
};
/** The same as it is read; all of it is about one match. */
export type FromPageRead<Name extends PageMessageName> = Read<(typeof FROM_PAGE)[Name]['packet']> & {
  readonly matchID: string;
};

export const pageMessage = (name: string): PageMessage | null =>
  Object.hasOwn(FROM_PAGE, name) ? FROM_PAGE[name as PageMessageName] : null;
