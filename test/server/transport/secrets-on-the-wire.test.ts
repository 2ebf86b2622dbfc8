import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import { botChance } from '../../../src/game/drive.ts';
import { GAME_IDS, metaOf } from '../../../src/game/index.ts';
import type { LogEntry, MatchState } from '../../../src/server/boardgame.ts';
import { type ServedGame, serveGame, viewerOf } from '../../../src/server/match/served-game.ts';
import { NEW_CONTROL, type StoredMatch } from '../../../src/server/match/stored-match.ts';
import type { Session } from '../../../src/server/transport/match-pages.ts';
import { ViewRoom } from '../../../src/server/transport/view-room.ts';
import { twinOf } from '../../game/hidden.ts';
import { loadGame } from '../../game/load-game.ts';
import { botMatch, seatCounts, seatsNear, waysOf } from '../../game/matches.ts';
import { FakeNamespace } from '../support/fake-sockets.ts';
import { recordFrames } from '../support/frames.ts';
import { isInOrder } from '../support/planted-secrets.ts';
import { nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { createMatch, join, pathOf, playToTheEnd } from '../support/seat-client.ts';

const untilOver = (socket: Socket, matchID: string): Promise<void> =>
  new Promise(resolve => {
    socket.on('update', (_id, { ctx }) => ctx.gameover !== undefined && resolve());
    socket.on('sync', (_id, { state }) => state.ctx.gameover !== undefined && resolve());
    socket.emit('sync', matchID, null);
  });

/** What may be hidden: a bag of letters, a stock of tiles and what each seat holds, or a pile and a box of cards. */
type Secret = {
  readonly seed: string;
  readonly bag?: string;
  readonly stock?: readonly number[];
  readonly hands?: readonly (readonly number[])[];
  readonly pile?: readonly string[];
  readonly box?: readonly string[];
};

/** Long enough not to be met by chance in text that knows nothing of the bag. */
const WINDOW = 10;
/** Longer than a row, and so than any cards that are told in the order in which they came. */
const CARDS = 5;

const TABLES = GAME_IDS.flatMap(game =>
  seatCounts({ meta: metaOf(game) }).map(players => ({ game, players })),
);

it.each(TABLES)(
  'whole matches of $game with $players seats: no seed, no bag, no hand and no credentials in any byte sent to anybody',
  async ({ game, players }) => {
    const server = await startServer();
    const bots = Object.fromEntries([...Array(players - 2).keys()].map(bot => [bot + 2, 'random']));
    const matchID = await createMatch(server, { numPlayers: players, setupData: { bots } }, game);
    const people = [await join(server, matchID, 'Ada', game), await join(server, matchID, 'Ned', game)];
    const path = pathOf(game);
    const frames: string[] = [];
    const pages = await Promise.all(
      [...people, null].map(async who => {
        const socket = openSocket(server.url, game);
        const heard = recordFrames(socket);
        socket.emit('sync', matchID, who?.seat ?? null, who?.credentials);
        await nextEvent(socket, 'sync');
        return { socket, who, heard };
      }),
    );
    // Nobody has moved for a person yet, so the match cannot be over.
    for (const page of ['/games', path, `${path}/${matchID}`, `${path}/${matchID}/record`]) {
      frames.push((await server.get(page)).text);
    }
    await Promise.all(
      pages.map(({ socket, who }) => (who === null ? untilOver(socket, matchID) : playToTheEnd(socket, who))),
    );
    for (const { heard } of pages) frames.push(...heard);

    const { initialState, metadata } = await server.stored(matchID);
    const { seed, bag = '', stock, hands, pile = [], box = [] } = initialState.G.secret as Secret;
    const told = frames.join('\n');
    expect(frames.length).toBeGreaterThan(200);
    expect(told).toMatch(/"end"/);
    expect(told).not.toContain(seed);
    expect(told).not.toContain('"secret"');
    expect(told).not.toContain('"seed"');
    for (let from = 0; from + WINDOW <= bag.length; from++) {
      expect(told.includes(bag.slice(from, from + WINDOW))).toBe(false);
    }
    for (const cards of [pile, pile.toReversed(), box, box.toReversed()]) {
      for (let from = 0; from + CARDS <= cards.length; from++) {
        const part = cards.slice(from, from + CARDS);
        if (!isInOrder(part)) expect(told).not.toContain(JSON.stringify(part).slice(1, -1));
      }
    }
    for (const [seat, hand] of hands?.entries() ?? []) {
      const others = pages.filter(({ who }) => who?.seat !== String(seat));
      const overheard = others.flatMap(({ heard }) => heard).join('\n');
      expect(pages[seat]!.heard.join('\n')).toContain(JSON.stringify(hand));
      for (const tiles of [hand, hand.toReversed(), stock!.slice(0, 4), stock!.slice(-4).toReversed()])
        expect(overheard).not.toContain(JSON.stringify(tiles).slice(1, -1));
    }
    for (const { credentials } of Object.values(metadata.players)) expect(told).not.toContain(credentials);
  },
);

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
      const stepped = served.stepper.step(state, seat, legal[random.below(legal.length)]!)!;
      state = stepped.state;
      log.push(...stepped.entries.filter(({ action }) => action.type === 'MAKE_MOVE'));
    }
    expect(log.length).toBeGreaterThan(40);
  },
);
