import type { AnyMove } from '../../game/contract.ts';
import type { AnyChoice } from '../../game/shared/beforehand.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Reaction } from '../../game/shared/talk.ts';
import type { LogEntry, MatchState } from '../boardgame.ts';
import type { Notify, PushDevice, SeatOffer, StoredMatch } from './stored-match.ts';

/** What may be asked of a match. Whoever wants a match changed sends one of these; nothing else changes it. */
export type Command =
  | MoveCommand
  /** Bots' moves, made in sight of one version; none of them counts if the match has moved on since. */
  | { readonly kind: 'bot-moves'; readonly version: number; readonly moves: readonly SeatMove[] }
  /** Whoever has not acted in time has the mildest move made for them. */
  | { readonly kind: 'time-up' }
  /** Takes a free seat; the last one begins the match. */
  | SitCommand
  /** At a table of a tournament a bot plays for whoever is not there to sit down. */
  | { readonly kind: 'seat-bot'; readonly seat: Seat; readonly bot: string }
  /** The seats of a rematch are kept no longer for those who played the match before. */
  | { readonly kind: 'free-kept' }
  /** Bots take the free seats of a table whose time to wait for anybody is up. */
  | { readonly kind: 'fill' }
  | ({ readonly kind: 'rename'; readonly name: string } & Owner)
  /** Whoever holds a seat is a member from now on: it becomes theirs on all their devices, also once the match is over. */
  | ({
      readonly kind: 'keep-seat';
      readonly member: NonNullable<SitCommand['member']> & { readonly name: string };
    } & Owner)
  /** There is no such member any more: a bot has their seat, or it is free, or their name is taken off it. */
  | {
      readonly kind: 'forget-member';
      readonly member: string;
      /** The hash of a secret that nobody has: it takes the place of theirs. */
      readonly nobodys: string;
    }
  /** A member's seat has another secret from now on, as a device that knows it is theirs no more. */
  | {
      readonly kind: 'rekey';
      readonly seat: Seat;
      readonly member: MemberSitting;
      /** Of the new secret. */
      readonly hash: string;
    }
  /** A member is on holiday until a moment, in milliseconds since 1970; null: is back. */
  | { readonly kind: 'holiday'; readonly member: string; readonly until: number | null }
  /** Gets up: the seat is free again before the match begins; afterwards a bot stands in. Or only as long as nobody else has come. */
  | ({ readonly kind: 'leave'; readonly ifAlone?: true } & Owner)
  /** Takes one's own seat back from the bot that stands in. */
  | ({ readonly kind: 'return' } & Owner)
  /** A bot plays for each person who has been away too long. */
  | { readonly kind: 'stand-in' }
  /** Would go on without a person who is away; once all who are here would, a bot plays for them. */
  | ({ readonly kind: 'vote'; readonly against: Seat } & Owner)
  /** Gives up: a bot plays on, or where two play the match is over. */
  | ({ readonly kind: 'resign' } & Owner)
  /** Changes a table that waits for players. */
  | ({ readonly kind: 'host'; readonly act: HostAct } & Owner)
  /** Keeps the secret of a seat, sealed, for another device of its owner's. */
  | ({ readonly kind: 'offer-seat'; readonly offer: SeatOffer } & Owner)
  /** Has what was kept so, once; `hash` is that of the offer's token. */
  | { readonly kind: 'take-offer'; readonly hash: string }
  /** Names the match that follows at the same table; `instead` is what must stand there now. */
  | { readonly kind: 'rematch'; readonly next: string | null; readonly instead: string | null }
  /** Takes one's own last move back, or asks the others whether one may. */
  | UndoCommand
  /** What somebody says to whoever asked, in sight of the state of this number. */
  | ({ readonly kind: 'undo-answer'; readonly stateID: number; readonly agree: boolean } & Owner)
  /** Whoever asked whether they may take a move back has waited long enough. */
  | { readonly kind: 'undo-lapse' }
  /** All that a seat wants done when its turn comes, chosen in sight of the state of this number; none takes all back. */
  | ({ readonly kind: 'choose'; readonly stateID: number; readonly choices: readonly AnyChoice[] } & Owner)
  /** What whoever is to act has chosen beforehand is done. */
  | { readonly kind: 'chosen' }
  | ({ readonly kind: 'chat'; readonly id: string; readonly text: string } & Owner)
  /** Where a seat wants to be told that it is its turn. */
  | ({ readonly kind: 'notify'; readonly change: NotifyChange } & Owner)
  /** Nobody is reached any more by an address of a seat's, as whoever answers there says. */
  | { readonly kind: 'address-gone'; readonly seat: Seat; readonly address: string }
  /** A seat's webhook was called, and refused with this status (0: nobody answered), or with null taken. */
  | {
      readonly kind: 'webhook-answer';
      readonly seat: Seat;
      readonly address: string;
      readonly refused: number | null;
    }
  /** Notices go out to those whose time for one has come, as the match stood at one version. */
  | {
      readonly kind: 'notice';
      readonly version: number;
      /** By seat that is to hear nothing now: until when it waits for its notice, in milliseconds since 1970. */
      readonly quiet?: Readonly<Record<Seat, number>>;
    }
  | ({ readonly kind: 'react'; readonly reaction: Reaction } & Owner)
  /** A page has come or gone: deadlines may follow from that. */
  | { readonly kind: 'presence' }
  /** Nobody looks at a seat's pages any more, open as they are: only deadlines may follow from that. */
  | { readonly kind: 'out-of-sight' }
  /** Removes the match if it has been left alone since a moment, in milliseconds since 1970; or only if nobody ever moved in it. */
  | { readonly kind: 'retire'; readonly before: number; readonly untouched?: true }
  /** Nobody can play the deal of this table any more: it may be seen by anybody. */
  | { readonly kind: 'release' }
  /** Works out anew what is due, and stores it whether or not it is what is stored. */
  | { readonly kind: 'reconcile' };

/** What the host of a table that waits for players may do. */
export type HostAct =
  | { readonly do: 'seat-bot'; readonly at: Seat; readonly bot: string }
  /** Sends away whoever sits there, a bot or a person. */
  | { readonly do: 'free'; readonly at: Seat }
  /** All options anew, bots aside: they have been looked at. */
  | { readonly do: 'options'; readonly options: Readonly<Record<string, unknown>> }
  /** Bots take the free seats. */
  | { readonly do: 'start' }
  | { readonly do: 'hand-on'; readonly to: Seat }
  | { readonly do: 'close' };

/** A seat, and the secret that shows whose it is. */
export type Owner = { readonly seat: Seat; readonly credentials: string | null };
export type SeatMove = { readonly seat: Seat; readonly move: AnyMove };

/** A member who takes a seat, and the secret of the seat, sealed for their other devices. */
export type MemberSitting = { readonly id: string; readonly sealed: string };

/** Where somebody asks from who sits down: hashes, of no use elsewhere. */
export type SeatOrigin = { readonly browser: string; readonly address: string };

export type SitCommand = Owner & {
  readonly kind: 'sit';
  readonly name: string;
  /** The credentials of the seat in the match before, by which somebody takes the seat that is kept for them. */
  readonly former?: string;
  readonly member?: MemberSitting & {
    /** The members who do not want to sit with them. */
    readonly blockedBy: readonly string[];
  };
  /** Placed by the server at a table of a tournament, at which nobody else sits down. */
  readonly isPlaced?: true;
  /** A bot of somebody's, and the members who do not want to sit with whose it is. */
  readonly botAccount?: { readonly id: string; readonly blockedBy: readonly string[] };
  /** At a table of a deal that several play: by what it is seen that somebody sits down twice. */
  readonly from?: SeatOrigin;
  /** Where bots are going to take the free seats, they do so then at the latest, in milliseconds since 1970. */
  readonly fillBy?: number;
};

export type MoveCommand = Owner & {
  readonly kind: 'move';
  readonly move: AnyMove;
  /** The number of the state the mover had before its eyes. */
  readonly stateID: number;
  /** The page's own name for this move, or null from a client that gives none. */
  readonly id: string | null;
};

export type NotifyChange =
  | { readonly kind: 'push'; readonly push: PushDevice }
  | { readonly kind: 'no-push'; readonly push: Pick<PushDevice, 'endpoint'> }
  | {
      readonly kind: 'webhook';
      readonly url: string | null;
      readonly language?: Notify['language'];
      readonly site?: string;
    };

export type UndoCommand = Owner & {
  readonly kind: 'undo';
  /** The number of the state that whoever takes back had before their eyes. */
  readonly stateID: number;
  /** The page's own name for it, among those of its moves. */
  readonly id: string | null;
};

/**
 * Why nothing came of a command: a code of the game's rules, or
 * `unknown-match`, `credentials`, `not-started`, `match-over`, `unknown-move`, `stale`, `not-now` of moves;
 * `begun`, `no-such-seat`, `seat-taken`, `seat-kept`, `seat-free`, `just-changed`, `not-host`, `no-person`, `no-such-bot`, `name-taken`, `members-seat`, `already-here`, `blocked`, `members-only` and `too-few-members` (of a rated table) of seats;
 * `held-back` of a table whose deal others may still play, `by-deal` of who would sit down there without asking for the deal;
 * `not-away`, `not-here`, `not-awaited`, `too-early` of a vote;
 * `resigned` of a seat that was given up; `no-offer` of a seat's secret; `not-over`, `rematch-set` of a rematch;
 * `no-such-choice` of what is chosen beforehand; `no-talk`, `no-undo` of a table that has chosen so; `revealed`, `not-moved`, `too-far`, `other-rules`, `asked`, `refused-before`, `asked-enough`, `too-often` of taking back, `not-asked` of an answer to who asks for it;
 * `outdated` where a command was made for a version that is gone.
 */
export type Refusal = { readonly refused: string };

/**
 * What became of a command that was not refused. `made`: done, and everybody knows. `changed`: a seat has changed its
 * mind, and nobody else is told. `repeated`: this very move was acknowledged before, nothing was done again.
 */
export type Acknowledgement = 'made' | 'changed' | 'repeated';

/** What is to be said to whom once a change is stored. */
export type Announcement =
  /** The state, to all pages at the match or those of one seat. */
  | { readonly kind: 'state'; readonly only?: Seat }
  /** The match has begun: everything, to everybody. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'players' }
  | { readonly kind: 'clocks' }
  /** What the table is told besides: its host, who is waited for, votes, incidents. */
  | { readonly kind: 'table' }
  /** Somebody asks whether they may take a move back, somebody has agreed, or nobody asks any more. */
  | { readonly kind: 'asking' }
  /** What a seat alone is told is another: what it has chosen beforehand. Nobody else hears that it has. */
  | { readonly kind: 'own' }
  /** This seat's pages are its owner's no more; with `freed` the seat is nobody's. */
  | { readonly kind: 'vacated'; readonly seat: Seat; readonly freed?: true }
  | { readonly kind: 'chat'; readonly seat: Seat; readonly id: string; readonly text: string }
  | { readonly kind: 'reaction'; readonly seat: Seat; readonly reaction: Reaction }
  /** The match is no more; as a table it was closed by its host, or everybody got up from it. */
  | { readonly kind: 'gone'; readonly why?: Closing }
  /** What the lobby shows of the match has changed. */
  | { readonly kind: 'listing' };

export const CLOSINGS = ['closed', 'deserted'] as const;
export type Closing = (typeof CLOSINGS)[number];

export type Change = {
  /** The same object as before where nothing is to be stored; null where the match is to be removed. */
  readonly next: StoredMatch | null;
  /** The entries that the moves add to the log. */
  readonly log: readonly LogEntry[];
  /** What the match began with, from the command that began it. */
  readonly initialState?: MatchState;
  readonly announcements: readonly Announcement[];
  /** When the match is to be looked at next, in milliseconds since 1970. */
  readonly deadline: number | null;
  readonly acknowledgement: Acknowledgement;
};

export type Decision = Refusal | Change;

export const isRefusal = (decision: object): decision is Refusal => 'refused' in decision;
export const refuse = (code: string): Refusal => ({ refused: code });
