import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../../src/client/games/auction/context/auction-game.ts';
import type { Playing } from '../../../../src/client/games/auction/gallery/positions.ts';
import { toldAuction, wouldBeAsked } from '../../../../src/client/games/auction/scene/asking.ts';
import type { AuctionView } from '../../../../src/client/games/auction/view/auction-view.ts';
import { PLAYING as PLAYING_PRIESTS } from '../../../../src/client/games/priests-of-ra/gallery/positions.ts';
import { priestsOfRa } from '../../../../src/client/games/priests-of-ra/game.ts';
import { PLAYING as PLAYING_RA } from '../../../../src/client/games/ra/gallery/positions.ts';
import { ra } from '../../../../src/client/games/ra/game.ts';
import { shownAt } from '../../../../src/client/table/timeline.ts';
import { actor } from '../../../../src/game/auction/table.ts';
import { raTrackLength } from '../../../../src/game/auction/tracks.ts';
import type { AnyEvent } from '../../../../src/game/contract.ts';
import { scoreSheet as sheetOfPriests } from '../../../../src/game/priests-of-ra/score.ts';
import { scoreSheet as sheetOfRa } from '../../../../src/game/ra/score.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';

/** The table while the last of so many events of a move is told: itself where it may be shown as it stands. */
const asTold = (
  game: AnyGame,
  before: AuctionView,
  live: AuctionView,
  added: readonly AnyEvent[],
  told: number,
  isLanding = false,
): AuctionView => {
  const telling = game.telling!({ view: live, events: added, seat: null, seats: [] });
  const { landsAt: lands = 0 } = telling.timingOf(added[told - 1]!);
  const seen = { before: { view: before, events: 0 }, view: live, events: added };
  return shownAt({ after: game.after, ...telling }, seen, told, lands === 0 || (lands < 1 && !isLanding));
};

type Moved = {
  readonly before: AuctionView;
  readonly live: AuctionView;
  readonly added: readonly AnyEvent[];
};

/**
 * The moves of some matches with which an epoch ended, all draws, the sales that brought a disaster, and those after which
 * whoever took the lot is asked what to do with it.
 */
const movesOf = (playing: Playing<AuctionView, AuctionView>) => {
  const ends: Moved[] = [];
  const draws: Moved[] = [];
  const disasters: Moved[] = [];
  const asking: Moved[] = [];
  for (const players of [2, 3, 4, 5]) {
    for (const seed of ['a', 'b', 'c']) {
      const random = quickRandom(seed);
      const state = playing.setup(players, `${players}${seed}`);
      for (let seat = actor(state.step); seat !== null; seat = actor(state.step)) {
        const before = structuredClone(playing.view(state, seat));
        const move = playing.keenMove(state, playing.legalMoves(state, seat), random);
        const added = playing.apply(state, seat, move);
        const isEnd = added.some(({ type }) => type === 'epoch-end');
        const isDraw = added[0]?.type === 'draw';
        const isDisaster = added.some(({ type }) => type === 'disaster') && !isEnd && moveEndsAuction(added);
        const isAsking = moveEndsAuction(added) && !isEnd && state.step.kind !== 'turn';
        if (!isEnd && !isDraw && !isDisaster && !isAsking) continue;
        const moved = { before, live: structuredClone(playing.view(state, seat)), added };
        if (isEnd) ends.push(moved);
        if (isDraw) draws.push(moved);
        if (isDisaster) disasters.push(moved);
        if (isAsking) asking.push(moved);
      }
    }
  }
  return { ends, draws, disasters, asking };
};

const moveEndsAuction = (added: readonly AnyEvent[]): boolean => added.some(({ type }) => type === 'sold');

describe.each([
  ['Ra', ra, PLAYING_RA, sheetOfRa],
  ['Priests of Ra', priestsOfRa, PLAYING_PRIESTS, sheetOfPriests],
])('the table of %s as it is told', (_name, module, rules, scoreSheet) => {
  const game = module as unknown as AnyGame;
  const { ends, draws, disasters, asking } = movesOf(rules as unknown as Playing<AuctionView, AuctionView>);
  const shownOf = ({ before, live, added }: Moved, told: number) => asTold(game, before, live, added, told);
  const endOf = ({ added }: Moved) => added.findIndex(({ type }) => type === 'epoch-end');

  it('is the one that was scored [E-05]', () => {
    expect(ends.length).toBeGreaterThanOrEqual(36);
    for (const end of ends) {
      const shown = shownOf(end, endOf(end) + 1);
      const scores = end.added.filter(({ type }) => type === 'score');
      expect(scoreSheet(shown as never)).toEqual(scores);
    }
  });

  it('has the Ra track full where that is why [E-02], and the sun of the last sale in its middle [A-07]', () => {
    const reasons = new Set<unknown>();
    for (const end of ends) {
      const shown = shownOf(end, endOf(end) + 1);
      const { reason } = end.added[endOf(end)] as unknown as { reason: string };
      reasons.add(reason);
      const isFull = shown.raTrack === raTrackLength(end.before.areas.length);
      expect([isFull, shown.centre]).toEqual([reason === 'ra-track', end.live.centre]);
    }
    expect(reasons).toEqual(new Set(['ra-track', 'suns-spent']));
  });

  it('shows no more than has been told: not the sale while its last pass is told', () => {
    const sales = ends.filter(({ added }) => added.findIndex(({ type }) => type === 'sold') > 0);
    expect(sales.length).toBeGreaterThan(0);
    for (const end of sales) {
      const sold = end.added.findIndex(({ type }) => type === 'sold');
      const { before } = end;
      expect(shownOf(end, sold)?.areas).toEqual(before.areas);
      expect(shownOf(end, sold)?.track).toEqual(before.track);
      expect(shownOf(end, sold + 1)?.track).toEqual([]);
    }
  });

  it('is as it stands when the end has been told', () => {
    for (const end of ends) expect(shownOf(end, end.added.length)).toBe(end.live);
  });

  it('waits for any sale, and is as it stands when that is told', () => {
    const sales = ends.filter(({ added }) => added.findIndex(({ type }) => type === 'sold') > 0);
    for (const { before, live, added } of sales) {
      const sold = added.findIndex(({ type }) => type === 'sold');
      const inEpoch = added.slice(0, sold + 1);
      const shown = asTold(game, before, live, inEpoch, sold);
      expect([shown.areas, shown.track]).toEqual([before.areas, before.track]);
      expect(actor(shown.step)).toBeNull();
      expect(asTold(game, before, live, inEpoch, sold + 1)).toBe(live);
    }
  });

  it('does not know what is drawn, nor what is next, before it has come out of the bag [T-01]', () => {
    expect(draws.length).toBeGreaterThan(300);
    for (const draw of draws) expect(shownOf(draw, 1)).toBe(draw.before);
  });

  it('is as it stands when the tile has been laid, where that is all', () => {
    const alone = draws.filter(({ added }) => !added.some(({ type }) => type === 'epoch-end'));
    for (const { before, live, added } of alone) {
      const seen = { before: { view: before, events: 0 }, view: live, events: added };
      expect(shownAt({ after: game.after }, seen, added.length, true)).toBe(live);
    }
  });

  it('gives whoever took a lot its tiles when they have arrived, and the suns at once [A-07]', () => {
    const sales = ends.filter(({ added }) => added.findIndex(({ type }) => type === 'sold') > 0);
    for (const { before, live, added } of sales) {
      const told = added.findIndex(({ type }) => type === 'sold') + 1;
      const { player } = added[told - 1] as unknown as { player: number };
      for (const inEpoch of [added, added.slice(0, told)]) {
        const flying = asTold(game, before, live, inEpoch, told, true);
        const landed = asTold(game, before, live, inEpoch, told);
        expect(flying.areas[player]?.tiles).toEqual(before.areas[player]?.tiles);
        expect(flying.areas[player]?.suns).toEqual(landed.areas[player]?.suns);
        expect(flying.track).toEqual(landed.track);
      }
    }
  });

  it('asks nobody what to do with a lot that has not arrived [P-02, R-03]', () => {
    expect(asking.length).toBeGreaterThan(0);
    for (const { before, live, added } of asking) {
      const told = added.findIndex(({ type }) => type === 'sold') + 1;
      const { player } = added[told - 1] as unknown as { player: number };
      expect(actor(live.step)).toBe(player);
      const flying = asTold(game, before, live, added.slice(0, told), told, true);
      expect([flying.step.kind, actor(flying.step)]).toEqual(['auction', null]);
      expect(asTold(game, before, live, added.slice(0, told), told)).toBe(live);
    }
  });

  it('takes nothing for a disaster before it has come down [R-03]', () => {
    if (module !== ra) return expect(disasters).toEqual([]);
    expect(disasters.length).toBeGreaterThan(10);
    for (const { before, live, added } of disasters) {
      const sold = added.findIndex(({ type }) => type === 'sold');
      const { player } = added[sold] as unknown as { player: number };
      const shown = asTold(game, before, live, added, sold + 1);
      const held = (view: AuctionView) =>
        (view.areas[player]!.tiles as readonly number[]).reduce((sum, n) => sum + n, 0);
      const lost = added.flatMap(event => ('lost' in event ? (event.lost as readonly string[]) : []));
      expect(actor(shown.step)).toBeNull();
      expect(held(shown) - held(live)).toBe(lost.length);
      const first = added.findIndex(({ type }) => type === 'disaster');
      expect(asTold(game, before, live, added, first + 1, true)?.areas).toEqual(shown.areas);
      expect(asTold(game, before, live, added, added.length)).toBe(live);
    }
  });

  it('is as it stands where a move brings none of it', () => {
    for (const { before, live } of ends) {
      expect(asTold(game, before, live, [{ type: 'pass' }], 1)).toBe(live);
    }
  });
});

it('has nobody to act where what was given up to a disaster ends the epoch, and all lies there until it comes down [R-03, E-05]', () => {
  const rules = PLAYING_RA as unknown as Playing<AuctionView, AuctionView>;
  const game = ra as unknown as AnyGame;
  let found = 0;
  for (let n = 0; n < 200 && found < 4; n++) {
    const random = quickRandom(`d${n}`);
    const state = rules.setup(3, `d${n}`);
    for (let seat = actor(state.step); seat !== null; seat = actor(state.step)) {
      const before = structuredClone(rules.view(state, seat));
      const added = rules.apply(state, seat, rules.keenMove(state, rules.legalMoves(state, seat), random));
      const end = added.findIndex(({ type }) => type === 'epoch-end');
      if (end < 0 || (before.step.kind as string) !== 'disaster') continue;
      found += 1;
      const live = structuredClone(rules.view(state, seat));
      const [falling, fallen] = [true, false].map(isLanding =>
        asTold(game, before, live, added, 1, isLanding),
      );
      expect(falling!.areas).toEqual(before.areas);
      expect(fallen!.areas).not.toEqual(before.areas);
      expect([falling, fallen].map(shown => wouldBeAsked(shown!))).toEqual([[], []]);
    }
  }
  expect(found).toBeGreaterThan(2);
});

it.each([
  ['Ra', ra, PLAYING_RA],
  ['Priests of Ra', priestsOfRa, PLAYING_PRIESTS],
])(
  'no picture of matches of %s that are played by chance stands for a table that cannot be',
  (_name, module, playing) => {
    const rules = playing as unknown as Playing<AuctionView, AuctionView>;
    const game = module as unknown as AnyGame;
    let pictures = 0;
    for (let n = 0; n < 64; n++) {
      const random = quickRandom(`p${n}`);
      const players = 2 + ((n >> 1) % 4);
      const state = rules.setup(players, `p${n}`);
      const events: AnyEvent[] = [...rules.opening(state)];
      for (let seat = actor(state.step); seat !== null; seat = actor(state.step)) {
        const before = structuredClone(rules.view(state, seat));
        const legal = rules.legalMoves(state, seat);
        const added = rules.apply(state, seat, legal[random.below(legal.length)]!);
        const from = events.length;
        events.push(...added);
        const live = structuredClone(rules.view(state, seat));
        for (let told = 1; told <= added.length; told++) {
          for (const isLanding of [true, false]) {
            const view = asTold(game, before, live, added, told, isLanding);
            const seats = [actor(view.step), ...wouldBeAsked(view).map(asked => asked.seat)];
            for (const asked of toldAuction(events.slice(0, from + told), view, isLanding)?.asked ?? [])
              seats.push(asked.seat);
            const unknown = seats.filter(one => one !== null && !(one >= 0 && one < players));
            if (unknown.length > 0) throw new Error(`match ${n}, event ${from + told}: seats ${unknown}`);
            pictures += 1;
          }
        }
      }
    }
    expect(pictures).toBeGreaterThan(25_000);
  },
);
