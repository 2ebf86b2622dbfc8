import { ask } from './requests.ts';

/** A match all of whose seats are taken, with the credentials of each. */
export type LaidMatch = { readonly matchID: string; readonly credentials: readonly string[] };

/** Makes a match through a server's lobby and sits down at every seat of it. */
export const layMatch = async (
  port: number,
  { game, seats, from }: { readonly game: string; readonly seats: number; readonly from: string },
): Promise<LaidMatch> => {
  const path = `/games/${game}`;
  const { matchID } = await ask(port, { path: `${path}/create`, from, body: { numPlayers: seats } });
  const credentials: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const body = { playerID: String(seat), playerName: `Seat ${seat}` };
    const joined = await ask(port, { path: `${path}/${matchID}/join`, from, body });
    credentials.push(joined.playerCredentials!);
  }
  return { matchID: matchID!, credentials };
};
