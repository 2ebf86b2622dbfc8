import { changeTo } from './change.ts';
import { type Command, type Decision, refuse } from './commands.ts';
import { hashOf } from './credentials.ts';
import type { Now } from './deadlines.ts';
import { newToken } from './ids.ts';
import { keyFor, open, seal } from './sealing.ts';
import { isOwner } from './seats.ts';
import type { SeatOffer, StoredMatch } from './stored-match.ts';

/** How long a link to one's own seat may be used, in milliseconds. */
export const OFFERED_MS = 600_000;

const PURPOSE = 'offer of a seat';

/**
 * A token with which the secret of a seat can be fetched once. Stored is neither of them: a hash by which the token is
 * known again, and the secret under a key that follows from the token alone.
 */
export const newOffer = (
  credentials: string,
  now: number,
): { readonly token: string; readonly offer: SeatOffer } => {
  const token = newToken();
  const sealed = seal(keyFor(PURPOSE, token), credentials);
  return { token, offer: { hash: hashOf(token), sealed, until: now + OFFERED_MS } };
};

/** The secret that was offered. @throws where it was sealed for another token */
export const openOffer = (token: string, { sealed }: SeatOffer): string =>
  open(keyFor(PURPOSE, token), sealed);

type Offer = Extract<Command, { kind: 'offer-seat' }>;

/** A new link takes the place of the one before. */
export const offerSeat = (stored: StoredMatch, { seat, credentials, offer }: Offer, now: Now): Decision => {
  if (!isOwner(stored.data, seat, credentials)) return refuse('credentials');
  const live = Object.entries(stored.control.offers ?? {}).filter(([, { until }]) => until > now.at);
  const offers = { ...Object.fromEntries(live), [seat]: offer };
  return changeTo({ ...stored, control: { ...stored.control, offers } }, []);
};

/** Whoever is first to show the token has it; nobody has it twice. */
export const takeOffer = (
  stored: StoredMatch,
  { hash }: Extract<Command, { kind: 'take-offer' }>,
  now: Now,
): Decision => {
  const { offers = {}, ...control } = stored.control;
  const others = Object.entries(offers).filter(([, offer]) => offer.hash !== hash);
  const offer = Object.values(offers).find(each => each.hash === hash);
  if (offer === undefined || offer.until <= now.at) return refuse('no-offer');
  const left = others.length > 0 ? { offers: Object.fromEntries(others) } : {};
  return changeTo({ ...stored, control: { ...control, ...left } }, []);
};
