import { isGameId } from '../../../game/index.ts';
import { json, storedValue } from '../../ui/storage/stored.ts';
import { ask } from '../lobby/api.ts';
import { addPlayed, type PlayedMatch, playedMatches, removePlayed } from '../played/played-matches.ts';
import { isUncounted } from '../played/uncounted.ts';

/** The matches on this device that are the member's, by their keys. */
const carried = storedValue<readonly string[]>(
  'member-played',
  json<readonly string[]>(data =>
    Array.isArray(data) ? data.filter(key => typeof key === 'string') : undefined,
  ),
  { none: [] },
);

/** They go with whoever is signed in no more. */
export const dropCarried = (): void => {
  removePlayed(new Set(carried.get()));
  carried.drop();
};

/** The server takes no more at once. */
const AT_ONCE = 100;

/**
 * Has the server know what was played on this device, and this device what was played on the others. Records stay where they are.
 * @throws LobbyError
 */
export const syncPlayed = async (): Promise<void> => {
  const { matches: there } = await ask<'GET /account/played'>('/account/played');
  const known = new Set(there.map(({ key }) => key));
  const fresh = playedMatches().filter(({ key }) => !known.has(key));
  for (let from = 0; from < fresh.length; from += AT_ONCE) {
    const matches = fresh.slice(from, from + AT_ONCE);
    await ask<'PUT /account/played'>('/account/played', { method: 'PUT', body: { matches } });
  }
  carried.set([...known, ...fresh.map(({ key }) => key)]);
  addPlayed(
    there.flatMap(({ uncounted, ...match }): PlayedMatch[] => {
      // A later version may play what this one does not know.
      if (!isGameId(match.game) || (uncounted !== undefined && !isUncounted(uncounted))) return [];
      return [{ ...(match as PlayedMatch), ...(uncounted !== undefined && { uncounted }) }];
    }),
  );
};
