import { expect, it } from 'vitest';
import { botChance } from '../../../src/game/drive.ts';
import { assertMade } from '../../../src/game/framework/step.ts';
import { GAME_IDS } from '../../../src/game/index.ts';
import type { LogEntry, MatchState } from '../../../src/server/boardgame.ts';
import { type ServedGame, serveGame, viewerOf } from '../../../src/server/match/served-game.ts';
import { NEW_CONTROL, type StoredMatch } from '../../../src/server/match/stored-match.ts';
import type { Session } from '../../../src/server/transport/match-pages.ts';
import { ViewRoom } from '../../../src/server/transport/view-room.ts';
import { twinOf } from '../../game/hidden.ts';
import { loadGame } from '../../game/load-game.ts';
import { botMatch, seatsNear, waysOf } from '../../game/matches.ts';
import { FakeNamespace } from '../support/fake-sockets.ts';

/** A page that is shown a match, and what it hears: all of it each time, and what has changed. */
const pageOf = (game: ServedGame, seat: number | null) => {
  const heard: unknown[][] = [];
  const socket = new FakeNamespace().socket('page', (...message) => void heard.push(message));
  const room = new ViewRoom({ game, matchID: 'M' }, viewerOf(game, seat));
  room.admit({ socket } as Session);
  return {
    heard,
    begin: (initialState: MatchState) => room.beginWith(initialState),
    show: (version: number, state: MatchState, log: readonly LogEntry[]) => {
      const data = { gameName: game.name, players: {}, createdAt: 0, updatedAt: 0 };
      const match: StoredMatch = { id: 'M', version, data, state, control: NEW_CONTROL };
      if (room.show({ match, log })) heard.push(['update', room.update({ match, log }, 0)]);
      else room.showAll({ match, log }, []);
    },
  };
};

it.each(GAME_IDS)(
  'two matches of %s that differ only in what is hidden send equal frames, at every moment of a match',
  async game => {
    const module = await loadGame(game);
    const served = serveGame(module);
    const players = seatsNear(module, 3);
    const match = botMatch(module, players, waysOf(module)[0]!, 'twins');
    const random = botChance(match);
    const initialState = served.stepper.begin(players, match.options) as MatchState;
    let state = initialState;
    const log: LogEntry[] = [];
    const otherwise = (state: MatchState, seat: number | null) => ({
      ...state,
      G: twinOf(module, state.G, seat),
    });
    /** Moves that others may not see, made otherwise. */
    const withOtherMoves = (seat: number | null): LogEntry[] =>
      log.map(entry => {
        const { payload } = entry.action;
        if (entry.redact !== true || payload.playerID === String(seat)) return entry;
        return { ...entry, action: { ...entry.action, payload: { ...payload, args: ['otherwise'] } } };
      });
    const seats = [...Array(players).keys(), null];
    const pages = seats.map(seat => ({ seat, page: pageOf(served, seat), twin: pageOf(served, seat) }));
    for (const { seat, page, twin } of pages) {
      page.begin(initialState);
      twin.begin(otherwise(initialState, seat));
    }
    for (let over = false, version = 1; !over; version++) {
      for (const { seat, page, twin } of pages) {
        const other = otherwise(state, seat);
        expect(other).not.toEqual(state);
        twin.show(version, other, log);
        page.show(version, state, withOtherMoves(seat));
        expect(twin.heard).toEqual(page.heard);
        expect(twin.heard.splice(0).map(([event]) => event)).toEqual(
          version === 1 ? ['sync'] : ['patch', 'update'],
        );
        page.heard.length = 0;
      }
      const [seat] = module.rules.seatsToAct(state.G);
      over = seat === undefined;
      if (seat === undefined) continue;
      const legal = module.rules.legalMoves(state.G, seat);
      const stepped = assertMade(served.stepper.step(state, seat, legal[random.below(legal.length)]!));
      state = stepped.state;
      log.push(...stepped.entries.filter(({ action }) => action.type === 'MAKE_MOVE'));
    }
    expect(log.length).toBeGreaterThan(40);
  },
);
