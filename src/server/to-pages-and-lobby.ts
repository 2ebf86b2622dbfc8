import type { Publisher } from './match/ports.ts';
import type { OtherNodes } from './nodes/nodes.ts';
import type { Pages } from './transport/pages.ts';

/** What pages and bots hear, and for listed matches the lobby as well. */
export const toPagesAndLobby = (
  pages: Pages,
  listChanged: (game: string) => void,
  others: OtherNodes | null,
  toBots: Publisher['publish'],
  toMember: (id: string) => void,
): Publisher => ({
  publish: (published, tell) => {
    pages.publish(published, tell);
    others?.publish(published, tell);
    toBots(published, tell);
    for (const member of published.members) toMember(member);
    const { gameName, unlisted } = published.match.data;
    if (unlisted !== true && tell.some(({ kind }) => kind === 'listing')) listChanged(gameName);
  },
});
