import type { Logger } from 'pino';
import type { Publisher } from './match/ports.ts';
import type { OtherNodes } from './nodes/nodes.ts';
import type { Pages } from './transport/pages.ts';

type Listeners = {
  readonly pages: Pick<Pages, 'publish'>;
  /** Other nodes; null where there is this one alone. */
  readonly others: Pick<OtherNodes, 'publish'> | null;
  readonly toBots: Publisher['publish'];
  readonly toMember: (id: string) => void;
  readonly listChanged: (game: string) => void;
  readonly log: Pick<Logger, 'error'>;
};

/**
 * What pages and bots hear, and for listed matches the lobby as well. What is published is stored already: one listener
 * that fails keeps neither the others from hearing of it nor the mover from the acknowledgement.
 */
export const toPagesAndLobby = ({
  pages,
  others,
  toBots,
  toMember,
  listChanged,
  log,
}: Listeners): Publisher => {
  const notify = (matchID: string, listener: () => void) => {
    try {
      listener();
    } catch (error) {
      log.error({ err: error, matchID }, 'a change could not be passed on');
    }
  };
  return {
    publish: (published, announcements) => {
      const { id, data } = published.match;
      notify(id, () => pages.publish(published, announcements));
      notify(id, () => others?.publish(published, announcements));
      notify(id, () => toBots(published, announcements));
      for (const member of published.members) notify(id, () => toMember(member));
      if (data.unlisted !== true && announcements.some(({ kind }) => kind === 'listing'))
        notify(id, () => listChanged(data.gameName));
    },
  };
};
