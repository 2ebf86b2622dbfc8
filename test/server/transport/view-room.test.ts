import { expect, it } from 'vitest';
import { botChance } from '../../../src/game/drive.ts';
import { assertMade } from '../../../src/game/framework/step.ts';
import type { LogEntry, MatchState } from '../../../src/server/boardgame.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { NEW_CONTROL, type StoredMatch } from '../../../src/server/match/stored-match.ts';
import type { Session } from '../../../src/server/transport/match-pages.ts';
import { type Moment, ViewRoom } from '../../../src/server/transport/view-room.ts';
import { loadGame } from '../../game/load-game.ts';
import { botMatch, waysOf } from '../../game/matches.ts';
import { FakeNamespace } from '../support/fake-sockets.ts';

/** A match of Ra at its first moments, as whoever publishes it hands them on. */
const momentsOf = async (moves: number) => {
  const module = await loadGame('ra');
  const game = serveGame(module);
  const { stepper } = game;
  const match = botMatch(module, 2, waysOf(module)[0]!, 'late');
  const random = botChance(match);
  const initialState = stepper.begin(2, match.options) as MatchState;
  const moments: Moment[] = [];
  const log: LogEntry[] = [];
  let state = initialState;
  for (let version = 1; ; version++) {
    const data = { gameName: game.name, players: {}, createdAt: 0, updatedAt: 0 };
    const stored: StoredMatch = { id: 'M', version, data, state, control: NEW_CONTROL };
    moments.push({ match: stored, log: [...log] });
    if (version > moves) return { game, initialState, moments };
    const [seat = 0] = module.rules.seatsToAct(state.G);
    const legal = module.rules.legalMoves(state.G, seat);
    const stepped = assertMade(stepper.step(state, seat, legal[random.below(legal.length)]!));
    state = stepped.state;
    log.push(...stepped.entries.filter(({ action }) => action.type === 'MAKE_MOVE'));
  }
};

it('what comes late is not shown over what is newer: pages hear nothing of it, and go on from where they are', async () => {
  const { game, initialState, moments } = await momentsOf(3);
  const [first, second, third, fourth] = moments as [Moment, Moment, Moment, Moment];
  const heard: unknown[][] = [];
  const socket = new FakeNamespace().socket('page', (...message) => void heard.push(message));
  const room = new ViewRoom({ game, matchID: 'M' }, 0);
  room.admit({ socket } as Session);
  room.beginWith(initialState);
  room.showAll(first, []);
  expect(room.show(third)).toBe(true);
  const shown = room.stateID;
  heard.length = 0;
  for (const late of [first, second, third]) {
    expect(room.show(late)).toBe(true);
    expect([heard, room.stateID]).toEqual([[], shown]);
  }
  expect(room.show(fourth)).toBe(true);
  expect(heard.map(([event, , from]) => [event, from])).toEqual([['patch', shown]]);
});
