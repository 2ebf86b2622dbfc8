import type { Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { afterEach, expect, it, vi } from 'vitest';
import { getFilterPlayerView, type LogEntry } from '../../../src/server/boardgame.ts';

// What boardgame.io itself does, and this server therefore does not leave to it. A version that does otherwise is
// noticed here, and what stands in its place can go.

type Cards = { readonly secret: string; readonly played: readonly (readonly [string, string])[] };

/** A game with something to hide, whose moves name who made them. */
const game: Game<Cards> = {
  name: 'cards',
  setup: () => ({ secret: 'ace', played: [] }),
  playerView: ({ G: { played } }) => ({ secret: '', played }),
  moves: {
    play: ({ G, playerID }, card: string) => ({ ...G, played: [...G.played, [playerID, card] as const] }),
    hide: { move: ({ G }) => G, redact: true },
  },
};
const reducer = CreateGameReducer({ game });
const start = () => InitializeGame({ game, numPlayers: 2 });
const filter = getFilterPlayerView(ProcessGameConfig(game as Game) as never);

afterEach(() => void vi.useRealTimers());

it('a sync holds what the match began with, unfiltered', () => {
  const state = start();
  const syncInfo = { state, log: [], initialState: state, filteredMetadata: [] };
  const { args } = filter('1', { type: 'sync', args: ['match', syncInfo] } as never);
  const [, told] = args as unknown as [string, typeof syncInfo];
  expect(told.state.G.secret).toBe('');
  expect(told.initialState.G.secret).toBe('ace');
});

it('the dice of a match get the time at which it was created as their seed', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  expect(start().plugins.random!.data.seed).toBe((1_700_000_000_000).toString(36));
});

it('the arguments of a move are told to everybody, but for one that is marked `redact`', () => {
  const entry = (type: string, redact: boolean) => ({
    action: { type: 'MAKE_MOVE', payload: { type, args: ['king'], playerID: '0' } },
    _stateID: 0,
    turn: 1,
    phase: null,
    ...(redact && { redact }),
  });
  const deltalog = [entry('play', false), entry('hide', true)] as unknown as LogEntry[];
  const { args } = filter('1', { type: 'update', args: ['match', { ...start(), deltalog }] } as never);
  const [, , log] = args as unknown as [string, object, LogEntry[]];
  expect(log.map(({ action }) => action.payload.args)).toEqual([['king'], null]);
});

it('the reducer takes a move for that of whomever its payload names', () => {
  const state = start();
  const payload = { type: 'play', args: ['king'], playerID: '0', credentials: 'of somebody else' };
  expect(reducer(state, { type: 'MAKE_MOVE', payload } as never).G.played).toEqual([['0', 'king']]);
});

it.each(['SYNC', 'UPDATE', 'RESET'])('the reducer lets the action %s replace the whole state', type => {
  const other = { ...start(), G: { secret: 'mine', played: [] } };
  const after = reducer(start(), { type, state: other, initialState: other, deltalog: [] } as never);
  expect(after.G.secret).toBe('mine');
});
