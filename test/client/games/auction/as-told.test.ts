import { describe, expect, it } from 'vitest';
import type { AnyGame, AuctionView } from '../../../../src/client/games/auction/auction-game.ts';
import type { Playing } from '../../../../src/client/games/auction/gallery/positions.ts';
import { asTold } from '../../../../src/client/games/auction/moments/as-told.ts';
import { PLAYING as PLAYING_PRIESTS } from '../../../../src/client/games/priests-of-ra/gallery/positions.ts';
import { priestsOfRa } from '../../../../src/client/games/priests-of-ra/game.ts';
import { PLAYING as PLAYING_RA } from '../../../../src/client/games/ra/gallery/positions.ts';
import { ra } from '../../../../src/client/games/ra/game.ts';
import { actor } from '../../../../src/game/auction/table.ts';
import { raTrackLength } from '../../../../src/game/auction/tracks.ts';
import type { AnyEvent } from '../../../../src/game/contract.ts';
import { scoreSheet as sheetOfPriests } from '../../../../src/game/priests-of-ra/score.ts';
import { scoreSheet as sheetOfRa } from '../../../../src/game/ra/score.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';

type Ended = {
  readonly before: AuctionView;
  readonly live: AuctionView;
  readonly added: readonly AnyEvent[];
};

/** The moves of some matches with which an epoch ended. */
const endsOf = (playing: Playing<AuctionView, AuctionView>): readonly Ended[] => {
  const ends: Ended[] = [];
  for (const players of [2, 3, 4, 5]) {
    for (const seed of ['a', 'b', 'c']) {
      const random = quickRandom(seed);
      const state = playing.setup(players, `${players}${seed}`);
      for (let seat = actor(state.step); seat !== null; seat = actor(state.step)) {
        const before = structuredClone(playing.view(state, seat));
        const move = playing.keenMove(state, playing.legalMoves(state, seat), random);
        const added = playing.apply(state, seat, move);
        if (added.some(({ type }) => type === 'epoch-end')) {
          ends.push({ before, live: structuredClone(playing.view(state, seat)), added });
        }
      }
    }
  }
  return ends;
};

describe.each([
  ['Ra', ra, PLAYING_RA, sheetOfRa],
  ['Priests of Ra', priestsOfRa, PLAYING_PRIESTS, sheetOfPriests],
])('the table of %s as it is told', (_name, module, rules, scoreSheet) => {
  const game = module as unknown as AnyGame;
  const ends = endsOf(rules as unknown as Playing<AuctionView, AuctionView>);
  const shownOf = ({ before, live, added }: Ended, told: number) => asTold(game, before, live, added, told);
  const endOf = ({ added }: Ended) => added.findIndex(({ type }) => type === 'epoch-end');

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
      const isFull = shown?.raTrack === raTrackLength(end.before.areas.length);
      expect([isFull, shown?.centre]).toEqual([reason === 'ra-track', end.live.centre]);
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
    for (const end of ends) expect(shownOf(end, endOf(end) + 2)).toBeNull();
  });

  it('waits for any sale, and is as it stands when that is told', () => {
    const sales = ends.filter(({ added }) => added.findIndex(({ type }) => type === 'sold') > 0);
    for (const { before, live, added } of sales) {
      const sold = added.findIndex(({ type }) => type === 'sold');
      const inEpoch = added.slice(0, sold + 1);
      const shown = asTold(game, before, live, inEpoch, sold);
      expect([shown?.areas, shown?.track]).toEqual([before.areas, before.track]);
      expect(shown && actor(shown.step)).toBeNull();
      expect(asTold(game, before, live, inEpoch, sold + 1)).toBeNull();
    }
  });

  it('is as it stands where a move brings neither', () => {
    for (const { before, live } of ends) {
      expect(asTold(game, before, live, [{ type: 'draw' }], 1)).toBeNull();
    }
  });
});
