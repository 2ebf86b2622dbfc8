import { expect, it } from 'vitest';
import type { GameId } from '../../../src/game/index.ts';
import { quickRandom, type Random } from '../../../src/game/shared/random.ts';
import type { MatchData } from '../../../src/server/boardgame.ts';
import { type Command, isRefusal, type Refusal } from '../../../src/server/match/commands.ts';
import type { Done, Matches } from '../../../src/server/match/matches.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { secretOf } from '../support/decisions.ts';
import { ownerOf } from '../support/owners.ts';
import { closeLater, temporaryDirectory } from '../support/running-server.ts';

/** Two servers' worth of owners on one file, each with a connection of its own. */
const twoOwners = (clock = Date.now): readonly [Matches, Matches] => {
  const dataDir = temporaryDirectory();
  const owners = [0, 1].map(() => {
    const store = openSqliteStore(dataDir, { busyTimeout: 30_000 });
    closeLater(() => store.close());
    return ownerOf(store, { present: [0], clock });
  });
  return owners as unknown as readonly [Matches, Matches];
};

const createTable = (owner: Matches, id: string, gameName: GameId, players: number, setupData: object = {}) =>
  owner.create(id, {
    gameName,
    players: Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, { id: seat }])),
    setupData,
    unlisted: false,
    createdAt: 0,
    updatedAt: 0,
  } as MatchData);

const sit = (seat: number, credentials = secretOf(seat)): Command => ({
  kind: 'sit',
  seat,
  name: `Person ${seat}`,
  credentials,
});
const stored = async (owner: Matches, id: string): Promise<StoredMatch> => {
  const match = await owner.load(id);
  if (match === null) throw new Error(`${id} is gone`);
  return match;
};
const begin = async (owner: Matches, id: string, game: GameId, players: number, setupData: object = {}) => {
  await createTable(owner, id, game, players, setupData);
  for (let seat = 0; seat < players; seat++) await owner.send(id, sit(seat));
  return stored(owner, id);
};
const choose = (match: StoredMatch, seat: number, row: number): Command => ({
  kind: 'move',
  seat,
  credentials: secretOf(seat),
  move: ['choose', match.state!.G.round, match.state!.G.throw, row],
  stateID: match.state!._stateID,
  id: null,
});
const kindsOf = (answers: readonly (Refusal | Done)[]): string[] =>
  answers.map(answer => (isRefusal(answer) ? answer.refused : answer.acknowledgement)).toSorted();

it('sit: of two who want one seat one gets it; two who want two seats both do, and the match is dealt once', async () => {
  const [a, b] = twoOwners();
  await createTable(a, 'table-1', 'ra', 3);
  const same = await Promise.all([a.send('table-1', sit(0, 'from a')), b.send('table-1', sit(0, 'from b'))]);
  expect(kindsOf(same)).toEqual(['made', 'seat-taken']);
  const winner = isRefusal(same[0]) ? 'from b' : 'from a';
  expect((await stored(b, 'table-1')).data.players[0]!.credentials).toBe(winner);
  const both = await Promise.all([a.send('table-1', sit(1)), b.send('table-1', sit(2))]);
  expect(kindsOf(both)).toEqual(['made', 'made']);
  const { data, state } = await stored(a, 'table-1');
  expect([1, 2].map(seat => data.players[seat]!.credentials)).toEqual([secretOf(1), secretOf(2)]);
  expect((await a.history('table-1')).initialState).toEqual(state);
});

it('move: one of two is made, and the other is told that the match has moved on', async () => {
  const [a, b] = twoOwners();
  const match = await begin(a, 'table-1', 'ra', 2);
  const seat = match.state!.ctx.currentPlayer;
  const move = (name: string): Command => ({
    kind: 'move',
    seat: Number(seat),
    credentials: secretOf(Number(seat)),
    move: [name],
    stateID: 0,
    id: null,
  });
  const answers = await Promise.all([a.send('table-1', move('draw')), b.send('table-1', move('invokeRa'))]);
  expect(kindsOf(answers)).toEqual(['made', 'stale']);
  const { log } = await b.history('table-1');
  expect(log.map(({ action }) => action.payload.type)).toEqual([isRefusal(answers[0]) ? 'invokeRa' : 'draw']);
});

it('move with an id: sent to both, it is made once and acknowledged by both', async () => {
  const [a, b] = twoOwners();
  const match = await begin(a, 'table-1', 'ra', 2);
  const seat = Number(match.state!.ctx.currentPlayer);
  const move: Command = {
    kind: 'move',
    seat,
    credentials: secretOf(seat),
    move: ['draw'],
    stateID: 0,
    id: 'move-id-1',
  };
  const answers = await Promise.all([a.send('table-1', move), b.send('table-1', move)]);
  expect(kindsOf(answers)).toEqual(['made', 'repeated']);
  expect((await a.history('table-1')).log).toHaveLength(1);
});

it('choices: both are kept, and so is a change of mind beside another’s choice', async () => {
  const [a, b] = twoOwners();
  const match = await begin(a, 'table-1', 'ru-ra-re', 4);
  const first = await Promise.all([
    a.send('table-1', choose(match, 0, 1)),
    b.send('table-1', choose(match, 1, 2)),
  ]);
  expect(kindsOf(first)).toEqual(['made', 'made']);
  const second = await Promise.all([
    a.send('table-1', choose(match, 0, 5)),
    b.send('table-1', choose(match, 2, 3)),
  ]);
  expect(kindsOf(second)).toEqual(['changed', 'made']);
  expect((await stored(b, 'table-1')).state!.G.secret.choices).toEqual([5, 2, 3, null]);
});

it('seats: a name, a leave and a return beside each other are all kept', async () => {
  const [a, b] = twoOwners();
  await begin(a, 'table-1', 'ra', 3);
  const rename: Command = { kind: 'rename', seat: 0, name: 'Ada', credentials: secretOf(0) };
  const leave = (seat: number): Command => ({ kind: 'leave', seat, credentials: secretOf(seat) });
  const back: Command = { kind: 'return', seat: 1, credentials: secretOf(1) };
  await Promise.all([a.send('table-1', rename), b.send('table-1', leave(1))]);
  await Promise.all([a.send('table-1', leave(2)), b.send('table-1', back)]);
  const { players } = (await stored(a, 'table-1')).data;
  expect([0, 1, 2].map(seat => [players[seat]!.name, players[seat]!.data])).toEqual([
    ['Ada', undefined],
    ['Person 1', undefined],
    ['Person 2', { bot: 'steady', standIn: true }],
  ]);
});

it('time-up, stand-in and bots: what both want done is done once', async () => {
  const [a, b] = twoOwners();
  await begin(a, 'table-1', 'ru-ra-re', 3);
  const stood = await Promise.all([a, b].map(owner => owner.send('table-1', { kind: 'stand-in' })));
  expect(stood.some(isRefusal)).toBe(false);
  const match = await stored(a, 'table-1');
  // Nobody but seat 0 is there, and no time is given to the others.
  expect([1, 2].map(seat => match.data.players[seat]!.data)).toEqual([
    { bot: 'steady', standIn: true },
    { bot: 'steady', standIn: true },
  ]);
  const { round, throw: throwNumber } = match.state!.G;
  const moves = [1, 2].map(seat => ({ seat, move: ['choose', round, throwNumber, seat] as const }));
  const bots: Command = { kind: 'bot-moves', version: match.version, moves };
  expect(kindsOf(await Promise.all([a.send('table-1', bots), b.send('table-1', bots)]))).toEqual([
    'made',
    'outdated',
  ]);
  expect((await a.history('table-1')).log).toHaveLength(2);
});

it('time-up: both servers look at the same moment, and each seat has one move made for it', async () => {
  let now = 0;
  const [a, b] = twoOwners(() => now);
  await begin(a, 'table-1', 'ru-ra-re', 3, { secondsToAct: 5 });
  now = 5000;
  await Promise.all([a, b].map(owner => owner.send('table-1', { kind: 'time-up' })));
  const { log } = await a.history('table-1');
  expect(log.map(({ action }) => action.payload.playerID)).toEqual(['0', '1', '2']);
});

it('rematch: one of two next matches is named, and the other is told', async () => {
  const [a, b] = twoOwners();
  await begin(a, 'table-1', 'ru-ra-re', 2);
  await playOut(a, 'table-1');
  const next = (id: string): Command => ({ kind: 'rematch', next: id, instead: null });
  const answers = await Promise.all([a.send('table-1', next('from-a')), b.send('table-1', next('from-b'))]);
  expect(kindsOf(answers)).toEqual(['made', 'rematch-set']);
  expect((await stored(a, 'table-1')).data.nextMatchID).toBe(isRefusal(answers[0]) ? 'from-b' : 'from-a');
});

/** Chooses by turns for everybody until the match is over. */
async function playOut(owner: Matches, id: string): Promise<void> {
  for (let n = 0; ; n++) {
    const match = await stored(owner, id);
    if (match.data.gameover !== undefined) return;
    const game = owner.game(match.data.gameName)!;
    const [seat] = game.module.rules.seatsToAct(match.state!.G);
    const moves = game.module.rules.legalMoves(match.state!.G, seat!);
    const move = moves[n % moves.length]!;
    const stateID = match.state!._stateID;
    await owner.send(id, {
      kind: 'move',
      seat: seat!,
      credentials: secretOf(seat!),
      move,
      stateID,
      id: null,
    });
  }
}

/** How many commands the two owners are given; `COMMANDS=10000` for the long form. */
const COMMANDS = Number(process.env.COMMANDS ?? 1500);
const TABLES = 6;
const PLAYERS = 3;
/** As many are under way at the same time. */
const AT_ONCE = 8;

type Answered = { readonly id: string; readonly command: Command; readonly done: Done };

/** A command as somebody might send it in sight of what is stored, or was a moment ago. */
const someCommand = (owner: Matches, match: StoredMatch, n: number, random: Random): Command => {
  const seat = random.below(PLAYERS);
  const own = { seat, credentials: secretOf(seat) };
  const game = owner.game(match.data.gameName)!;
  const kind = random.below(20);
  if (match.state === null || kind === 0) return { kind: 'sit', name: `Person ${n}`, ...own };
  if (kind === 1) return { kind: 'rename', name: `Person ${n}`, ...own };
  if (kind === 2) return { kind: 'leave', ...own };
  if (kind <= 4) return { kind: 'return', ...own };
  if (kind === 5) return { kind: 'stand-in' };
  if (kind === 6) return { kind: 'time-up' };
  if (kind === 7) return { kind: 'rematch', next: `next-${n}`, instead: match.data.nextMatchID ?? null };
  const { G, _stateID } = match.state;
  const { rules } = game.module;
  if (kind <= 9) {
    const moves = rules.seatsToAct(G).map(each => ({ seat: each, move: rules.legalMoves(G, each)[0]! }));
    return { kind: 'bot-moves', version: match.version, moves };
  }
  const mover = rules.asked(G)[random.below(rules.asked(G).length)] ?? seat;
  const legal = rules.legalMoves(G, mover);
  const move = legal[random.below(legal.length)] ?? (['draw'] as const);
  return {
    kind: 'move',
    seat: mover,
    credentials: secretOf(mover),
    move,
    stateID: _stateID,
    id: `move-id-${n}`,
  };
};

it(`${COMMANDS} commands of every kind from both owners at once: nothing acknowledged is lost`, async () => {
  let now = 1;
  const owners = twoOwners(() => now);
  const random = quickRandom('two stores');
  const games = ['ru-ra-re', 'ra', 'kheops'] as const;
  const ids = Array.from({ length: TABLES }, (_, i) => `table-${i}`);
  for (const [i, id] of ids.entries()) {
    const game = games[i % games.length]!;
    await createTable(owners[0], id, game, game === 'kheops' ? 2 : PLAYERS, { secondsToAct: 5 });
  }
  const answered: Answered[] = [];
  for (let n = 0; n < COMMANDS; n += AT_ONCE) {
    now += 1000;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, i) => {
        const id = ids[random.below(TABLES)]!;
        const owner = owners[random.below(2)]!;
        const command = someCommand(owner, await stored(owner, id), n + i, random);
        const done = await owner.send(id, command);
        if (!isRefusal(done)) answered.push({ id, command, done });
      }),
    );
  }
  const kinds = new Set(answered.map(({ command, done }) => `${command.kind} ${done.acknowledgement}`));
  for (const kind of ['move made', 'move changed', 'sit made', 'rename made', 'leave made', 'return made']) {
    expect(kinds).toContain(kind);
  }
  for (const kind of ['stand-in made', 'time-up made', 'bot-moves made']) expect(kinds).toContain(kind);
  for (const id of ids) {
    const all = answered.filter(answer => answer.id === id && answer.done.match !== null);
    await checkTable(owners[0], id, all);
  }
});

/** What stands in the store is what was acknowledged last, and every acknowledged move is in the log. */
const checkTable = async (owner: Matches, id: string, answered: readonly Answered[]): Promise<void> => {
  const match = await stored(owner, id);
  const { log } = await owner.history(id);
  const versions = answered.map(({ done }) => done.match!.version);
  expect(match.version).toBe(Math.max(...versions));
  const inOrder = answered.toSorted((a, b) => a.done.match!.version - b.done.match!.version);
  for (const seat of Object.keys(match.data.players)) {
    const named = inOrder.findLast(
      ({ command, done }) =>
        (command.kind === 'rename' || command.kind === 'sit') &&
        command.seat === Number(seat) &&
        done.acknowledgement === 'made',
    );
    if (named !== undefined) {
      expect(match.data.players[Number(seat)]!.name).toBe((named.command as { name: string }).name);
    }
  }
  // Each write has a version of its own: no two commands changed the same one.
  const changing = answered.filter(
    ({ command, done }) => command.kind === 'move' && done.acknowledgement !== 'repeated',
  );
  expect(new Set(changing.map(({ done }) => done.match!.version)).size).toBe(changing.length);
  for (const { command, done } of changing) {
    if (command.kind !== 'move' || done.acknowledgement !== 'made') continue;
    const [type, ...args] = command.move;
    const entry = log.find(({ _stateID }) => _stateID === done.match!.state!._stateID - 1)!;
    expect(entry.action.payload).toMatchObject({ type, args, playerID: String(command.seat) });
  }
  expect(log).toHaveLength(match.state?._stateID ?? 0);
};
