import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from 'boardgame.io';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyEvent, AnyMove, AnyMoveRule } from '../../src/game/contract.ts';
import { botChance, playOnRules } from '../../src/game/drive.ts';
import { playOnFramework, startOnFramework } from '../../src/game/framework/drive.ts';
import { GAME_IDS, type GameModule } from '../../src/game/index.ts';
import { type LoadedGame, loadGame } from './load-game.ts';
import { botMatch, seatCounts, waysOf } from './matches.ts';

/**
 * How many matches of each game both drivers play, over all its numbers of seats and ways to play in turn: a thousand in CI, which
 * takes two minutes, else each of these once. `npm run trust -- drivers` compares as many as it is told.
 */
const ASKED = process.env.AGREEMENT ?? (process.env.CI === undefined ? undefined : 1000);
const MATCHES = ASKED === undefined ? null : Number(ASKED);
const LONG = 120_000 + (MATCHES ?? 0) * 1_000;

// Without it the framework looks at every part of every state, which is most of the time that this takes.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => void vi.unstubAllEnvs());

const tablesOf = (module: LoadedGame) =>
  seatCounts(module).flatMap(players => waysOf(module).map(way => ({ players, way })));

/** What boardgame.io's notes must say where the rules have brought a match so far. */
const wanted = ({ meta, rules }: GameModule, G: unknown): object => {
  const gameover = rules.outcome(G);
  if (gameover !== null) return { phase: null, gameover, activePlayers: null };
  const phase = rules.phase(G);
  const seats = rules.seatsToAct(G).map(String);
  return meta.turns === 'one'
    ? { phase, activePlayers: null, currentPlayer: seats.join() }
    : { phase, activePlayers: Object.fromEntries(seats.map(seat => [seat, phase])) };
};

const noted = ({ meta }: GameModule, { phase, gameover, activePlayers, currentPlayer }: Ctx): object => ({
  phase,
  activePlayers,
  ...(gameover === undefined ? meta.turns === 'one' && { currentPlayer } : { gameover }),
});

/** Plays a match under both drivers, and looks at both after every move. */
const compare = (module: LoadedGame, n: number): void => {
  const { rules } = module;
  const tables = tablesOf(module);
  const { players, way } = tables[n % tables.length]!;
  const match = botMatch(module, players, way, `agreement ${n}`);
  const state = rules.setup(match);
  const table = startOnFramework(module, match);
  const random = botChance(match);
  let moves = 0;
  const same = (is: unknown, was: unknown) => {
    if (!isDeepStrictEqual(is, was)) expect(is, `match ${n}, after ${moves} moves`).toEqual(was);
  };
  for (;;) {
    const { G, ctx } = table.state();
    same(G, state);
    same(noted(module, ctx), wanted(module, state));
    // Those who may change their mind move in between, as anybody online might.
    const seats = rules.asked(state);
    if (seats.length === 0) break;
    const seat = seats[seats.length === 1 ? 0 : random.below(seats.length)]!;
    const move = match.bots[seat]!(null, seat, rules.legalMoves(state, seat), random);
    same(table.move(seat, move), rules.apply(state, seat, move));
    moves += 1;
  }
};

/**
 * Which phases follow on which in a match, those in which something happens by itself included. Every match
 * has kinds of moves that it likes and others that it hardly ever makes, so that what is rare comes about in hundreds of them.
 */
const followed = (module: LoadedGame, n: number, found: Set<string>): void => {
  const { rules, phases } = module;
  const tables = tablesOf(module);
  const { players, way } = tables[n % tables.length]!;
  const match = botMatch(module, players, way, `followed ${n}`);
  const state = rules.setup(match);
  const random = botChance(match);
  const liking: Record<string, number> = {};
  const urge = ([kind]: AnyMove): number => {
    liking[kind] ??= 1 + random.below(8);
    return random.below(liking[kind] * 1000);
  };
  for (let seat = rules.seatsToAct(state)[0]; seat !== undefined; seat = rules.seatsToAct(state)[0]) {
    const legal = rules.legalMoves(state, seat);
    const [name, ...args] = legal.reduce((one, other) => (urge(other) > urge(one) ? other : one));
    const events: AnyEvent[] = [];
    for (let from = rules.phase(state), isFirst = true; ; isFirst = false) {
      const phase = phases[from]!;
      if ('onBegin' in phase) phase.onBegin(state, events);
      else if (isFirst) (phase.moves[name] as AnyMoveRule).make(state, seat, events, ...args);
      else break;
      const to = rules.phase(state);
      found.add(`${from} → ${to}`);
      if (to === 'over') break;
      from = to;
    }
  }
};

/** boardgame.io's reducer and the rules on plain objects must tell the same match, move by move. */
for (const id of GAME_IDS) {
  const module = await loadGame(id);
  const { phases } = module;

  describe(`${id} under both drivers`, () => {
    const many = MATCHES ?? tablesOf(module).length;
    it(
      `${many} matches: same state, events, phase, players and end after every move`,
      () => {
        for (let n = 0; n < many; n++) compare(module, n);
      },
      LONG,
    );

    it('plays whole matches to the same record', () => {
      for (const way of waysOf(module)) {
        const match = botMatch(module, seatCounts(module).at(-1)!, way, 'whole');
        expect(playOnFramework(module, match)).toEqual(playOnRules(module, match));
      }
    });

    it(
      'what may follow on a phase is what its page says, and all of that comes about',
      () => {
        const found = new Set<string>();
        const said = Object.entries(phases).flatMap(([name, { next }]) => next.map(to => `${name} → ${to}`));
        for (let n = 0; n < 600 || (n < 20_000 && found.size < said.length); n++) followed(module, n, found);
        expect([...found].toSorted()).toEqual(said.toSorted());
      },
      LONG,
    );
  });
}
