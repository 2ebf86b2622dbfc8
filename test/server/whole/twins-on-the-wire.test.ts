import { expect, it } from 'vitest';
import { GAME_IDS, type GameId, loadRules, metaOf } from '../../../src/game/index.ts';
import type { MatchState } from '../../../src/server/boardgame.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { startServer, type TestServer } from '../support/running-server.ts';
import { type Overheard, overhearMatch } from '../support/searched-match.ts';

const SEED = 'twins';

/** A server that deals every match from one seed. */
const twinServer = async (game: GameId): Promise<TestServer> =>
  startServer({ botDelay: 60_000 }, [serveGame(await loadRules(game), () => SEED)]);

// biome-ignore lint/suspicious/noExplicitAny: each game hides something else
type Secret = any;

/** The same secret but for what no move of the match has brought to light; `end` is what was left of it then. */
const otherwise: Partial<Readonly<Record<GameId, (dealt: Secret, end: Secret) => Secret>>> = {
  'priests-of-ra': (dealt, end) => ({ bag: withBottomReversed(dealt.bag, end.bag.length), seed: 'another' }),
  ra: (dealt, end) => ({ bag: withBottomReversed(dealt.bag, end.bag.length), seed: 'another' }),
  kheops: dealt => ({ ...dealt, seed: 'another' }),
  // The box is shuffled once more before it is drawn from, whatever its order was.
  'ru-ra-re': dealt => ({ ...dealt, box: dealt.box.toReversed() }),
};
const withBottomReversed = (bag: string, left: number): string =>
  [...bag.slice(0, left)].reverse().join('') + bag.slice(left);

/** Frames about the match, with nothing left in them by which two tables with the same deal differ. */
const plain = (frames: readonly string[], { matchID }: Overheard): string[] =>
  frames
    .filter(frame => frame.startsWith('42') && !/\["(matchData|watching)"/.test(frame))
    .map(frame => frame.replaceAll(matchID, 'ID').replaceAll(/"isConnected":(true|false),?/g, ''));

it.each(GAME_IDS)(
  'two matches of %s that differ in what stays hidden send equal frames to all',
  async game => {
    const players = Math.min(3, metaOf(game).seats.max);
    const [one, other] = [await twinServer(game), await twinServer(game)];
    const first = await overhearMatch([one], game, players, SEED);
    const { state: end, initialState } = await one.stored(first.matchID);

    const plant = async (matchID: string) => {
      const before = (await other.store.load(matchID))!;
      const dealt = before.state!.G.secret;
      expect(dealt).toEqual(initialState.G.secret);
      const secret = otherwise[game]?.(dealt, end.G.secret) ?? { ...dealt, seed: 'another' };
      expect(secret).not.toEqual(dealt);
      const state: MatchState = { ...before.state!, G: { ...before.state!.G, secret } };
      await other.store.commit({ before, next: { ...before, version: before.version + 1, state }, log: [] });
    };
    const second = await overhearMatch([other], game, players, SEED, plant);

    expect(first.watching.length).toBeGreaterThan(50);
    expect(plain(second.watching, second)).toEqual(plain(first.watching, first));
    for (const [seat, frames] of first.bySeat.entries()) {
      expect(plain(second.bySeat[seat]!, second)).toEqual(plain(frames, first));
    }
  },
);
