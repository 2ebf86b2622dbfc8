import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LocalMatch, openLocalMatch, UnplayableMatch } from '../../../src/client/local/local-match.ts';
import type { SavedMatch } from '../../../src/client/local/saved-match.ts';
import type { AnyMove } from '../../../src/game/contract.ts';
import type { Table } from '../../../src/game/priests-of-ra/table.ts';
import { loadGame } from '../../game/load-game.ts';

const module = await loadGame('priests-of-ra');
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

const open: LocalMatch[] = [];
const start = (saved: SavedMatch) => {
  const kept: SavedMatch[] = [];
  const played = openLocalMatch(module, saved, { pace: 10, onMove: now => kept.push(now) });
  open.push(played);
  return { played, kept };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  vi.useRealTimers();
});

/** Whoever is to act and is a person makes their first legal move that `wanted` likes. */
const act = (played: LocalMatch, wanted: (move: AnyMove) => boolean = () => true) => {
  const { view, seat } = played.snapshot();
  const legal = module.rules.legalMoves(view, seat!);
  played.play(legal.find(wanted) ?? legal[0]!);
};

const fameSeen = (view: unknown) => (view as Table).areas.map(area => area.fame);

describe('a local match', () => {
  it('is played to its end by bots', () => {
    const { played, kept } = start(match());
    vi.advanceTimersByTime(10 * 2000);
    const { outcome, events, toAct } = played.snapshot();
    expect(toAct).toEqual([]);
    expect(outcome?.scores).toHaveLength(3);
    expect(events[0]?.type).toBe('setup');
    expect(events.at(-1)).toMatchObject({ type: 'end', winners: outcome?.winners });
    expect(kept.at(-1)?.moves.length).toBe(kept.length);
    expect(kept.map(({ over }) => over).lastIndexOf(false)).toBe(kept.length - 2);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('lost in thought');
      },
    ],
    ['makes a move that is refused', () => ['bid', 99] as const],
  ])('goes on when a bot %s, and the fault is reported', (_what, think) => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    const broken = { ...module, bots: { ...module.bots, random: think as never } };
    const played = openLocalMatch(broken, match(), { pace: 10, onMove: () => {} });
    open.push(played);
    vi.advanceTimersByTime(10 * 2000);
    expect(played.snapshot().outcome).not.toBeNull();
    expect(reported.length).toBeGreaterThan(10);
    expect(String(reported[0])).toMatch(/lost in thought|the bot random made a move that is refused/);
    vi.unstubAllGlobals();
  });

  it('asks a bot once for each move, at the pace asked for', () => {
    const { kept } = start(match());
    vi.advanceTimersByTime(9);
    expect(kept).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(kept).toHaveLength(1);
    vi.advanceTimersByTime(30);
    expect(kept).toHaveLength(4);
  });

  it('goes on after a reload with the same view, events and moves', () => {
    const { played, kept } = start(match({ options: { openTotals: true } }));
    vi.advanceTimersByTime(10 * 60);
    const before = played.snapshot();
    played.close();
    const again = start(JSON.parse(JSON.stringify(kept.at(-1))));
    expect(again.played.snapshot()).toEqual(before);
    expect(again.played.saved()).toEqual(kept.at(-1));
    vi.advanceTimersByTime(10);
    expect(again.kept[0]?.moves.length).toBe(61);
  });

  it.each<[string, AnyMove[]]>([
    ['a move against the rules', [['bid', 99]]],
    ['a move of another name', [['toString']]],
    ['a move of the object', [['__proto__', 1]]],
  ])('does not open with %s', (_what, moves) => {
    expect(() => start(match({ moves }))).toThrow(UnplayableMatch);
  });

  it('stops asking bots once it is closed', () => {
    const { played, kept } = start(match());
    played.close();
    vi.advanceTimersByTime(1000);
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
  const hotSeat = (handOver: boolean) => start(match({ seats: [person('Ada'), person('Ned')], handOver }));

  it('shows a spectator what everybody may see until the next person has the screen', () => {
    const { played } = hotSeat(true);
    const first = played.snapshot();
    expect(first.seat).toBeNull();
    expect([first.handTo]).toEqual(first.toAct);
    played.takeScreen();
    const taken = played.snapshot();
    expect([taken.seat]).toEqual(first.toAct);
    expect(taken.handTo).toBeNull();
    // Until it comes to somebody else.
    while (played.snapshot().toAct[0] === taken.seat) act(played, move => move[0] === 'draw');
    const other = played.snapshot();
    expect(other).toMatchObject({ seat: null, handTo: other.toAct[0] });
    expect(fameSeen(other.view)).toEqual(fameSeen(first.view));
  });

  it('cannot be played before the screen has been taken', () => {
    const { played, kept } = hotSeat(true);
    played.play(['draw']);
    expect(kept).toHaveLength(0);
  });

  it('goes from seat to seat at once where the table wants it so', () => {
    const { played } = hotSeat(false);
    for (let i = 0; i < 8; i++) {
      const { seat, toAct, handTo } = played.snapshot();
      expect([seat]).toEqual(toAct);
      expect(handTo).toBeNull();
      act(played);
    }
  });

  it('stays with the person who played last while a bot acts', () => {
    const { played } = start(match({ seats: [person('Ada'), bot('random'), person('Ned')] }));
    vi.advanceTimersByTime(200);
    played.takeScreen();
    const holder = played.snapshot().seat;
    while (played.snapshot().toAct[0] === holder) act(played, move => move[0] === 'draw');
    const { toAct, seat, handTo } = played.snapshot();
    if (toAct[0] === 1) expect(seat).toBe(holder);
    else expect([handTo]).toEqual(toAct);
  });
});
