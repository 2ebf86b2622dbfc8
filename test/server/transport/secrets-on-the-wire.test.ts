import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import { botChance } from '../../../src/game/drive.ts';
import { GAME_IDS, metaOf } from '../../../src/game/index.ts';
import type { LogEntry, MatchState } from '../../../src/server/boardgame.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { NEW_CONTROL } from '../../../src/server/match/stored-match.ts';
import { syncFor, updateFor } from '../../../src/server/transport/outbound.ts';
import { twinOf } from '../../game/hidden.ts';
import { loadGame } from '../../game/load-game.ts';
import { botMatch, seatCounts, seatsNear, waysOf } from '../../game/matches.ts';
import { recordFrames } from '../support/frames.ts';
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
    expect(told).toContain('"type":"end"');
    expect(told).not.toContain(seed);
    expect(told).not.toContain('"secret"');
    expect(told).not.toContain('"seed"');
    for (let from = 0; from + WINDOW <= bag.length; from++) {
      expect(told.includes(bag.slice(from, from + WINDOW))).toBe(false);
    }
    for (const cards of [pile, pile.toReversed(), box, box.toReversed()]) {
      for (let from = 0; from + CARDS <= cards.length; from++) {
        expect(told).not.toContain(JSON.stringify(cards.slice(from, from + CARDS)).slice(1, -1));
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
    for (let over = false; !over; ) {
      for (const seat of [...Array(players).keys(), null]) {
        const twin = otherwise(state, seat);
        expect(twin).not.toEqual(state);
        expect(updateFor(served, 'M', seat, twin, log.slice(-1))).toEqual(
          updateFor(served, 'M', seat, state, withOtherMoves(seat).slice(-1)),
        );
        const data = { gameName: game, players: {}, createdAt: 0, updatedAt: 0 };
        const stored = { id: 'M', version: 1, data, control: NEW_CONTROL };
        const history = { initialState, log };
        const otherHistory = { initialState: otherwise(initialState, seat), log: withOtherMoves(seat) };
        expect(syncFor(served, { ...stored, state: twin }, otherHistory, seat, new Set())).toEqual(
          syncFor(served, { ...stored, state }, history, seat, new Set()),
        );
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
