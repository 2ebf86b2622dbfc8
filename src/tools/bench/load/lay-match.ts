import { ask } from './requests.ts';

/** A match all of whose seats are taken, with the credentials of each. */
export type LaidMatch = { readonly matchID: string; readonly credentials: readonly string[] };

export type Laying = {
  readonly game: string;
  readonly seats: number;
  readonly from: string;
  /** The name of a bot in every seat but the first, or people in all of them. */
  readonly others?: string;
};

/** Makes a match through a server's lobby and sits down at every seat of it that is not a bot's. */
export const layMatch = async (port: number, { game, seats, from, others }: Laying): Promise<LaidMatch> => {
  const path = `/games/${game}`;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, n) => [n + 1, others]));
  const body = { numPlayers: seats, ...(others !== undefined && { setupData: { bots } }) };
  const { matchID } = await ask(port, { path: `${path}/create`, from, body });
  const credentials: string[] = [];
  for (let seat = 0; seat < (others === undefined ? seats : 1); seat++) {
    const body = { playerID: String(seat), playerName: `Seat ${seat}` };
    const joined = await ask(port, { path: `${path}/${matchID}/join`, from, body });
    credentials.push(joined.playerCredentials!);
  }
  return { matchID: matchID!, credentials };
};
