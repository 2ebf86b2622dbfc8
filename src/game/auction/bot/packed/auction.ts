import { above } from './suns.ts';
import {
  ACTOR,
  AUCTION,
  BEST_SEAT,
  BEST_SUN,
  CALLER,
  CAUSE,
  FULL_TRACK,
  LIVE,
  NOBODY,
  type Packed,
  PLAYERS,
  RA_END,
  RA_LEFT,
  RA_TILE,
  RA_TRACK,
  STEP,
  TURN,
  VOLUNTARY,
} from './table.ts';
import { clearTrack, isFull } from './track.ts';

export const leftOf = (s: Packed, seat: number): number => (seat + 1 === s[PLAYERS] ? 0 : seat + 1);

/** Everybody with a face-up sun is asked, from the left of the Ra player round to the Ra player. */
export const openAuction = (s: Packed, cause: number, caller: number): void => {
  s[STEP] = AUCTION;
  s[CAUSE] = cause;
  s[CALLER] = caller;
  s[BEST_SEAT] = NOBODY;
  s[BEST_SUN] = 0;
  let seat = leftOf(s, caller);
  while (seat !== caller && s[LIVE + seat] === 0) seat = leftOf(s, seat);
  s[ACTOR] = seat;
};

/** Ra is invoked as the action of a turn. [T-02, A-03] */
export const invokeRa = (s: Packed): void => openAuction(s, isFull(s) ? FULL_TRACK : VOLUNTARY, s[ACTOR]!);

/**
 * Who is asked bids a sun, or with 0 passes; who cannot outbid passes without being asked.
 * @returns whether all have spoken. Then the winning bid is `BEST_SUN`, 0 for none: `leaveUnsold` is what follows.
 */
export const hear = (s: Packed, sun: number): boolean => {
  let seat = s[ACTOR]!;
  if (sun !== 0) {
    s[BEST_SEAT] = seat;
    s[BEST_SUN] = sun;
  }
  const best = s[BEST_SUN]!;
  const caller = s[CALLER]!;
  while (seat !== caller) {
    seat = leftOf(s, seat);
    if (above(s[LIVE + seat]!, best) !== 0) {
      s[ACTOR] = seat;
      return false;
    }
  }
  return true;
};

/** Nobody bid: a full track leaves the game, any other stays. */
export const leaveUnsold = (s: Packed): void => {
  if (s[CAUSE] === FULL_TRACK) clearTrack(s);
};

/** Whose turn comes after a seat's, `NOBODY` when there is no face-up sun left. [T-01, T-06, E-01] */
export const nextToAct = (s: Packed, after: number): number => {
  let seat = after;
  for (let i = 0; i < s[PLAYERS]!; i++) {
    seat = leftOf(s, seat);
    if (s[LIVE + seat] !== 0) return seat;
  }
  return NOBODY;
};

/** The turn of a seat is settled. False when nobody can act, which ends the epoch. [A-08, E-01] */
export const passTurn = (s: Packed, after: number): boolean => {
  const next = nextToAct(s, after);
  if (next === NOBODY) return false;
  s[STEP] = TURN;
  s[ACTOR] = next;
  return true;
};

/** A drawn Ra tile begins an auction or fills the Ra track: then true, and the epoch ends. [T-03, E-02] */
export const fillsRaTrack = (s: Packed): boolean => {
  s[RA_TRACK]! += 1;
  s[RA_LEFT]! -= 1;
  if (s[RA_TRACK] === s[RA_END]) return true;
  openAuction(s, RA_TILE, s[ACTOR]!);
  return false;
};
