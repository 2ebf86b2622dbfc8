import type { Logger } from 'pino';
import type { Announcement } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import type { MatchStore, Published } from '../match/ports.ts';
import type { Pages } from '../transport/pages.ts';
import type { PresenceUpdates } from '../transport/presence-updates.ts';
import { type ConnectionsElsewhere, connectionsElsewhere } from './connections.ts';
import { Holdings } from './holdings.ts';
import type { NodeMessage } from './messages.ts';
import { nodeBus } from './node-bus.ts';
import { type PresenceElsewhere, presenceElsewhere } from './presence.ts';
import { RedisLink } from './redis-link.ts';
import { type PagesHere, VersionPoller } from './version-poller.ts';
import { type WatchersOnOthers, watchersElsewhere } from './watchers.ts';

/** What this node does for the others, once it runs. */
export type ThisNode = {
  readonly store: Pick<MatchStore, 'versions' | 'load'>;
  readonly matches: Pick<Matches, 'writtenElsewhere'>;
  readonly pages: PagesHere & Pick<Pages, 'watchersChanged'>;
  readonly presenceUpdates: Pick<PresenceUpdates, 'expect'>;
  /** Another node has written a match. */
  readonly behind: (id: string, announcements: readonly Announcement[]) => void;
  /** Pages that follow what a member has changed, and the stream of a bot. */
  readonly longPolls: { readonly wake: (member: string) => void; readonly wakeAll: () => void };
  /** The games that are served here. */
  readonly games: readonly string[];
  /** The lobby's list of a game has changed. */
  readonly listChanged: (game: string) => void;
};

/** The other servers that run the same matches. */
export type OtherNodes = {
  readonly link: RedisLink;
  readonly presence: PresenceElsewhere;
  readonly watchers: WatchersOnOthers;
  readonly connections: ConnectionsElsewhere;
  /** Tells the others what was written here. */
  readonly publish: (published: Published, announcements: readonly Announcement[]) => void;
  /** Tells them that a member, or a bot, has changed something here. */
  readonly memberChanged: (member: string) => void;
  readonly start: (node: ThisNode) => void;
  /** This node ends: its pages are back on another before it is missed, so nobody is told that they go. */
  readonly leave: () => void;
  readonly close: () => void;
};

/** Matches with pages here are looked at once more so long after Redis is back: by then the others have said what they hold. */
const SETTLE_MS = 500;
/** How often lobby pages look for themselves while Redis is away. */
const GUESS_MS = 5000;

/** Joins the servers that use one Redis. Resolves though Redis is away: all goes on without it. */
export const joinNodes = async (url: string, log: Logger): Promise<OtherNodes> => {
  const link = new RedisLink(url, log);
  const bus = nodeBus(link);
  await link.settled();
  const holdings = new Holdings({ link, bus });
  const presence = presenceElsewhere(holdings);
  const watchers = watchersElsewhere(holdings);
  const closers: (() => void)[] = [];

  const start = (node: ThisNode): void => {
    const { store, matches, pages, presenceUpdates, behind, longPolls, games, listChanged } = node;
    const mistakenForAbsent = (ids: readonly string[]) => presenceUpdates.expect(ids);
    const poller = new VersionPoller({ store, pages, isRedisUp: () => link.isUp, mistakenForAbsent });
    presence.onChange(ids => {
      const here = new Set(pages.matches());
      presenceUpdates.expect(ids.filter(id => here.has(id)));
    });
    watchers.onChange(ids => {
      for (const id of ids) pages.watchersChanged(id);
    });
    const receive = (message: NodeMessage) => {
      if (message.kind === 'member') longPolls.wake(message.id);
      if (message.kind !== 'match') return;
      const { id, game, version, isListed, tell: announcements, members } = message;
      matches.writtenElsewhere(id, version);
      pages.behind(id, version, announcements);
      behind(id, announcements);
      for (const member of members) longPolls.wake(member);
      if (isListed && announcements.some(({ kind }) => kind === 'listing')) listChanged(game);
    };
    bus.onMessage(receive);
    const catchUp = () => {
      void poller.poll();
      longPolls.wakeAll();
      for (const game of games) listChanged(game);
      setTimeout(() => presenceUpdates.expect(pages.matches()), SETTLE_MS).unref();
    };
    link.onChange(isUp => {
      if (isUp) catchUp();
    });
    // As long as nobody says what has changed in the lobby, everything may have.
    const guessing = setInterval(() => {
      if (!link.isUp) for (const game of games) listChanged(game);
    }, GUESS_MS);
    guessing.unref();
    closers.push(
      () => poller.close(),
      () => clearInterval(guessing),
    );
  };

  return {
    link,
    presence,
    watchers,
    connections: connectionsElsewhere(holdings),
    publish: ({ match: { id, version, data }, members }, announcements) => {
      const isListed = data.unlisted !== true;
      bus.send({ kind: 'match', id, game: data.gameName, version, isListed, tell: announcements, members });
    },
    memberChanged: id => bus.send({ kind: 'member', id }),
    start,
    leave: () => holdings.leave(),
    close: () => {
      for (const close of closers) close();
      holdings.close();
      bus.close();
      link.close();
    },
  };
};
