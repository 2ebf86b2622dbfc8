import { MCTSBot, RandomBot } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../../../src/game/contract.ts';
import { createGame } from '../../../src/game/framework/create-game.ts';
import { GAME_IDS } from '../../../src/game/index.ts';
import { quickRandom, type Random } from '../../../src/game/shared/random.ts';
import type { Seat } from '../../../src/game/shared/seats.ts';
import { loadGame } from '../load-game.ts';
import { seatsNear } from '../matches.ts';

/** boardgame.io's own clients and bots, as they are, on our games. What it refuses it says on the console. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type AnyClient = ReturnType<typeof Client>;
// biome-ignore lint/suspicious/noExplicitAny: states differ from game to game
type Told = { readonly G: any; readonly ctx: { readonly gameover?: unknown } } | null;

/** A bot that thinks far enough ahead to use the reducer, and no further: a match of it takes seconds else. */
class HastyMCTSBot extends MCTSBot {
  constructor(options: ConstructorParameters<typeof MCTSBot>[0]) {
    super({ ...options, iterations: 4, playoutDepth: 3 });
  }
}

const choose = ({ rules }: GameModule, client: AnyClient, seat: Seat, random: Random): void => {
  const { G } = client.getState() as NonNullable<Told>;
  const legal = rules.legalMoves(G, seat);
  const [name, ...args] = legal[random.below(legal.length)]!;
  client.moves[name]!(...args);
};

for (const id of GAME_IDS) {
  const module = await loadGame(id);
  const { rules } = module;
  const players = seatsNear(module, 3);

  describe(`stock clients play ${id}`, () => {
    it.each<[string, typeof RandomBot | typeof HastyMCTSBot]>([
      ['RandomBot', RandomBot],
      ['MCTSBot', HastyMCTSBot],
    ])(
      'one of Local’s %s in every seat plays a whole match without one refused move',
      async (name, bot) => {
        const client = Client({
          game: createGame(module, () => `local ${id}`),
          numPlayers: players,
          matchID: name,
          multiplayer: Local({
            bots: Object.fromEntries(
              Array.from({ length: players }, (_, seat) => [String(seat), bot]),
            ) as never,
          }),
          debug: false,
        }) as AnyClient;
        client.start();
        const state = () => client.getState() as Told;
        for (let ticks = 0; state()?.ctx.gameover === undefined && ticks < 20_000; ticks++) {
          await vi.advanceTimersByTimeAsync(100);
          await new Promise(resolve => setImmediate(resolve));
        }
        expect(state()?.ctx.gameover).toMatchObject({
          scores: expect.any(Array),
          winners: expect.any(Array),
        });
        expect(console.error).not.toHaveBeenCalled();
        client.stop();
      },
      60_000,
    );

    it('alone, and the log tells of every phase in which something happens by itself', () => {
      const client = Client({
        game: createGame(module, () => `alone ${id}`),
        numPlayers: players,
        debug: false,
      }) as AnyClient;
      client.start();
      const random = quickRandom('alone');
      const store = () => client.store.getState() as NonNullable<Told>;
      while (store().ctx.gameover === undefined) {
        const [seat] = rules.seatsToAct(store().G) as [Seat];
        client.updatePlayerID(String(seat));
        choose(module, client, seat, random);
      }
      const ended = (client.log ?? []).flatMap(({ action, phase }) =>
        action.payload.type === 'endPhase' ? [phase] : [],
      );
      for (const [name, phase] of Object.entries(module.phases)) {
        if ('onBegin' in phase) expect(ended).toContain(name);
      }
      expect(console.error).not.toHaveBeenCalled();
      client.stop();
    });
  });
}

it.each(['ra', 'priests-of-ra'] as const)(
  'in %s three epochs end by themselves: the framework’s log says where each begins and ends',
  async id => {
    const module = await loadGame(id);
    const client = Client({
      game: createGame(module, () => `epochs ${id}`),
      numPlayers: 3,
      debug: false,
    }) as AnyClient;
    client.start();
    const random = quickRandom('epochs');
    const store = () => client.store.getState() as NonNullable<Told>;
    while (store().ctx.gameover === undefined) {
      const [seat] = module.rules.seatsToAct(store().G) as [Seat];
      client.updatePlayerID(String(seat));
      choose(module, client, seat, random);
    }
    const told = (client.log ?? [])
      .filter(({ action }) => action.payload.type === 'endPhase')
      .map(({ phase, action, automatic }) => ({
        phase,
        automatic,
        next: (action.payload.args as unknown as { next?: string } | undefined)?.next,
      }));
    const begun = told.filter(({ next }) => next === 'epochEnd');
    const over = told.filter(({ phase }) => phase === 'epochEnd');
    expect([begun.length, over.length]).toEqual([3, 3]);
    expect(over.map(({ next, automatic }) => [next, automatic])).toEqual([
      ['turn', true],
      ['turn', true],
      // The end of the match ends its last phase.
      [undefined, undefined],
    ]);
    client.stop();
  },
);
