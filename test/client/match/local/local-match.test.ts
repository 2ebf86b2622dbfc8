import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { THINK_MS } from '../../../../src/client/match/local/bot-time.ts';
import {
  type LocalMatch,
  openLocalMatch,
  UnplayableMatch,
} from '../../../../src/client/match/local/local-match.ts';
import { recordOf } from '../../../../src/client/match/local/record.ts';
import type { SavedMatch } from '../../../../src/client/match/local/saved-match.ts';
import type { AnyMove, Bot } from '../../../../src/game/contract.ts';
import { loadGame } from '../../../game/load-game.ts';

const module = await loadGame('priests-of-ra');
const kheops = await loadGame('kheops');
const person = (name: string) => ({ name, bot: null });
const bot = (name: string) => ({ name, bot: name });

const match = (changes: Partial<SavedMatch> = {}): SavedMatch => ({
  seats: [bot('random'), bot('steady'), bot('random')],
  options: {},
  handOver: true,
  seed: 'a seed',
  moves: [],
  over: false,
  ...changes,
});

/** Moves of the persons until the bot at seat 2 is to act. */
const toTheBot = (): AnyMove[] => {
  const { rules, meta } = module;
  const state = rules.setup({ players: 3, options: meta.defaults, seed: 'a seed' });
  const moves: AnyMove[] = [];
  for (let seat = rules.seatsToAct(state)[0]!; seat !== 2; seat = rules.seatsToAct(state)[0]!) {
    const move = rules.legalMoves(state, seat)[0]!;
    rules.apply(state, seat, move);
    moves.push(move);
  }
  return moves;
};

const open: LocalMatch[] = [];
const start = (saved: SavedMatch) => {
  const kept: SavedMatch[] = [];
  const played = openLocalMatch(module, saved, { pace: 10, onMove: now => kept.push(now) });
  open.push(played);
  return { played, kept };
};

/** The same, with this for every bot that plays at random. */
const startWith = (think: (...asked: Parameters<Bot<unknown, AnyMove>>) => unknown) => {
  const kept: SavedMatch[] = [];
  const bots = { random: think as Bot<unknown, AnyMove>, steady: think as Bot<unknown, AnyMove> };
  const played = openLocalMatch({ ...module, bots }, match({ seats: Array(3).fill(bot('random')) }), {
    pace: 10,
    onMove: now => kept.push(now),
  });
  open.push(played);
  return { played, kept };
};
/** What is reported from now on. */
const reports = () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  return reported;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whoever is to act and is a person makes their first legal move that `wanted` likes. */
const act = (played: LocalMatch, wanted: (move: AnyMove) => boolean = () => true) => {
  const { view, seat } = played.snapshot();
  const legal = module.rules.legalMoves(view, seat!);
  played.play(legal.find(wanted) ?? legal[0]!);
};

describe('a local match', () => {
  it('is played to its end by bots', async () => {
    const { played, kept } = start(match());
    await vi.advanceTimersByTimeAsync(10 * 2000);
    const { outcome, events, toAct } = played.snapshot();
    expect(toAct).toEqual([]);
    expect(outcome?.scores).toHaveLength(3);
    expect(events[0]?.type).toBe('setup');
    expect(events.at(-1)).toMatchObject({ type: 'end', winners: outcome?.winners });
    expect(kept.at(-1)?.moves.length).toBe(kept.length);
    expect(kept.map(({ over }) => over).lastIndexOf(false)).toBe(kept.length - 2);
  });

  const never = () => new Promise<AnyMove>(() => {});
  it.each<[string, () => unknown, string]>([
    [
      'throws',
      () => {
        throw new Error('lost in thought');
      },
      'lost in thought',
    ],
    ['fails later', () => Promise.reject(new Error('lost in thought')), 'lost in thought'],
    ['makes a move that is refused', () => ['bid', 99], 'bid is refused'],
    ['answers nothing', () => undefined, 'answered nothing'],
    ['answers no move', async () => 'draw', 'is no move'],
    ['takes too long', never, 'no move within 10000 ms'],
  ])('makes some legal move where a bot %s, and reports it', async (_what, think, problem) => {
    const reported = reports();
    const { played, kept } = startWith(think);
    await vi.advanceTimersByTimeAsync(10 + (think === never ? THINK_MS : 0));
    expect(kept).toHaveLength(1);
    expect(reported.map(String)).toEqual([expect.stringContaining(problem)]);
    expect(String(reported[0])).toContain('the bot random');
    played.close();
    expect(() => start(kept[0]!)).not.toThrow();
  });

  it('is played to its end whatever all its bots do', async () => {
    const reported = reports();
    const { played, kept } = startWith(() => null);
    await vi.advanceTimersByTimeAsync(10 * 2000);
    expect(played.snapshot().outcome).not.toBeNull();
    expect(reported).toHaveLength(kept.length);
  });

  it('makes some legal move for a bot that is not there', async () => {
    const reported = reports();
    const played = openLocalMatch({ ...module, bots: {} }, match(), { pace: 10, onMove: () => {} });
    open.push(played);
    await vi.advanceTimersByTimeAsync(10);
    expect(played.saved().moves).toHaveLength(1);
    expect(String(reported[0])).toContain('no such bot');
  });

  it('waits for a bot that takes its time, and asks nobody else meanwhile', async () => {
    const asked = vi.fn();
    const { kept } = startWith(async (_view, _seat, legal) => {
      asked();
      await new Promise(resolve => setTimeout(resolve, 3000));
      return legal[0]!;
    });
    await vi.advanceTimersByTimeAsync(3009);
    expect([asked.mock.calls.length, kept.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([asked.mock.calls.length, kept.length]).toEqual([1, 1]);
  });

  it('is not changed by a bot that answers after it was closed, and nobody is told', async () => {
    const reported = reports();
    const { played, kept } = startWith(
      () => new Promise(resolve => setTimeout(() => resolve(['draw']), 3000)),
    );
    await vi.advanceTimersByTimeAsync(10);
    played.close();
    await vi.advanceTimersByTimeAsync(THINK_MS);
    expect(kept).toEqual([]);
    const other = startWith(never);
    await vi.advanceTimersByTimeAsync(10);
    other.played.close();
    await vi.advanceTimersByTimeAsync(THINK_MS);
    expect(reported).toEqual([]);
  });

  it('lets no bot act while something lies over the table', async () => {
    let held = true;
    const kept: SavedMatch[] = [];
    const options = { pace: 10, onMove: (now: SavedMatch) => kept.push(now), isHeld: () => held };
    open.push(openLocalMatch(module, match(), options));
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept).toEqual([]);
    held = false;
    await vi.advanceTimersByTimeAsync(10);
    expect(kept).toHaveLength(1);
  });

  it('shows a bot a view of its own, so that it cannot make a move legal', async () => {
    const reported = reports();
    const { kept } = startWith((view, seat, legal) => {
      for (const key of Object.keys(view as object)) delete (view as Record<string, unknown>)[key];
      return seat === undefined ? null : legal[0];
    });
    await vi.advanceTimersByTimeAsync(10);
    expect([kept.length, reported]).toEqual([1, []]);
  });

  it('asks a bot once for each move, at the pace asked for', async () => {
    const { kept } = start(match());
    await vi.advanceTimersByTimeAsync(9);
    expect(kept).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(kept).toHaveLength(1);
    for (const more of [2, 3, 4]) {
      await vi.advanceTimersToNextTimerAsync();
      expect(kept).toHaveLength(more);
    }
  });

  it('its bots take less than half as long while nobody at the screen has anything more to do', async () => {
    const took = async (out: readonly boolean[]): Promise<number> => {
      const isOut = (_: unknown, seat: number) => out[seat] === true;
      const kept: SavedMatch[] = [];
      const played = openLocalMatch(
        { ...module, rules: { ...module.rules, isOut } },
        match({ seats: [person('Ada'), person('Ned'), bot('random')], moves: toTheBot(), handOver: false }),
        { pace: 100, onMove: now => kept.push(now) },
      );
      open.push(played);
      let ms = 0;
      for (; kept.length === 0 && ms < 1000; ms++) await vi.advanceTimersByTimeAsync(1);
      return ms;
    };
    const usual = await took([true, false]);
    expect(usual).toBeGreaterThan(30);
    expect(usual).toBeLessThan(1000);
    expect(await took([true, true])).toBeLessThan(usual / 2);
  });

  it('goes on after a reload with the same view, events and moves', async () => {
    const { played, kept } = start(match({ options: { openTotals: true } }));
    await vi.advanceTimersByTimeAsync(10 * 60);
    const before = played.snapshot();
    played.close();
    const again = start(JSON.parse(JSON.stringify(kept.at(-1))));
    expect(again.played.snapshot()).toEqual(before);
    expect(again.played.saved()).toEqual(kept.at(-1));
    await vi.advanceTimersToNextTimerAsync();
    expect(again.kept[0]?.moves.length).toBe(kept.at(-1)!.moves.length + 1);
  });

  it.each<[string, AnyMove[]]>([
    ['a move against the rules', [['bid', 99]]],
    ['a move of another name', [['toString']]],
    ['a move of the object', [['__proto__', 1]]],
  ])('does not open with %s', (_what, moves) => {
    expect(() => start(match({ moves }))).toThrow(UnplayableMatch);
  });

  it('is not gone on with on other tiles or cards than it was dealt from', () => {
    const begin = (saved: SavedMatch, pieces = kheops.rules.pieces) => {
      const rules = { ...kheops.rules, ...(pieces !== undefined && { pieces }) };
      const played = openLocalMatch({ ...kheops, rules }, saved, { pace: 10, onMove: () => {} });
      open.push(played);
      return played.saved();
    };
    const saved = begin(match({ seats: [person('Ada'), person('Ned')] }));
    expect(saved.dataHash).toMatch(/^[0-9a-f]{64}$/);
    expect(begin(saved)).toEqual(saved);
    expect(() => begin(saved, [])).toThrow(UnplayableMatch);
    // A game whose tiles its rulebook lists has none, and a match of before this was kept goes on.
    expect(start(match()).played.saved()).not.toHaveProperty('dataHash');
    const { dataHash: _, ...before } = saved;
    expect(begin(before)).toEqual(saved);
  });

  it('stops asking bots once it is closed', async () => {
    const { played, kept } = start(match());
    played.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept).toHaveLength(0);
  });

  it('keeps the seat and the bag from the screen', () => {
    const { played } = start(match({ seats: [person('Ada'), bot('steady')] }));
    const { view, seat } = played.snapshot();
    expect(seat).toBe(0);
    expect(view).not.toHaveProperty('secret');
    expect(JSON.stringify(view)).not.toContain('a seed');
  });

  it('lets nobody move while a bot is to act', () => {
    const { played, kept } = start(match());
    played.play(['draw']);
    expect(kept).toHaveLength(0);
  });
});

describe('two people at one screen', () => {
  const seats = [person('Ada'), person('Ned')];
  const atKheops = () => {
    const kept: SavedMatch[] = [];
    const played = openLocalMatch(kheops, match({ seats, options: kheops.meta.defaults }), {
      pace: 10,
      onMove: now => kept.push(now),
    });
    open.push(played);
    const act = () => {
      const { view, seat } = played.snapshot();
      played.play(kheops.rules.legalMoves(view, seat!)[0]!);
    };
    return { played, kept, act };
  };

  it('shows a spectator what everybody may see until the next person has the screen, where hands are secret', () => {
    const { played, act } = atKheops();
    const first = played.snapshot();
    expect(first.seat).toBeNull();
    expect([first.handTo]).toEqual(first.toAct);
    played.takeScreen();
    const taken = played.snapshot();
    expect([taken.seat]).toEqual(first.toAct);
    expect(taken.handTo).toBeNull();
    // Until it comes to somebody else.
    while (played.snapshot().toAct[0] === taken.seat) act();
    const other = played.snapshot();
    expect(other).toMatchObject({ seat: null, handTo: other.toAct[0] });
  });

  it('cannot be played before the screen has been taken', () => {
    const { played, kept } = atKheops();
    const { view, handTo } = played.snapshot();
    played.play(kheops.rules.legalMoves(view, handTo!)[0] ?? ['none']);
    expect(kept).toHaveLength(0);
  });

  it.each([
    ['the table wants it so', false],
    ['only fame is secret, which is peeked at', true],
  ])('goes from seat to seat at once where %s', (_why, handOver) => {
    const { played } = start(match({ seats, handOver }));
    for (let i = 0; i < 8; i++) {
      const { seat, toAct, handTo } = played.snapshot();
      expect([seat]).toEqual(toAct);
      expect(handTo).toBeNull();
      act(played);
    }
  });

  it('stays with the person who played last while a bot acts', async () => {
    const { played } = start(match({ seats: [person('Ada'), bot('random'), person('Ned')] }));
    await vi.advanceTimersByTimeAsync(200);
    const holder = played.snapshot().seat;
    while (played.snapshot().toAct[0] === holder) act(played, move => move[0] === 'draw');
    const { toAct, seat } = played.snapshot();
    expect(seat).toBe(toAct[0] === 1 ? holder : toAct[0]);
  });
});

describe('taking back', () => {
  it('takes the last move of a person’s back, with what bots did since, and says so', async () => {
    const { played, kept } = start(match({ seats: [person('Ada'), bot('random')], handOver: false }));
    const name = ([move]: AnyMove) => move;
    for (let tries = 0; played.snapshot().toAct[0] !== 0 && tries < 50; tries++)
      await vi.advanceTimersByTimeAsync(10);
    const before = played.snapshot();
    expect(before.back).toBeNull();
    act(played, move => name(move) === 'draw');
    const drawn = played.snapshot();
    expect(drawn.back).toEqual({ asks: false, since: 0, hasShown: true, uncounts: true });
    await vi.advanceTimersByTimeAsync(10);
    expect(played.saved().uncounted).toBeUndefined();
    played.takeBack();
    const events = drawn.events.slice(before.events.length);
    const takenBack = [{ after: before.events.length, seat: 0, moves: 1, events }];
    expect(played.snapshot()).toEqual({ ...before, takenBack });
    expect(kept.at(-1)?.takenBack).toEqual(takenBack);
    expect(start(kept.at(-1)!).played.snapshot().takenBack).toEqual(takenBack);
    expect(recordOf(module, played).takenBack).toEqual([
      { at: before.events.length, player: 0, moves: 1, events },
    ]);
    // What was drawn has been seen.
    expect(kept.at(-1)?.uncounted).toBe('taken-back');
    act(played, move => name(move) === 'draw');
    // A match that no longer counts has nothing more to lose.
    expect(played.snapshot()).toEqual({ ...drawn, takenBack, back: { ...drawn.back, uncounts: false } });
    for (let tries = 0; tries < 400; tries++) {
      const { toAct, view, outcome } = played.snapshot();
      if (outcome !== null) break;
      if (toAct[0] !== 0) {
        await vi.advanceTimersByTimeAsync(10);
        continue;
      }
      if (module.rules.refusalOf(view, 0, ['invokeRa']) === null) break;
      act(played);
    }
    const standing = played.snapshot();
    const moves = played.saved().moves.length;
    played.play(['invokeRa']);
    expect(played.snapshot().back).toEqual({ asks: false, since: 0, hasShown: false, uncounts: false });
    played.takeBack();
    expect(played.snapshot()).toEqual({ ...standing, takenBack: expect.anything(), back: expect.anything() });
    expect(played.snapshot().takenBack.at(-1)).toMatchObject({
      after: standing.events.length,
      events: [{ type: 'invoke' }],
    });
    expect(played.saved().moves).toHaveLength(moves);
    expect(kept.at(-1)?.moves).toHaveLength(moves);
    played.play(['invokeRa']);
    expect(played.snapshot().events.at(-1)).toMatchObject({ type: 'invoke', player: 0 });
  });

  it('says beforehand how many moves of bots go with it', async () => {
    const { played } = start(match({ seats: [person('Ada'), bot('random')], handOver: false }));
    const made = () => played.saved().moves.length;
    const botsTurn = () => played.snapshot().toAct[0] === 1;
    while (botsTurn()) await vi.advanceTimersByTimeAsync(10);
    while (!botsTurn()) act(played);
    const own = made();
    while (botsTurn()) await vi.advanceTimersByTimeAsync(10);
    const { since } = played.snapshot().back!;
    expect(since).toBeGreaterThan(0);
    expect(since).toBe(made() - own);
    played.takeBack();
    expect(made()).toBe(own - 1);
  });

  it.each([true, false])('a choice that is covered is its own player’s to take back: %s', async handOver => {
    const game = await loadGame('ru-ra-re');
    const seats = [person('Ada'), person('Ned')];
    const saved = match({ seats, handOver, options: game.meta.defaults });
    const played = openLocalMatch(game, saved, { pace: 10, onMove: () => {} });
    open.push(played);
    if (played.snapshot().handTo !== null) played.takeScreen();
    const { view, seat } = played.snapshot();
    played.play(game.rules.legalMoves(view, seat!)[0]!);
    expect(played.snapshot().back?.asks).toBe(false);
    if (handOver) played.takeScreen();
    expect(played.snapshot()).toMatchObject({ seat: 1 - seat!, back: handOver ? null : { asks: false } });
    played.takeBack();
    expect(played.saved().moves).toHaveLength(handOver ? 1 : 0);
    // Nobody has been shown what was chosen.
    expect(played.snapshot().takenBack).toEqual([]);
    expect(played.saved().uncounted).toBeUndefined();
    if (handOver) return;
    for (const row of [1, 2]) {
      const { view: now, seat: chooser } = played.snapshot();
      played.play(game.rules.legalMoves(now, chooser!).find(move => move.at(-1) === row)!);
    }
    // Hands that have been opened are not closed again.
    expect(played.snapshot().back).toBeNull();
  });

  it('what a move has shown to others at the screen is for all of them to take back, and for nobody once it is over', async () => {
    const { played } = start(match({ seats: [person('Ada'), person('Ned')] }));
    expect(played.snapshot().back).toBeNull();
    act(played, move => move[0] === 'draw');
    expect(played.snapshot().back?.asks).toBe(true);
    played.takeBack();
    expect(played.saved().moves).toEqual([]);
    // All have agreed.
    expect(played.snapshot().takenBack).toMatchObject([{ seat: 0, agreed: true }]);
    expect(played.saved().uncounted).toBeUndefined();
    while (played.snapshot().outcome === null) act(played);
    const { length } = played.saved().moves;
    expect(played.snapshot().back).toBeNull();
    played.takeBack();
    expect(played.saved().moves).toHaveLength(length);
  });
});
