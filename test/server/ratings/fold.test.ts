import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GAME_IDS, metaOf } from '../../../src/game/index.ts';
import { count, NEW_RATING, type Rating } from '../../../src/server/ratings/fold.ts';
import { houseBot } from '../../../src/server/ratings/house-bots.ts';
import { leastOf, pointsOf, spreadOf, UNKNOWN } from '../../../src/server/ratings/scale.ts';

/** Members `m0`, `m1` … who came in with these ranks. */
const seatsOf = (ranks: readonly number[]) =>
  ranks.map((rank, seat) => ({ seat, member: `m${seat}`, bot: null, rank, score: null }));

const after = (ranks: readonly number[], before: ReadonlyMap<string, Rating> = new Map()) =>
  ranks.map(
    (_, seat) => count({ game: 'ra', rated: true, seats: seatsOf(ranks) }, before).ratings.get(`m${seat}`)!,
  );

const aRating = fc.record({
  mu: fc.double({ min: 0, max: 50, noNaN: true }),
  sigma: fc.double({ min: 1, max: 25 / 3, noNaN: true }),
  matches: fc.nat(1000),
});
/** Ranks as they are given out: the number of those before, and one. */
const someRanks = fc
  .array(fc.nat(4), { minLength: 2, maxLength: 5 })
  .map(places => places.map(place => 1 + places.filter(other => other < place).length));

it('whoever is unknown is shown with 500 points: a mean of 1500, less twice the deviation of 500', () => {
  expect([pointsOf(UNKNOWN), spreadOf(UNKNOWN)]).toEqual([500, 500]);
  expect(pointsOf({ mu: 25, sigma: 0 })).toBe(1500);
});

it('of two who are unknown the first gains what the second loses, and both are known better', () => {
  const [first, second] = after([1, 2]);
  expect(first!.mu - UNKNOWN.mu).toBeCloseTo(UNKNOWN.mu - second!.mu, 9);
  expect(first!.mu).toBeGreaterThan(UNKNOWN.mu + 1);
  expect(first!.sigma).toBeLessThan(UNKNOWN.sigma);
  // Weng and Lin's algorithm 4 by hand: c² = 2 (sigma² + tau² + beta²), omega = ½, from equal strengths.
  const variance = UNKNOWN.sigma ** 2 + (25 / 300) ** 2;
  expect(first!.mu).toBeCloseTo(25 + variance / 2 / Math.sqrt(2 * (variance + (25 / 6) ** 2)), 9);
});

it('equals who share a rank stay where they are', () => {
  for (const { mu } of after([1, 1, 1])) expect(mu).toBeCloseTo(UNKNOWN.mu, 9);
});

it('among equals: who comes in before another stands before them, and who share a rank stand together', () => {
  fc.assert(
    fc.property(someRanks, aRating, (ranks, rating) => {
      const before = new Map(ranks.map((_, seat) => [`m${seat}`, rating]));
      const rated = after(ranks, before);
      for (const [a, one] of rated.entries()) {
        for (const [b, other] of rated.entries()) {
          if (ranks[a]! < ranks[b]!) expect(one.mu).toBeGreaterThan(other.mu);
          if (ranks[a] === ranks[b]) expect(one.mu).toBeCloseTo(other.mu, 9);
        }
      }
    }),
  );
});

it('the first of all never loses by it, nor does the last ever gain, whoever they are', () => {
  fc.assert(
    fc.property(fc.array(aRating, { minLength: 2, maxLength: 5 }), ratings => {
      const ranks = ratings.map((_, i) => i + 1);
      const before = new Map(ratings.map((rating, seat) => [`m${seat}`, rating]));
      const rated = after(ranks, before);
      expect(rated[0]!.mu).toBeGreaterThanOrEqual(ratings[0]!.mu);
      expect(rated.at(-1)!.mu).toBeLessThanOrEqual(ratings.at(-1)!.mu);
      for (const { mu, sigma } of rated) expect(Number.isFinite(mu) && sigma > 0).toBe(true);
    }),
  );
});

it('it is the rank that counts, not the seat: whoever sits elsewhere has the same rating after it', () => {
  fc.assert(
    fc.property(fc.array(aRating, { minLength: 2, maxLength: 5 }), someRanks, (ratings, ranks) => {
      const players = ratings.slice(0, ranks.length);
      const placed = ranks.slice(0, players.length);
      const before = new Map(players.map((rating, i) => [`m${i}`, rating]));
      const seats = seatsOf(placed);
      const turned = [...seats.slice(1), seats[0]!].map((seat, at) => ({ ...seat, seat: at }));
      const one = count({ game: 'ra', rated: true, seats }, before).ratings;
      const other = count({ game: 'ra', rated: true, seats: turned }, before).ratings;
      for (const [member, { mu, sigma }] of one) {
        expect(other.get(member)!.mu).toBeCloseTo(mu, 9);
        expect(other.get(member)!.sigma).toBeCloseTo(sigma, 9);
      }
    }),
  );
});

it('of a match that is not rated nothing comes, and nobody has one more', () => {
  const { ratings, seats } = count({ game: 'ra', rated: false, seats: seatsOf([1, 2]) }, new Map());
  expect(ratings.size).toBe(0);
  expect(seats.map(seat => seat.after)).toEqual([null, null]);
  expect(after([1, 2]).map(({ matches }) => matches)).toEqual([1, 1]);
  expect(after([1, 2], new Map([['m0', { ...NEW_RATING, matches: 9 }]]))[0]!.matches).toBe(10);
});

it('a bot is worth what it is: to win from a better one brings more, and its own strength stays', () => {
  const gains = metaOf('ra').bots.map(bot => {
    const seats = [
      { seat: 0, member: 'm0', bot: null, rank: 1, score: null },
      { seat: 1, member: null, bot, rank: 2, score: null },
    ];
    const counted = count({ game: 'ra', rated: true, seats }, new Map());
    expect(counted.seats[1]!.after).toEqual(houseBot('ra', bot));
    return counted.ratings.get('m0')!.mu;
  });
  expect(gains).toEqual(gains.toSorted((a, b) => a - b));
});

it.each(GAME_IDS)(
  'of every bot of %s it is known how strong it is, and each level is better than that before',
  game => {
    const bots = metaOf(game).bots.map(bot => leastOf(houseBot(game, bot)));
    expect(bots).toEqual(bots.toSorted((a, b) => a - b));
    expect(houseBot(game, 'medium').mu).toBe(UNKNOWN.mu);
  },
);

it('of a bot without a level nothing is known', () => {
  expect(() => houseBot('ra', 'random')).toThrow(RangeError);
});
