import WebSocket from 'ws';
import type { GameId } from '../../../src/game/index.ts';
import { loadRules } from '../../../src/game/index.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { isRefusal } from '../../../src/server/match/commands.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { knownMember, sitDownAt } from './member-browser.ts';
import { closeLater, eventually, type TestServer } from './running-server.ts';
import { createMatch, type Joined, join, pathOf } from './seat-client.ts';

/** Everything that was said of one match before it was over, and to whom. */
export type Overheard = {
  readonly matchID: string;
  readonly credentials: readonly string[];
  /** Frames as they came over the wire: those of each seat's page, and those of pages that watch. */
  readonly bySeat: readonly (readonly string[])[];
  readonly watching: readonly string[];
  /** What anybody may ask for: the lobby, the match, its record so far. */
  readonly answers: readonly string[];
};

type Listener = {
  readonly frames: string[];
  readonly caughtUp: () => Promise<void>;
  /** Asks for what came before a state. */
  readonly askHistory: (before: number) => Promise<void>;
  readonly close: () => void;
};

/** A page that only listens, on a bare WebSocket: a client that understands what it hears would be most of the work. */
const listen = async (
  { url }: TestServer,
  game: string,
  matchID: string,
  seat: number | null,
  credentials: string | null,
): Promise<Listener> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  closeLater(() => socket.terminate());
  const frames: string[] = [];
  let heard: () => void = () => {};
  const next = (wanted: string) =>
    new Promise<void>(resolve => {
      heard = () => {
        if (frames.at(-1)!.includes(wanted)) resolve();
      };
    });
  socket.on('message', data => {
    const frame = String(data);
    if (frame === '2') return socket.send('3');
    if (frame.startsWith('0')) return socket.send(`40/${game},`);
    frames.push(frame);
    heard();
  });
  await next(`40/${game},`);
  const ask = async (message: readonly unknown[], answer: string) => {
    const answered = next(`["${answer}"`);
    socket.send(`42/${game},${JSON.stringify(message)}`);
    await answered;
  };
  await ask(['sync', matchID, seat === null ? null : String(seat), credentials], 'sync');
  return {
    frames,
    // What was said before it is refused has been heard by then.
    askHistory: before => ask(['history', matchID, before], 'history'),
    caughtUp: () => ask(['chat', 'malformed'], 'refused'),
    close: () => socket.terminate(),
  };
};

/** Not compressed, which would be most of what it costs. */
const textAt = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();

/** Servers that run the same matches; pages are spread over them, and so are moves. */
export type Nodes = readonly [TestServer, ...TestServer[]];

/** What may be chosen at any time. */
const CHOICES: Partial<Readonly<Record<GameId, readonly (readonly (string | number)[])[]>>> = {
  ra: [
    ['drawTo', 7],
    ['passTo', 4],
  ],
  'priests-of-ra': [
    ['drawTo', 7],
    ['side', 'farmer/warrior', 'warrior'],
  ],
};

/**
 * A whole match by chance, the same for the same seed and deal, with a page for every seat, one that watches, and one that comes to watch in the midst of it. The moves
 * go straight to the owner of the matches: what is searched is what is told of them.
 * @param plant changes what is stored, before the first page comes
 * @param called by which name a member has the first seat: then they look at it, and at their desk, on a second device, and anybody at
 * their profile and ratings
 */
export const overhearMatch = async (
  nodes: Nodes,
  game: GameId,
  players: number,
  seed: string,
  plant: (matchID: string) => Promise<void> = async () => {},
  called?: string,
): Promise<Overheard> => {
  const { rules } = await loadRules(game);
  const [server] = nodes;
  const node = (n: number): TestServer => nodes[n % nodes.length]!;
  const random = quickRandom(seed);
  const matchID = await createMatch(server, { numPlayers: players, unlisted: random.below(2) === 0 }, game);
  const member = called === undefined ? null : await knownMember(server, called);
  const answers: string[] = [];
  /** What the first seat's other device hears. */
  const onSecond: string[] = [];
  const read = async () => {
    const ofMatch = [`${pathOf(game)}/${matchID}`, `${pathOf(game)}/${matchID}/record`];
    if (member !== null) {
      ofMatch.push(
        `/members/${member.name}`,
        `/ratings/${game}/slow`,
        `/ratings/${game}/slow/${member.name}`,
      );
      for (const path of ['/account/now', '/account/desk', '/account/data'])
        onSecond.push((await member.ask('GET', path)).text);
    }
    const paths = [...ofMatch, pathOf(game), `/lobby/lists?stages=open,running,finished&games=${game}`];
    // Lists are made only so often: who asks for both at once waits once.
    answers.push(...(await Promise.all(paths.map((path, n) => textAt(node(n).url + path)))));
  };
  await read();
  const seats: Joined[] = [];
  if (member !== null) {
    const { body } = await sitDownAt(member, matchID, member.name, game);
    seats.push({ game, matchID, seat: body.playerID, credentials: body.playerCredentials });
  }
  for (let seat = seats.length; seat < players; seat++)
    seats.push(await join(server, matchID, `Planted ${seat}`, game));
  await plant(matchID);
  const pages: Listener[] = [];
  for (const [seat, { credentials }] of seats.entries()) {
    pages.push(await listen(node(seat), game, matchID, seat, credentials));
  }
  pages.push(await listen(node(players), game, matchID, null, null));
  const second = member === null ? null : await listen(node(1), game, matchID, 0, seats[0]!.credentials);
  /** The first seat, and only that one, chooses beforehand now and then: of this nobody else may hear anything. */
  const chooseBeforehand = async ({ state }: StoredMatch, moves: number) => {
    const choices = CHOICES[game];
    if (choices === undefined || moves % 3 > 0) return;
    const { credentials } = seats[0]!;
    const { _stateID } = state!;
    await node(moves).matches.send(matchID, {
      kind: 'choose',
      seat: 0,
      credentials,
      stateID: _stateID,
      choices,
    });
  };
  let match: StoredMatch = (await server.store.load(matchID))!;
  for (let moves = 0; ; moves++) {
    const [seat] = rules.seatsToAct(match.state!.G);
    if (seat === undefined) break;
    // Rare enough to cost little, and at another moment in every match.
    if (random.below(60) === 0 || moves === 5) {
      await read();
      pages.push(await listen(node(moves), game, matchID, null, null));
    }
    await chooseBeforehand(match, moves);
    const legal = rules.legalMoves(match.state!.G, seat);
    const done = await node(moves).matches.send(matchID, {
      kind: 'move',
      seat,
      credentials: seats[seat]!.credentials,
      move: legal[random.below(legal.length)]!,
      stateID: match.state!._stateID,
      id: null,
    });
    if (isRefusal(done)) throw new Error(`a legal move was refused: ${done.refused}`);
    match = done.match!;
  }
  // Pages of other nodes hear of the last move a little later.
  if (nodes.length > 1) {
    const hasEnded = ({ frames }: Listener) => frames.some(frame => /\bgameover"/.test(frame));
    await eventually(() => pages.every(hasEnded)).toBe(true);
  }
  await Promise.all(pages.map(({ askHistory }) => askHistory(match.state!._stateID)));
  await Promise.all(pages.map(({ caughtUp }) => caughtUp()));
  await second?.caughtUp();
  for (const page of pages) page.close();
  second?.close();
  const bySeat = pages.slice(0, players).map(({ frames }) => frames);
  if (second !== null) bySeat[0] = [...bySeat[0]!, ...second.frames, ...onSecond];
  return {
    matchID,
    credentials: [
      ...seats.map(({ credentials }) => credentials),
      ...(member?.cookie().split('=').slice(1) ?? []),
    ],
    bySeat,
    watching: pages.slice(players).flatMap(({ frames }) => frames),
    answers,
  };
};
