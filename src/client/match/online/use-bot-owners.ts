import { useEffect, useState } from 'react';
import type { PublicSeat } from '../../../game/shared/seat-data.ts';

type Owned = { readonly owner?: string };

const NOBODY: readonly Owned[] = [];

/** Whose the programs are that sit at a table, by seat, as soon as the server has told it. */
export const useBotOwners = (players: readonly PublicSeat[]): readonly Owned[] => {
  const accounts = players.map(({ botAccount = '' }) => botAccount).join();
  const [owners, setOwners] = useState(NOBODY);
  useEffect(() => {
    let isHere = true;
    setOwners(NOBODY);
    if (!/\w/.test(accounts)) return;
    const ownersOf = async (): Promise<readonly Owned[]> => {
      const { fetchBot } = await import('../member/people/bots.ts');
      const ownerOf = async (id: string): Promise<Owned> => {
        // One that is not found takes nothing from the others.
        const bot = id === '' ? null : await fetchBot(id).catch(() => null);
        return bot === null || bot.owner === null ? {} : { owner: bot.owner };
      };
      return Promise.all(accounts.split(',').map(ownerOf));
    };
    ownersOf().then(
      found => isHere && setOwners(found),
      // That it is a bot is said in any case.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [accounts]);
  return owners;
};
