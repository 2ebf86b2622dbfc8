import { useMemo } from 'react';
import { type GameId, isGameId } from '../../../game/index.ts';
import { randomText } from '../../ui/random-text.ts';
import { textAt } from '../../ui/storage/device.ts';
import { json, plainText, storedValue, useStored } from '../../ui/storage/stored.ts';

/** A seat of an online match that this browser may play. */
export type SeatClaim = {
  readonly game: GameId;
  readonly matchID: string;
  readonly seat: number;
  readonly credentials: string;
  readonly name: string;
  /** A member's, who was signed in as it was taken: it goes with them. */
  readonly member?: true;
  /** The match is known to be over: there is nothing to go on with. */
  readonly over?: true;
};

const isClaim = (data: unknown): data is SeatClaim => {
  if (typeof data !== 'object' || data === null) return false;
  const { game, matchID, seat, credentials, name } = data as Record<string, unknown>;
  return (
    isGameId(game) &&
    Number.isInteger(seat) &&
    [matchID, credentials, name].every(text => typeof text === 'string')
  );
};

const isAt = (entry: unknown, game: GameId, matchID: string): boolean =>
  isClaim(entry) && entry.game === game && entry.matchID === matchID;

/** What is no seat to this version stays where it is: it may be one to another. */
const seats = storedValue<readonly unknown[]>(
  'seats',
  json<readonly unknown[]>(data => (Array.isArray(data) ? data : undefined)),
  {
    none: [],
    merge: (own, others) => [
      ...own,
      ...others.filter(each => isClaim(each) && !own.some(mine => isAt(mine, each.game, each.matchID))),
    ],
  },
);

/** Every seat, the one taken last first. Damaged entries are left out. */
export const allClaims = (): readonly SeatClaim[] => seats.get().filter(isClaim);

/** The same, also when one is taken or given up in another tab. */
export const useClaims = (): readonly SeatClaim[] => {
  const entries = useStored(seats);
  return useMemo(() => entries.filter(isClaim), [entries]);
};

export const claimOf = (game: GameId, matchID: string): SeatClaim | null =>
  allClaims().find(claim => claim.game === game && claim.matchID === matchID) ?? null;

/** Hears of seats that are taken and given up, in this tab and in others. @returns what ends it */
export const onClaims = seats.subscribe;

const others = (game: GameId, matchID: string) => seats.get().filter(each => !isAt(each, game, matchID));

export const keepClaim = (claim: SeatClaim): void => {
  const isMembers = claim.member === true || textAt('member') !== null;
  seats.set([
    { ...claim, ...(isMembers && { member: true as const }) },
    ...others(claim.game, claim.matchID),
  ]);
};

/** None until the first form that asks for a seat is opened here. */
const ownKey = storedValue<string>(
  'browser-key',
  plainText(text => text),
  { none: '' },
);

/**
 * By what the server knows a seat of this browser's again: wherever it asks for one, it is the one it has there. Another tab
 * may have taken it a moment ago, and what one tab keeps a browser may show the others late.
 */
export const browserKey = (): string => {
  const known = ownKey.get();
  if (known !== '') return known;
  const made = randomText();
  ownKey.set(made);
  return made;
};

/** Where there is none, nothing is written: a browser that keeps nothing would be said to lose a seat. */
const change = (to: (entries: readonly unknown[]) => readonly unknown[]): void => {
  const before = seats.get();
  if (before.length > 0) seats.set(to(before));
};

/** These are a member's from now on. */
export const noteMembers = (claims: readonly SeatClaim[]): void => {
  const isOne = (each: unknown) => claims.some(({ game, matchID }) => isAt(each, game, matchID));
  change(all => all.map(each => (isOne(each) ? { ...(each as SeatClaim), member: true } : each)));
};

/** Nobody is signed in here any more: their seats are on their other devices. */
export const dropMembersClaims = (): void => {
  ownKey.drop();
  change(all => all.filter(each => !(isClaim(each) && each.member === true)));
};

/** Keeps a seat that this page knows where the browser has been emptied of all; one that was given up stays so. */
export const keepWhereEmptied = (claim: SeatClaim): void => {
  if (seats.text() === null) keepClaim(claim);
};

/** Keeps in mind that a match is over; its seat stays where it is, to be looked at. */
export const noteOver = (game: GameId, matchID: string): void =>
  change(all => all.map(each => (isAt(each, game, matchID) ? { ...(each as SeatClaim), over: true } : each)));

export const dropClaim = (game: GameId, matchID: string): void => {
  if (claimOf(game, matchID) !== null) seats.set(others(game, matchID));
};
