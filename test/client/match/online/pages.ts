import {
  connectToMatch,
  type MatchConnection,
} from '../../../../src/client/match/online/match-connection.ts';
import type { AnyMove } from '../../../../src/game/contract.ts';
import { fakeServer, MATCH, module } from './fake-server.ts';

const open: MatchConnection[] = [];

export const closePages = (): void => {
  for (const connection of open.splice(0)) connection.close();
};

const BEGINS = module.rules.seatsToAct(module.rules.setup({ players: 2, options: {}, seed: 'a seed' }))[0]!;

/** A page at the seat that begins, or at the other; with credentials null it watches. */
export const page = (mine = true, credentials: string | null = 'secret') => {
  const seat = mine ? BEGINS : 1 - BEGINS;
  const server = fakeServer(seat);
  const connection = connectToMatch(module, {
    matchID: MATCH,
    as: credentials === null ? null : { seat, credentials },
    newTransport: server.newTransport,
  });
  open.push(connection);
  const { snapshot } = connection;
  const play = () => {
    const move: AnyMove = module.rules.legalMoves(snapshot().table!.view, seat)[0]!;
    connection.play(move);
  };
  return { server, snapshot, play, connection, seat };
};

/** The same, after the match has been told. */
export const atTable = (mine = true) => {
  const it = page(mine);
  it.server.connect();
  it.server.tellAll();
  return it;
};
