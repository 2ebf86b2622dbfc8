import { expect, it } from 'vitest';
import { hiddenChoiceTable, withHiddenChoice } from '../support/hidden-choice-table.ts';
import type { TestServer } from '../support/running-server.ts';
import { seatedMatch } from '../support/seat-client.ts';

/** What the server keeps of a match, secrets included. */
const storedState = async (server: TestServer, matchID: string) =>
  (await server.stored(matchID)).initialState;

it('the seed of a match is 128 bits of chance, and of no time that the lobby tells', async () => {
  const server = await withHiddenChoice();
  const tables = await Promise.all([seatedMatch(server), seatedMatch(server), seatedMatch(server)]);
  const ids = tables.map(([first]) => first!.matchID);
  const states = await Promise.all(ids.map(id => storedState(server, id)));
  const seeds = states.map(state => state.G.secret.seed);
  expect(new Set(seeds).size).toBe(3);
  for (const seed of seeds) expect(Buffer.from(seed, 'base64url')).toHaveLength(16);
  expect(new Set(states.map(state => state.G.secret.bag)).size).toBe(3);

  // The framework's own dice, which it would seed with the time of creation in base 36.
  const dice = await Promise.all(
    [1, 2].map(async () => storedState(server, (await hiddenChoiceTable(server))[0]!.matchID)),
  );
  const diceSeeds = dice.map(state => state.plugins.random!.data.seed);
  expect(diceSeeds[0]).not.toBe(diceSeeds[1]);
  for (const seed of diceSeeds) expect(Buffer.from(seed, 'base64url')).toHaveLength(16);
});
