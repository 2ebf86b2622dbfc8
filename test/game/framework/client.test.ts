import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import type { Move, View } from '../../../src/game/priests-of-ra/table.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { eventsIn, newGame } from './tables.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

type AnyClient = ReturnType<typeof Client>;

const stateOf = (client: AnyClient) => {
  const state = client.getState();
  if (state === null) throw new Error('the client has no state');
  return state as unknown as { G: View; ctx: { currentPlayer: string; phase: string; gameover?: unknown } };
};
const make = (client: AnyClient, [name, ...args]: Move) => client.moves[name]?.(...args);

/** Plays to the end by the same chance every time; `turn` says which client moves. */
const playOut = (first: AnyClient, clientOf: (seat: number) => AnyClient, limit = 5000) => {
  const random = quickRandom('play out');
  for (let i = 0; i < limit; i++) {
    const { G, ctx } = stateOf(first);
    if (ctx.gameover !== undefined) return;
    const seat = Number(ctx.currentPlayer);
    const legal = priestsOfRa.legalMoves(G, seat);
    make(clientOf(seat), legal[random.below(legal.length)]!);
  }
  throw new Error('the match does not end');
};

/** The events of the same match on the rules alone. */
const onRules = (players: number, seed: string) => {
  const state = priestsOfRa.setup({
    players,
    options: { openTotals: false, helps: true, raHeavy: false },
    seed,
  });
  const events: unknown[] = [];
  const random = quickRandom('play out');
  for (
    let seat = priestsOfRa.seatsToAct(state)[0];
    seat !== undefined;
    seat = priestsOfRa.seatsToAct(state)[0]
  ) {
    const legal = priestsOfRa.legalMoves(state, seat);
    events.push(...priestsOfRa.apply(state, seat, legal[random.below(legal.length)]!));
  }
  return { events, outcome: priestsOfRa.outcome(state), view: priestsOfRa.view(state, null) };
};

describe('a single-player client', () => {
  const start = (players = 3, seed = 'alone') => {
    const client = Client({ game: newGame(seed), numPlayers: players, debug: false }) as AnyClient;
    client.start();
    return client;
  };

  it('plays a whole match, with the events of the rules on its log', () => {
    const client = start();
    playOut(client, () => client);
    const rules = onRules(3, 'alone');
    expect(stateOf(client).ctx.gameover).toEqual(rules.outcome);
    expect(stateOf(client).G).toEqual(rules.view);
    expect(eventsIn(client.log ?? [])).toEqual(rules.events);
    client.stop();
  });

  it('knows the moves by the rulebook’s names', () => {
    const client = start();
    expect(Object.keys(client.moves).toSorted()).toEqual(
      ['draw', 'invokeRa', 'placeTile', 'bid', 'pass', 'turnTile', 'doneTurning'].toSorted(),
    );
    client.stop();
  });

  it('sees no secret', () => {
    const client = start();
    expect(stateOf(client).G).not.toHaveProperty('secret');
    expect(JSON.stringify(stateOf(client))).not.toContain('alone');
    client.stop();
  });

  it('cannot undo', () => {
    const client = start();
    client.moves.invokeRa?.();
    const before = stateOf(client).G;
    client.undo();
    expect(stateOf(client).G).toEqual(before);
    client.stop();
  });

  it.each([
    'endTurn',
    'endPhase',
    'endGame',
    'setActivePlayers',
    'endStage',
    'setStage',
    'setPhase',
    'pass',
  ] as const)('is refused the event %s', name => {
    const client = start();
    const before = stateOf(client);
    const { G, ctx } = structuredClone({ G: before.G, ctx: before.ctx });
    // the framework writes into this one before it asks whether the update is valid; nothing reads it
    const apart = { _activePlayersNumMoves: expect.anything() };
    (client.events as Record<string, ((...args: unknown[]) => void) | undefined>)[name]?.('auction');
    expect(stateOf(client).G).toEqual(G);
    expect(stateOf(client).ctx).toEqual({ ...ctx, ...apart });
    client.moves.invokeRa?.();
    expect(stateOf(client).G.step.kind).toBe('auction');
    client.stop();
  });
});

describe('clients at one local table', () => {
  const sit = (players: number, seed: string) => {
    // one game for all: Local keeps a table for each game object
    const game = newGame(seed);
    const multiplayer = Local();
    const join = (playerID: string | null) => {
      const client = Client({
        game,
        numPlayers: players,
        multiplayer,
        matchID: seed,
        ...(playerID === null ? {} : { playerID }),
        debug: false,
      }) as AnyClient;
      client.start();
      return client;
    };
    const seats = Array.from({ length: players }, (_, seat) => join(String(seat)));
    const spectator = join(null);
    return {
      seats,
      spectator,
      leave: () => {
        for (const client of [...seats, spectator]) client.stop();
      },
    };
  };

  it.each([2, 5])('%i of them play a whole match, and a spectator sees the same', players => {
    const { seats, spectator, leave } = sit(players, `local ${players}`);
    playOut(spectator, seat => seats[seat]!);
    const rules = onRules(players, `local ${players}`);
    for (const client of [...seats, spectator]) {
      expect(stateOf(client).ctx.gameover).toEqual(rules.outcome);
      expect(stateOf(client).G).toEqual(rules.view);
      expect(eventsIn(client.log ?? [])).toEqual(rules.events);
    }
    leave();
  });

  it('nobody sees a secret, at any time', () => {
    const { seats, spectator, leave } = sit(2, 'unseen');
    const heard: string[] = [];
    for (const client of [...seats, spectator]) client.subscribe(state => heard.push(JSON.stringify(state)));
    playOut(spectator, seat => seats[seat]!);
    expect(heard.length).toBeGreaterThan(100);
    expect(heard.filter(text => text.includes('secret') || text.includes('unseen'))).toEqual([]);
    leave();
  });

  it('whoever is not to act, and whoever only watches, moves nothing', () => {
    const { seats, spectator, leave } = sit(3, 'out of turn');
    const { G, ctx } = stateOf(spectator);
    const before = structuredClone(G);
    for (const client of [...seats.filter((_, seat) => String(seat) !== ctx.currentPlayer), spectator]) {
      client.moves.draw?.();
      client.moves.invokeRa?.();
    }
    expect(stateOf(spectator).G).toEqual(before);
    for (const client of seats) expect(stateOf(client).G).toEqual(before);
    leave();
  });

  it('a refused move leaves every client where it was', () => {
    const { seats, spectator, leave } = sit(3, 'refused');
    const mine = seats[Number(stateOf(spectator).ctx.currentPlayer)]!;
    const before = structuredClone(stateOf(spectator).G);
    mine.moves.bid?.(13);
    mine.moves.pass?.();
    mine.moves.placeTile?.('farmer');
    for (const client of [...seats, spectator]) expect(stateOf(client).G).toEqual(before);
    leave();
  });
});
