import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import type { TestServer } from './running-server.ts';
import { enter, type Joined, seatedMatch } from './seat-client.ts';

/** A running match, the page of whoever is to move, and everything the server keeps of it. */
export const runningMatch = async (server: TestServer) => {
  const seats = await seatedMatch(server);
  const [{ matchID }] = seats as [Joined];
  const stored = () => server.stored(matchID);
  const [toAct] = priestsOfRa.seatsToAct((await stored()).state.G);
  const mover = seats.find(({ seat }) => Number(seat) === toAct)!;
  const other = seats.find(({ seat }) => Number(seat) !== toAct)!;
  const { socket, info } = await enter(server, mover);
  return { matchID, mover, other, socket, info, stored };
};
