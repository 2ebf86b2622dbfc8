import { expect, it } from 'vitest';
import type { GameId } from '../../../src/game/index.ts';
import { type Command, isRefusal, type Refusal } from '../../../src/server/match/commands.ts';
import { hashOf } from '../../../src/server/match/credentials.ts';
import type { Done, Matches } from '../../../src/server/match/matches.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { secretOf } from '../support/decisions.ts';
import { onEachStorage } from '../support/storages.ts';
import { createTable, sit, storedIn, twoOwners } from '../support/two-owners.ts';

const begin = async (owner: Matches, id: string, game: GameId, players: number, setupData: object = {}) => {
  await createTable(owner, id, game, players, setupData);
  for (let seat = 0; seat < players; seat++) await owner.send(id, sit(seat));
  return storedIn(owner, id);
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

/** Chooses by turns for everybody until the match is over. */
async function playOut(owner: Matches, id: string): Promise<void> {
  for (let n = 0; ; n++) {
    const match = await storedIn(owner, id);
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

onEachStorage(newDatabase => {
  it('sit: of two who want one seat one gets it; two who want two seats both do, and the match is dealt once', async () => {
    const [a, b] = (await twoOwners(newDatabase)).owners;
    await createTable(a, 'table-1', 'ra', 3);
    const same = await Promise.all([
      a.send('table-1', sit(0, 'from a')),
      b.send('table-1', sit(0, 'from b')),
    ]);
    expect(kindsOf(same)).toEqual(['made', 'seat-taken']);
    const winner = isRefusal(same[0]) ? 'from b' : 'from a';
    expect((await storedIn(b, 'table-1')).data.players[0]!.credentials).toBe(hashOf(winner));
    const both = await Promise.all([a.send('table-1', sit(1)), b.send('table-1', sit(2))]);
    expect(kindsOf(both)).toEqual(['made', 'made']);
    const { data, state } = await storedIn(a, 'table-1');
    expect([1, 2].map(seat => data.players[seat]!.credentials)).toEqual(
      [1, 2].map(seat => hashOf(secretOf(seat))),
    );
    expect((await a.history('table-1')).initialState).toEqual(state);
  });

  it('move: one of two is made, and the other is told that the match has moved on', async () => {
    const [a, b] = (await twoOwners(newDatabase)).owners;
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
    expect(log.map(({ action }) => action.payload.type)).toEqual([
      isRefusal(answers[0]) ? 'invokeRa' : 'draw',
    ]);
  });

  it('move with an id: sent to both, it is made once and acknowledged by both', async () => {
    const [a, b] = (await twoOwners(newDatabase)).owners;
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
    const [a, b] = (await twoOwners(newDatabase)).owners;
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
    expect((await storedIn(b, 'table-1')).state!.G.secret.choices).toEqual([5, 2, 3, null]);
  });

  it('seats: a name, a leave and a return beside each other are all kept', async () => {
    const [a, b] = (await twoOwners(newDatabase)).owners;
    await begin(a, 'table-1', 'ra', 3);
    const rename: Command = { kind: 'rename', seat: 0, name: 'Ada', credentials: secretOf(0) };
    const leave = (seat: number): Command => ({ kind: 'leave', seat, credentials: secretOf(seat) });
    const back: Command = { kind: 'return', seat: 1, credentials: secretOf(1) };
    await Promise.all([a.send('table-1', rename), b.send('table-1', leave(1))]);
    await Promise.all([a.send('table-1', leave(2)), b.send('table-1', back)]);
    const { players } = (await storedIn(a, 'table-1')).data;
    expect([0, 1, 2].map(seat => [players[seat]!.name, players[seat]!.data])).toEqual([
      ['Ada', undefined],
      ['Person 1', undefined],
      ['Person 2', { bot: 'medium', standIn: true }],
    ]);
  });

  it('time-up, stand-in and bots: what both want done is done once', async () => {
    const [a, b] = (await twoOwners(newDatabase)).owners;
    await begin(a, 'table-1', 'ru-ra-re', 3);
    const stood = await Promise.all([a, b].map(owner => owner.send('table-1', { kind: 'stand-in' })));
    expect(stood.some(isRefusal)).toBe(false);
    const match = await storedIn(a, 'table-1');
    // Nobody but seat 0 is there, and no time is given to the others.
    expect([1, 2].map(seat => match.data.players[seat]!.data)).toEqual([
      { bot: 'medium', standIn: true },
      { bot: 'medium', standIn: true },
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
    const [a, b] = (await twoOwners(newDatabase, () => now)).owners;
    await begin(a, 'table-1', 'ru-ra-re', 3, { secondsToAct: 5 });
    now = 5000;
    await Promise.all([a, b].map(owner => owner.send('table-1', { kind: 'time-up' })));
    const { log } = await a.history('table-1');
    expect(log.map(({ action }) => action.payload.playerID)).toEqual(['0', '1', '2']);
  });

  it('rematch: one of two next matches is named, and the other is told', async () => {
    const [a, b] = (await twoOwners(newDatabase)).owners;
    await begin(a, 'table-1', 'ru-ra-re', 2);
    await playOut(a, 'table-1');
    const next = (id: string): Command => ({ kind: 'rematch', next: id, instead: null });
    const answers = await Promise.all([a.send('table-1', next('from-a')), b.send('table-1', next('from-b'))]);
    expect(kindsOf(answers)).toEqual(['made', 'rematch-set']);
    expect((await storedIn(a, 'table-1')).data.nextMatchID).toBe(isRefusal(answers[0]) ? 'from-b' : 'from-a');
  });
});
