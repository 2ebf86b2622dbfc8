import type { Publisher } from './match/ports.ts';
import type { OtherNodes } from './nodes/nodes.ts';
import type { Pages } from './transport/pages.ts';

type Listeners = {
  readonly pages: Pages;
  /** Other nodes; null where there is this one alone. */
  readonly others: OtherNodes | null;
  readonly toBots: Publisher['publish'];
  readonly toMember: (id: string) => void;
  readonly listChanged: (game: string) => void;
};

/** What pages and bots hear, and for listed matches the lobby as well. */
export const toPagesAndLobby = ({ pages, others, toBots, toMember, listChanged }: Listeners): Publisher => ({
  publish: (published, announcements) => {
    pages.publish(published, announcements);
    others?.publish(published, announcements);
    toBots(published, announcements);
    for (const member of published.members) toMember(member);
    const { gameName, unlisted } = published.match.data;
    if (unlisted !== true && announcements.some(({ kind }) => kind === 'listing')) listChanged(gameName);
  },
});
