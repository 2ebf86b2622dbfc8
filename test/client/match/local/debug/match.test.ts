import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DebugPanel, PanelMatch } from '../../../../../src/client/match/local/debug/panel.ts';
import { type LocalMatch, openLocalMatch } from '../../../../../src/client/match/local/local-match.ts';
import type { SavedMatch } from '../../../../../src/client/match/local/saved-match.ts';
import type { AnyMove } from '../../../../../src/game/contract.ts';
import { loadGame } from '../../../../game/load-game.ts';

const module = await loadGame('ra');
const { rules, meta } = module;
const saved = (bots: readonly (string | null)[]): SavedMatch => ({
  seats: bots.map(bot => ({ name: 'A', bot })),
  options: meta.defaults,
  handOver: false,
  seed: 'a seed',
  moves: [],
  over: false,
});

let panel: PanelMatch;
let match: LocalMatch;
let kept: SavedMatch;
let seen: (readonly [view: unknown, seat: number])[];
const recorder: DebugPanel = {
  of: given => {
    panel = given;
    // The framework makes one of these, and takes it down.
    return {
      impl: class {
        $destroy() {}
      },
      target: document.createElement('div'),
    };
  },
};
const begin = (bots: readonly (string | null)[]) => {
  const bot = (view: unknown, seat: number, legal: readonly AnyMove[]) => {
    seen.push([view, seat]);
    return legal[0]!;
  };
  match = openLocalMatch({ ...module, bots: { easy: bot } }, saved(bots), {
    pace: 1,
    onMove: now => {
      kept = now;
    },
    debug: recorder,
  });
};
beforeEach(() => {
  seen = [];
});
afterEach(() => match.close());
const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

describe('what the debug panel has of a match', () => {
  it('is asked for a bot’s move, and shows it the view of its seat and no more', async () => {
    begin([null, null]);
    const { view, toAct } = match.snapshot();
    expect(await panel.think(toAct[0]!, 'easy')).toEqual(['draw']);
    expect(seen).toEqual([[view, toAct[0]]]);
    expect(view).not.toHaveProperty('secret');
  });

  it('lets the bots of the table wait while one of its own thinks', async () => {
    begin(['easy', 'easy']);
    const before = match.snapshot().events.length;
    const letGo = panel.hold();
    await wait(30);
    expect(match.snapshot().events).toHaveLength(before);
    letGo();
    await expect.poll(() => match.snapshot().events.length).toBeGreaterThan(before);
  });

  it('shows the match as it stood, and lets the bots wait meanwhile', () => {
    begin([null, null]);
    const at = [match.snapshot().events.length];
    const states = [rules.setup({ players: 2, options: meta.defaults, seed: 'a seed' })];
    for (let n = 0; n < 4; n++) {
      const { seat } = match.snapshot();
      const state = rules.copy(states.at(-1));
      const move = rules.legalMoves(state, seat!)[0]!;
      rules.apply(state, seat!, move);
      states.push(state);
      match.play(move);
      at.push(match.snapshot().events.length);
    }
    for (const n of [1, 3, 2]) {
      panel.travelTo(states[n]);
      expect(match.snapshot().shownAt).toBe(at[n]);
    }
    panel.travelTo(null);
    expect(match.snapshot().shownAt).toBeNull();
  });

  it('does not count', () => {
    begin([null, null]);
    match.play(['draw']);
    expect(kept.uncounted).toBe('debugged');
  });
});
