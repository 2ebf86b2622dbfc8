import { afterAll, expect, it } from 'vitest';
import { GAME_IDS, type GameId, metaOf } from '../../../src/game/index.ts';
import { seatCounts } from '../../game/matches.ts';
import { keptLog } from '../support/kept-log.ts';
import { secretsIn, textsToFind } from '../support/planted-secrets.ts';
import { progressOf } from '../support/progress.ts';
import { startServer } from '../support/running-server.ts';
import { overhearMatch } from '../support/searched-match.ts';

/**
 * Searches everything that the server says of whole matches for what it keeps secret. `MATCHES` is how many in all: 24 where
 * nothing is said, with every number of seats; the long form is `npm run trust -- secrets`.
 */
const MATCHES = Number(process.env.MATCHES ?? 24);
const SEED = process.env.SEARCH_SEED ?? 'searched';
const TOKEN = 'a-token-of-24-characters';

/** Shares of the matches: the shorter a game, the more of it. */
const SHARES: Partial<Readonly<Record<GameId, number>>> = {
  'priests-of-ra': 1,
  ra: 1,
  kheops: 2,
  'ru-ra-re': 12,
};
const shareOf = (game: GameId): number => SHARES[game] ?? 1;
const ALL = GAME_IDS.reduce((sum, game) => sum + shareOf(game), 0);

let searched = 0;
afterAll(() => console.info(`${searched} matches searched`));

it.each(GAME_IDS)(
  'nothing secret of matches of %s is told to anybody: frames, answers, metrics and log',
  { timeout: 300_000 + MATCHES * 2000 },
  async game => {
    const log = keptLog();
    const server = await startServer(
      { logLevel: 'trace', metricsToken: TOKEN, botDelay: 60_000 },
      undefined,
      undefined,
      undefined,
      log,
    );
    const counts = seatCounts({ meta: metaOf(game) });
    const inAll = Math.max(counts.length, Math.round((MATCHES * shareOf(game)) / ALL));
    const planted: string[] = [];
    const searchLog = async () => {
      const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
      const said = [...log.take(), await metrics.text()].join('\n');
      expect(said).toContain('"msg":"request"');
      expect(said).toContain('match_commands_total{');
      const secrets = [...planted.splice(0), 'Planted', '127.0.0.1', TOKEN];
      expect(secrets.filter(secret => said.includes(secret))).toEqual([]);
    };
    const tellProgress = progressOf(`matches of ${game}`, inAll);
    for (let n = 0; n < inAll; n++) {
      const heard = await overhearMatch(
        [server],
        game,
        counts[n % counts.length]!,
        `${SEED} ${n}`,
        undefined,
        `Seeker ${n}`,
      );
      const stored = (await server.store.load(heard.matchID))!;
      const { initialState } = await server.stored(heard.matchID);
      expect(heard.watching.join('\n')).toMatch(/\bgameover"/);
      expect(heard.bySeat[0]!.join('\n')).toContain('"isMine"');
      const isChosen = game === 'ra' || game === 'priests-of-ra';
      expect(heard.bySeat[0]!.some(said => said.includes('["beforehand"'))).toBe(isChosen);
      expect([n, secretsIn(stored, initialState, heard)]).toEqual([n, []]);
      planted.push(...textsToFind(stored, initialState, heard));
      searched += 1;
      tellProgress(n + 1);
      if (n % 25 === 24) await searchLog();
    }
    await searchLog();
  },
);

const SECRET = {
  seed: 'the-seed',
  bag: 'abcdefghijklmnopqrst',
  hands: [
    [7, 12, 30],
    [1, 2, 3],
  ],
  stock: [41, 5, 17, 9],
  pile: ['king', 'hen', 'cow', 'dog', 'pig', 'goat'],
  box: [],
};
it.each<[string, string, string | null]>([
  ['nothing', '{"bag":174,"rows":[["king","hen","cow"],["dog"]],"hand":[7,12,30]}', null],
  ['a salt', '{"x":"the-salt"}', 'the-salt'],
  ["the seed of the framework's dice", 'the-dice', 'the-dice'],
  ['credentials', 'ada-secret', 'ada-secret'],
  ['a hash of credentials', 'sha256:abc', 'sha256:abc'],
  ['a key that is never told', '{"secret":1}', '"secret"'],
  ['a part of the bag', '{"next":"xxghijklmnopq"}', 'ghijklmnop'],
  ['a part of the bag, first tile first', '{"next":"ponmlkjihg"}', 'ponmlkjihg'],
  ['cards of the pile in their order', '["goat","pig","dog","cow","hen"]', '"goat","pig","dog","cow","hen"'],
  ['the hand of another seat', '{"hand":[1,2,3]}', '1,2,3'],
  ['what is drawn next', '{"x":[9,17,5,2]}', '9,17,5'],
  ['what the first seat has chosen', '["beforehand","m",[["drawTo",7]],[]]', '"beforehand"'],
  ['nothing in ankhs that are counted', '[[90,"ankhs",1,2,3]]', null],
])('the search finds %s', (_what, said, found) => {
  const stored = {
    data: { players: { 0: { id: 0, credentials: 'sha256:abc' } } },
    control: { seal: { seed: 'the-seed', salt: 'the-salt' } },
  };
  const dealt = { G: { secret: SECRET }, plugins: { random: { data: { seed: 'the-dice' } } } };
  const isChoice = found === '"beforehand"';
  const heard = {
    matchID: 'm',
    credentials: ['ada-secret'],
    bySeat: isChoice ? [[], [said]] : [[said], []],
    watching: [],
    answers: [],
  };
  const secrets = secretsIn(stored as never, dealt as never, heard);
  if (found === null) expect(secrets).toEqual([]);
  else expect(secrets).toContain(found);
});
