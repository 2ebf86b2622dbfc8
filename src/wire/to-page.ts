import { z } from 'zod';
import { REACTIONS } from '../game/shared/talk.ts';
import { incidents, publicSeat, votes } from './at-table.ts';
import { type Packet, packet, type Sent } from './packet.ts';
import { choice, lineID, listOf, matchID, moveID, seat, seatText, stateID, timesLeft } from './parts.ts';

/** A state as boardgame.io's client holds it. */
const state = z
  .strictObject({
    G: z.unknown(),
    ctx: z.looseObject({}),
    plugins: z.strictObject({}),
    _undo: z.tuple([]).readonly(),
    _redo: z.tuple([]).readonly(),
    _stateID: stateID,
  })
  .meta({ title: 'State' });

/** What moves a bot or the clock made that these events show. */
const madeFor = listOf(z.strictObject({ seat, by: z.enum(['bot', 'time']) })).exactOptional();
const metadata = z.union([
  z.strictObject({ events: listOf(z.looseObject({ type: z.string() })), madeFor }),
  z.strictObject({ shapes: listOf(listOf(z.string())), told: z.unknown(), madeFor }),
  z.strictObject({
    undone: listOf(stateID),
    unasked: z.literal(true).exactOptional(),
    agreed: z.literal(true).exactOptional(),
  }),
]);

/** A move in boardgame.io's log, as one seat may know it. */
const logEntry = z
  .strictObject({
    action: z.strictObject({
      type: z.enum(['MAKE_MOVE', 'UNDO']),
      payload: z.strictObject({ type: z.string(), args: z.unknown(), playerID: seatText }),
    }),
    _stateID: stateID,
    turn: z.number(),
    phase: z.string().nullable(),
    metadata: metadata.exactOptional(),
  })
  .meta({ title: 'Entry' });

/** How it stands at a table besides its match and who sits there. */
const tableNews = z.strictObject({
  /** Who may change the table, as long as it waits for players. */
  host: seat.nullable(),
  incidents,
  /** By seat that is waited for, the milliseconds until a bot plays for it. */
  away: timesLeft,
  /** The same until the others may vote to go on without it; votes of before had none. */
  votable: timesLeft.exactOptional(),
  votes,
});
export type TableNews = z.infer<typeof tableNews>;

const talkLine = z
  .strictObject({ id: lineID, seat, text: z.string(), before: z.string().exactOptional() })
  .meta({ title: 'Line' });
const talk = listOf(talkLine);
const asking = z.strictObject({
  seat,
  stateID,
  agreed: listOf(seat),
  left: z.number().min(0),
  shown: z.literal(true).exactOptional(),
});
const endedAsking = z.strictObject({
  seat,
  stateID,
  refusedBy: seat.exactOptional(),
  withdrawn: z.literal(true).exactOptional(),
  missing: listOf(seat),
});

export type ShownState = z.infer<typeof state>;
export type ShownEntry = z.infer<typeof logEntry>;

/** A message that the server sends. */
export type ServerMessage = { readonly packet: Packet; readonly about: string };

/** Everything that a page may be told over its socket. */
export const TO_PAGE = {
  sync: {
    packet: packet(
      ['matchID', matchID],
      [
        'match',
        z.strictObject({
          state,
          log: listOf(logEntry),
          initialState: state,
          filteredMetadata: listOf(publicSeat),
        }),
      ],
    ),
    about:
      'All that the page may know. `state.G` is the view of its seat. `log` holds the last 20 moves, the move made in state n under `_stateID` n, with its public events as `metadata.events`, or where there are many by their shapes (`game/framework/packed-events.ts`), or without `metadata` where it caused none. An entry of the type `UNDO` lists under `metadata.undone` the numbers of those that count no more, with `unasked` where they had shown something and there was nobody to ask, and `agreed` where all others agreed. `metadata.madeFor` lists moves that these events show and that a bot made for whoever holds the seat, or time that had run out. `initialState.G.opening` lists the events of the set-up. Before the match has begun there is nothing to tell: a `sync` is answered with `matchData`, and everybody is sent a `sync` when the last seat is taken.',
  },
  patch: {
    packet: packet(
      ['matchID', matchID],
      ['prevStateID', stateID],
      ['stateID', stateID],
      ['patch', listOf(z.looseObject({ op: z.string(), path: z.string() }))],
      ['log', listOf(logEntry)],
      ['id', moveID.optional()],
    ),
    about:
      'Moves, with the entries they added. `patch` (RFC 6902) makes state `stateID` of state `prevStateID`, which is what the page was sent last. They are stored when it is sent. `id` is the mover’s name for its move where it gave one: to the mover the patch is the answer, `made`.',
  },
  update: {
    packet: packet(['matchID', matchID], ['state', state], ['log', listOf(logEntry)]),
    about:
      'The whole state instead, where it keeps its number as a seat has changed its mind; or to a page that has made two `stale` moves in sight of a state before the last that it was sent, with the entries since.',
  },
  history: {
    packet: packet(['matchID', matchID], ['before', stateID], ['log', listOf(logEntry)]),
    about:
      'Up to 50 entries that end just before state `before`, from a multiple of 50 on. What comes earlier is to be asked for with the number of the first of them, and may be at the same time. Empty where there are none.',
  },
  view: {
    packet: packet(
      ['matchID', matchID],
      ['stateID', stateID],
      ['view', z.record(z.string(), z.unknown()).nullable()],
    ),
    about:
      'How the match looked to whoever asks when state `stateID` had been reached: `G` as in `sync`. Null where it has not come so far, or the rules as they are now lead elsewhere.',
  },
  answer: {
    packet: packet(
      ['matchID', matchID.nullable()],
      ['id', moveID],
      ['kind', z.enum(['made', 'changed', 'repeated', 'refused'])],
      ['code', z.string().optional()],
    ),
    about:
      'What became of the move with that id, after the message that shows it, unless that was a `patch` which bears the id. `changed`: where several act at the same time, a seat has changed its mind and nobody else is told anything. `repeated`: it was made or changed before, nothing was done again. `refused`, with a code. In games where several act together a move names what it answers to and may be made in sight of any state: one that comes late is refused by the rules.',
  },
  refused: {
    packet: packet(['matchID', matchID.nullable()], ['stateID', stateID.nullable()], ['code', z.string()]),
    about: 'Why nothing came of a message without an id; or why the page is at the match no more.',
  },
  clock: {
    packet: packet(['matchID', matchID], ['left', timesLeft], ['kept', timesLeft.optional()]),
    about:
      'Where the table plays against the clock, the milliseconds left to each seat that is to act, and, where each has a bank of time, what is `kept` in those of the others; after every `sync`, and whenever somebody’s time begins.',
  },
  table: {
    packet: packet(['matchID', matchID], ['news', tableNews]),
    about:
      'Who may change a table that waits for players (`host`); what befell the people at it, after so many moves (`game/shared/incidents.ts`); the milliseconds until a bot plays for whoever is waited for and away (`away`), and until the others may vote to go on without them (`votable`); who would (`votes`, by seat). After a `sync` where there is any of it, and after any change of it.',
  },
  asking: {
    packet: packet(['matchID', matchID], ['asking', asking.nullable()], ['ended', endedAsking.optional()]),
    about:
      'The seat asks whether it may take a move back. `agreed` lists those who said yes, `left` the milliseconds in which the others may; `shown` where something hidden was shown since. Null when it asks no more, and then, where not everybody agreed to what was asked last, `ended` says who said no and who had not answered, or that the seat has `withdrawn` its question. Asked in state `stateID`; bots and clocks go on, and a person’s move ends it. After a `sync` where somebody is asking.',
  },
  beforehand: {
    packet: packet(
      ['matchID', matchID],
      ['choices', listOf(choice)],
      ['made', listOf(stateID)],
      ['withdrawn', z.number().optional()],
    ),
    about:
      'What the seat of this page has chosen beforehand, as far as it still counts, and in which states a move was made as it was chosen, newest first; `withdrawn` is how many that were made for its next turn are gone by what they did not foresee, until it acts or chooses. To the pages of that seat only: after a `sync` where there is any of it, and whenever it changes.',
  },
  matchData: {
    packet: packet(['matchID', matchID], ['players', listOf(publicSeat)]),
    about:
      'Who sits where, after any change of it. A seat without `name` is free. `data` is `{bot}`, or with `standIn` while a bot plays the seat of a person who is away, with `resigned` for good; or `{keptFor}` of a free seat that is kept for somebody.',
  },
  chat: {
    packet: packet(
      ['matchID', matchID],
      ['line', z.strictObject({ id: lineID, sender: seatText, payload: z.string() })],
    ),
    about: 'A line that has just been said, in the words of boardgame.io’s own chat.',
  },
  talk: {
    packet: packet(['matchID', matchID], ['lines', talk], ['earlier', z.number().optional()]),
    about:
      'The last lines that were said, up to 2 kB, and how many are kept from before them; after a `sync` where there are any. Whoever was at the match before, of which this is the rematch, is told what was said there too: `before` is the name that the speaker had.',
  },
  'talk-before': {
    packet: packet(['matchID', matchID], ['lines', talk], ['earlier', z.number()]),
    about: 'The same of what was said before a line: the answer to `talk`.',
  },
  watching: {
    packet: packet(['matchID', matchID], ['many', z.number()]),
    about:
      'How many pages watch, on all servers together; after a `sync` where there are any, and at most once a second where that changes.',
  },
  reaction: {
    packet: packet(['matchID', matchID], ['seat', seat], ['reaction', z.enum(REACTIONS)]),
    about: 'What somebody shows beside their face for a moment.',
  },
} as const satisfies Readonly<Record<string, ServerMessage>>;

export type ToPageName = keyof typeof TO_PAGE;
/** What a page is told, as socket.io wants to know it. */
export type ToPage = {
  readonly [Name in ToPageName]: (...told: Sent<(typeof TO_PAGE)[Name]['packet']>) => void;
};
/** The arguments of a message to a page. */
export type Payload<Name extends ToPageName> = Sent<(typeof TO_PAGE)[Name]['packet']>;
