import { expect, it } from 'vitest';
import { hashOf } from '../../../src/server/match/credentials.ts';
import { newOffer, OFFERED_MS, openOffer } from '../../../src/server/match/offers.ts';
import { ask, begunTable, changeBy, NOON, nowAt, secretOf, servedGame } from '../support/decisions.ts';

const ra = await servedGame('ra');
const owner = (seat: number) => ({ seat, credentials: secretOf(seat) });

it('what is stored of an offer opens with its token and no other, and holds neither secret', () => {
  const { token, offer } = newOffer(secretOf(0), NOON);
  expect(openOffer(token, offer)).toBe(secretOf(0));
  expect(() => openOffer(newOffer('x', NOON).token, offer)).toThrow();
  const stored = JSON.stringify(offer) + Buffer.from(offer.sealed, 'base64url').toString('latin1');
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(secretOf(0));
});

it('a seat is offered by its owner alone, and had once', () => {
  const { token, offer } = newOffer(secretOf(0), NOON);
  const match = begunTable(ra, 2);
  const offering = { kind: 'offer-seat', offer } as const;
  expect(ask(ra, match, { ...offering, seat: 0, credentials: secretOf(1) })).toEqual({
    refused: 'credentials',
  });
  const { next, announcements } = changeBy(ra, match, { ...offering, ...owner(0) });
  expect(announcements).toEqual([]);
  const take = { kind: 'take-offer', hash: hashOf(token) } as const;
  const taken = changeBy(ra, next, take).next;
  expect(taken.control).not.toHaveProperty('offers');
  expect(ask(ra, taken, take)).toEqual({ refused: 'no-offer' });
});

it('an offer lapses, and a later one takes its place', () => {
  const [one, two, other] = [newOffer('a', NOON), newOffer('b', NOON + 1), newOffer('c', NOON)];
  let match = begunTable(ra, 2);
  match = changeBy(ra, match, { kind: 'offer-seat', ...owner(1), offer: other.offer }).next;
  match = changeBy(ra, match, { kind: 'offer-seat', ...owner(0), offer: one.offer }).next;
  match = changeBy(ra, match, { kind: 'offer-seat', ...owner(0), offer: two.offer }).next;
  expect(match.control.offers).toEqual({ 0: two.offer, 1: other.offer });
  const take = (token: string, at: number) =>
    ask(ra, match, { kind: 'take-offer', hash: hashOf(token) }, nowAt(at));
  expect(take(one.token, NOON)).toEqual({ refused: 'no-offer' });
  expect(take(two.token, NOON + OFFERED_MS)).toHaveProperty('next');
  expect(take(two.token, NOON + 1 + OFFERED_MS)).toEqual({ refused: 'no-offer' });
  expect(take(other.token, NOON)).toMatchObject({ next: { control: { offers: { 0: two.offer } } } });
});
