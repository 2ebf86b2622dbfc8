import type { Socket } from 'socket.io-client';
import { ROWS, type Row, type View } from '../../../src/game/ru-ra-re/table.ts';
import { nextEvent, openSocket, type TestServer } from './running-server.ts';
import { createMatch, type Joined, join, moveMessage, newMoveID } from './seat-client.ts';

/** What the server made of one choice: kept for the first time, kept instead of another, or the code of a refusal. */
export type Answer = 'made' | 'changed' | (string & {});

type Seen = {
  readonly G: View;
  readonly _stateID: number;
  readonly ctx: { readonly gameover?: unknown };
};

/** A page at one seat of a table of Ru-Ra-Re: what it was told last, and an answer to everything it sends. */
export type Chooser = {
  readonly who: Joined;
  readonly socket: Socket;
  readonly seen: () => Seen;
  readonly chooseAt: (round: number, throwNumber: number, row: Row) => Promise<Answer>;
  /** Chooses in the throw that it sees. */
  readonly choose: (row: Row) => Promise<Answer>;
  /** Resolves as soon as what it sees is so. */
  readonly until: (isSo: (seen: Seen) => boolean) => Promise<void>;
};

export const rowsWithCards = ({ rows }: Pick<View, 'rows'>): Row[] =>
  ROWS.filter(row => (rows[row - 1] ?? []).length > 0);

export const openChooser = async (server: { readonly url: string }, who: Joined): Promise<Chooser> => {
  const socket = openSocket(server.url, 'ru-ra-re');
  let seen!: Seen;
  const asked = new Map<string, (answer: Answer) => void>();
  let waiting: { readonly isSo: (seen: Seen) => boolean; readonly go: () => void }[] = [];
  const see = (now: Seen) => {
    seen = now;
    const [met, rest] = [waiting.filter(({ isSo }) => isSo(now)), waiting.filter(({ isSo }) => !isSo(now))];
    waiting = rest;
    for (const { go } of met) go();
  };
  socket.on('sync', (_id, { state }) => see(state));
  socket.on('update', (_id, state: Seen) => see(state));
  socket.on('answer', (_id, moveID: string, kind: string, code?: string) => {
    asked.get(moveID)?.(kind === 'refused' ? code! : kind);
    asked.delete(moveID);
  });
  socket.emit('sync', who.matchID, who.seat, who.credentials);
  await nextEvent(socket, 'sync');
  const chooseAt = (round: number, throwNumber: number, row: Row) =>
    new Promise<Answer>(resolve => {
      const id = newMoveID();
      asked.set(id, resolve);
      const message = moveMessage(who, seen._stateID, ['choose', round, throwNumber, row]);
      socket.emit('update', ...message, id);
    });
  return {
    who,
    socket,
    seen: () => seen,
    chooseAt,
    choose: row => chooseAt(seen.G.round, seen.G.throw, row),
    until: isSo =>
      new Promise(go => {
        if (isSo(seen)) go();
        else waiting.push({ isSo, go });
      }),
  };
};

/** A table of Ru-Ra-Re all of whose seats, or those that no bot has, people have joined. */
export const seatChoosers = async (
  server: TestServer,
  players: number,
  setupData: object = {},
): Promise<Joined[]> => {
  const matchID = await createMatch(server, { numPlayers: players, setupData }, 'ru-ra-re');
  const bots = Object.keys((setupData as { bots?: object }).bots ?? {}).length;
  const people: Joined[] = [];
  for (let i = bots; i < players; i++)
    people.push(await join(server, matchID, `Person ${i - bots}`, 'ru-ra-re'));
  return people;
};

/** The same, with a page open at each seat. */
export const openTable = async (
  server: TestServer,
  players: number,
  setupData: object = {},
): Promise<Chooser[]> => {
  const people = await seatChoosers(server, players, setupData);
  return Promise.all(people.map(who => openChooser(server, who)));
};
