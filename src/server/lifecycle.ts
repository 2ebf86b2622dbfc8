import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Server } from './boardgame.ts';
import type { BotsOfOthers } from './bots-of-others.ts';
import type { Club } from './club.ts';
import type { LongPolls } from './http/long-polls.ts';
import type { LobbyStream } from './lobby/lobby-stream.ts';
import type { Matches } from './match/matches.ts';
import type { Thinker } from './match/ports.ts';
import type { People } from './members/people.ts';
import type { Metrics } from './metrics.ts';
import type { findOthers } from './nodes/find-others.ts';
import type { Artist } from './previews/artist.ts';
import type { Counting } from './ratings/counting.ts';
import type { Retirement } from './schedule/retirement.ts';
import type { Scheduler } from './schedule/scheduler.ts';
import type { watchedStore } from './storage/watched-store.ts';
import type { Pages } from './transport/pages.ts';
import type { PresenceUpdates } from './transport/presence-updates.ts';
import type { SocketTransport } from './transport/socket-transport.ts';

/** When the server ends: how long what its storage has not answered by then is waited for. */
const LAST_COMMANDS_MS = 200;

/** How a server begins to answer, and ends. */
export type Lifecycle = {
  /** Listens, and goes on with every match that is under way. With port 0 any free one. */
  readonly listen: (port: number) => Promise<{ readonly port: number; readonly server: http.Server }>;
  /** Ends what is under way, closes every connection and the storage. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly framework: ReturnType<typeof Server>;
  readonly transport: SocketTransport;
  readonly store: ReturnType<typeof watchedStore>['store'];
  /** The storage is free for another server. */
  readonly unlock: () => void;
  readonly others: Awaited<ReturnType<typeof findOthers>>;
  readonly matches: Matches;
  readonly pages: Pages;
  readonly presenceUpdates: PresenceUpdates;
  readonly longPolls: LongPolls;
  readonly stream: LobbyStream;
  readonly scheduler: Scheduler;
  readonly retirement: Retirement;
  readonly counting: Counting;
  readonly club: Club;
  readonly otherBots: BotsOfOthers;
  readonly people: People;
  readonly thinker: Thinker;
  readonly draws: Artist;
  readonly metrics: Metrics;
  readonly games: readonly string[];
  readonly listChanged: (game: string) => void;
};

/** What begins once the server listens, and in which order all of it ends. */
export const lifecycleOf = ({
  framework,
  transport,
  store,
  unlock,
  others,
  matches,
  pages,
  presenceUpdates,
  longPolls,
  stream,
  scheduler,
  retirement,
  counting,
  club,
  otherBots,
  people,
  thinker,
  draws,
  metrics,
  games,
  listChanged,
}: Parts): Lifecycle => ({
  listen: async port => {
    const running = await Promise.race([framework.run(port), transport.failure]);
    const server = running.appServer;
    scheduler.start();
    retirement.start();
    counting.start();
    club.start();
    otherBots.accounts.start();
    for (const work of people.following) work.start();
    others?.start({
      store,
      matches,
      pages,
      presenceUpdates,
      behind: (id, announcements) => otherBots.streams.behind(id, announcements),
      longPolls: {
        wake: id => {
          longPolls.wake(id);
          otherBots.streams.look(id);
        },
        wakeAll: () => longPolls.wakeAll(),
      },
      games,
      listChanged,
    });
    return { port: (server.address() as AddressInfo).port, server };
  },
  close: async () => {
    scheduler.stop();
    retirement.stop();
    others?.leave();
    store.drain();
    stream.close();
    otherBots.streams.close();
    // Pages that are sent away by the server's end have not left: nobody's absence begins or ends by it.
    presenceUpdates.close();
    await transport.close();
    pages.close();
    await Promise.all([thinker.close(), draws.close()]);
    // What the storage does not answer is not answered to anybody: its pages send it again when they are back.
    const ended = Promise.all([...people.following.map(work => work.stop()), matches.idle()]).then(() =>
      Promise.all([counting.stop(), club.stop(), otherBots.accounts.stop()]),
    );
    await Promise.race([ended, setTimeout(LAST_COMMANDS_MS, undefined, { ref: false })]);
    others?.close();
    await store.close();
    unlock();
    metrics.close();
  },
});
