import { pageMessage } from '../../wire/from-page.ts';
import { Buckets } from './buckets.ts';
import type { Limits } from './limits.ts';
import { NetworkBuckets } from './networks.ts';

/** What is no message of a page's is counted all the same. */
const UNKNOWN = { cost: 1, allowance: 'messages' } as const;
/** What the answer to a move costs beside the move where there is more to it: what was missed is read and sent. */
export const CATCHING_UP = 2;
/** Coming to a game's namespace. */
const CONNECTING = 2;

/** How many times as much as one connection an address may say: a household, a club, a school behind one router. */
const PEOPLE = 10;
/** How many times as much a seat may say, over all its connections. */
const PAGES = 2;
/** The same of chat, every line of which goes to all who are at its match: four who talk, and one mouth a seat. */
const TALKERS = 4;
const MOUTHS = 1;
/**
 * How many times as much all seats of a match together, to whose pages all that they do goes out. Where they say more, a seat is
 * heard that says no more than so much of what a connection may: nobody keeps the others of their table from playing.
 */
const TABLE = 4;
const TABLE_TALK = 3;
const CALM = 0.5;
/** Seconds in which a connection may say so much in chat. */
const CHAT_SECONDS = 10;
/** How much one connection may be refused before it is cut off, and in which time: whoever is told so waits. */
const REFUSALS = { points: 200, duration: 60 };
/** How many times as much a seat and an address: whoever says too much over many connections is told so no more often. */
const REFUSED = { ofAddress: 4, ofSeat: 1, ofMatch: 4 };
/** How many new connections one that was cut off costs its address. */
const CUT = 5;
/** Requests of whatever kind an address may save up, in seconds of those that it may make. */
const REQUEST_SECONDS = 5;
/** How many packets of whatever kind a connection may send for each message that it may. */
const PACKETS = 5;

type Clock = () => number;

/** What to do with a message. */
export type Verdict = 'allowed' | 'refused' | 'cut-off';

/** Who says something: a connection, the address it comes from, the seat it is known as, and the match of that. */
export type Speaker = {
  readonly connection: string;
  readonly address: string;
  readonly seat: string | null;
  readonly match?: string;
};

/**
 * How much may be said, by connection, by address, by seat and by match, over sockets and over HTTP together. It belongs to these and not to a socket, which anybody
 * gets anew by leaving a namespace and coming back. Chat has an allowance of its own, so that talk takes no moves away.
 */
export class Allowances {
  readonly #messages: Counters;
  readonly #chat: Counters;
  readonly #refusals: Counters;
  readonly #packets: Buckets;
  readonly #packetsOfAddress: NetworkBuckets;
  /** What a page may send that only plays: with so little a connection does not answer for others of its address. */
  readonly #calm: Buckets;
  readonly #connects: NetworkBuckets;
  readonly #requests: NetworkBuckets;
  /** How many requests those of a second are. */
  readonly #aSecond: number;

  constructor(limits: Limits, now?: Clock) {
    const { messagesPerSecond, messageBurst, chatBurst, connectsPerMinute, socketsPerAddress } = limits;
    this.#aSecond = limits.requestsPerSecond;
    const requests = this.#aSecond * REQUEST_SECONDS;
    this.#requests = new NetworkBuckets({ points: requests, duration: REQUEST_SECONDS }, now);
    const duration = messageBurst / messagesPerSecond;
    const shares = { ofAddress: PEOPLE, ofSeat: PAGES, ofMatch: TABLE };
    const talk = { ofAddress: TALKERS, ofSeat: MOUTHS, ofMatch: TABLE_TALK };
    this.#messages = new Counters({ points: messageBurst, duration, ...shares }, now);
    this.#chat = new Counters({ points: chatBurst, duration: CHAT_SECONDS, ...talk }, now);
    this.#refusals = new Counters({ ...REFUSALS, ...REFUSED }, now);
    // All who are behind an address may come back at once, and some try again; beyond that they come one after the other.
    const connects = Math.min(connectsPerMinute, Math.ceil(1.5 * socketsPerAddress));
    this.#connects = new NetworkBuckets(
      { points: connects, duration: (60 * connects) / connectsPerMinute },
      now,
    );
    // Who only says too much is told so before.
    const packets = messageBurst * PACKETS + 2 * REFUSALS.points;
    this.#packets = new Buckets({ points: packets, duration }, now);
    this.#packetsOfAddress = new NetworkBuckets({ points: packets * PEOPLE, duration }, now);
    this.#calm = new Buckets({ points: messageBurst, duration }, now);
  }

  /** May this message be heard? */
  takeMessage(speaker: Speaker, event: string): Verdict {
    const { cost, allowance } = pageMessage(event) ?? UNKNOWN;
    const counters = allowance === 'talk' ? this.#chat : this.#messages;
    return this.#verdict(speaker, counters.take(speaker, cost));
  }

  /** May an address ask over HTTP once more, for whatever it is? What it asks of routes costs it more (`request`). */
  ask(address: string): boolean {
    return this.#requests.take(address, 1);
  }

  /** A connection was sent away that asked for more: its address owes a second of requests. */
  sendAway(address: string): void {
    this.#requests.charge(address, this.#aSecond);
  }

  /** Is there nothing left that an address may ask, so that it need not be listened to? */
  isKeptOut(address: string): boolean {
    return this.#requests.wait(address, 1) > 0;
  }

  /** May an address open one more connection? */
  dial(address: string): boolean {
    return this.#connects.take(address, 1);
  }

  /** A connection was cut off, having said too much: its address opens the fewer new ones. */
  cut(address: string): void {
    this.#connects.charge(address, CUT);
  }

  /** May this connection come to a namespace? */
  connect(speaker: Speaker): Verdict {
    return this.#verdict(speaker, this.#messages.take(speaker, CONNECTING));
  }

  /**
   * A request over HTTP is taken from what its address may say.
   * @param cost what its answer costs, where a move is one
   * @returns null where it may be made, or milliseconds until it may
   */
  request(address: string, cost: number): number | null {
    return this.#messages.takeFrom(address, cost);
  }

  /** An answer has cost more than was taken for its question. */
  charge(speaker: Speaker, points: number): void {
    this.#messages.charge(speaker, points);
  }

  /**
   * Is this packet, whatever it holds, one of as many as a connection may send, and an address? Where an address sends too
   * many it is who sends more than a page needs that is to go.
   * @param points for how many it counts
   */
  packet({ connection, address }: Pick<Speaker, 'connection' | 'address'>, points = 1): boolean {
    const isCalm = this.#calm.take(connection, points);
    const isOfAddress = this.#packetsOfAddress.take(address, points);
    return this.#packets.take(connection, points) && (isOfAddress || isCalm);
  }

  /** Who is refused again and again is cut off, also who takes breaks between. */
  #verdict(speaker: Speaker, isAllowed: boolean): Verdict {
    if (isAllowed) return 'allowed';
    return this.#refusals.take(speaker, 1) ? 'refused' : 'cut-off';
  }
}

/** One kind of thing, counted by connection, address, seat and match. */
class Counters {
  readonly #connections: Buckets;
  readonly #addresses: NetworkBuckets;
  readonly #seats: Buckets;
  readonly #matches: Buckets;
  /** Of seats, what they say without being too much for their match. */
  readonly #calm: Buckets;

  /**
   * @param points that a connection has, all of which come back in `duration` seconds
   * @param ofAddress how many times as many an address has
   * @param ofSeat and a seat
   * @param ofMatch and all seats of a match
   */
  constructor(
    {
      points,
      duration,
      ofAddress,
      ofSeat,
      ofMatch,
    }: {
      readonly points: number;
      readonly duration: number;
      readonly ofAddress: number;
      readonly ofSeat: number;
      readonly ofMatch: number;
    },
    now?: Clock,
  ) {
    this.#connections = new Buckets({ points, duration }, now);
    this.#addresses = new NetworkBuckets({ points: points * ofAddress, duration }, now);
    this.#seats = new Buckets({ points: points * ofSeat, duration }, now);
    this.#matches = new Buckets({ points: points * ofMatch, duration }, now);
    this.#calm = new Buckets({ points: points * CALM, duration }, now);
  }

  /** What one connection is refused is not taken from the others of its address. */
  take({ connection, address, seat, match }: Speaker, points: number): boolean {
    if (!this.#connections.take(connection, points)) return false;
    const ofAddress = this.#addresses.take(address, points);
    if (seat === null) return ofAddress;
    const ofSeat = this.#seats.take(seat, points);
    // What one seat is refused is not taken from the others of its match either.
    if (!ofAddress || !ofSeat || match === undefined) return ofAddress && ofSeat;
    const isCalm = this.#calm.take(seat, points);
    const ofMatch = this.#matches.take(match, points);
    return ofMatch || isCalm;
  }

  /** @returns null where they were taken, or milliseconds until an address has so many points */
  takeFrom(address: string, points: number): number | null {
    return this.#addresses.take(address, points) ? null : this.#addresses.wait(address, points);
  }

  charge({ connection, address, seat, match }: Speaker, points: number): void {
    this.#connections.charge(connection, points);
    this.#addresses.charge(address, points);
    if (seat !== null) this.#seats.charge(seat, points);
    if (match !== undefined) this.#matches.charge(match, points);
  }
}
