import { Gauge, type Registry } from 'prom-client';

/** What is open at this moment, asked for whenever somebody looks. */
export type Open = {
  /** Connections of pages, whatever they are at. */
  readonly sockets: () => number;
  /** Pages at matches: those of seats' owners, and those that watch. */
  readonly pages: () => { readonly seats: number; readonly spectators: number };
  /** Pages that listen to the lobby. */
  readonly streams: () => number;
  /** Matches with commands that wait or are under way. */
  readonly busy: () => number;
  /** Matches that are not finished, of everybody who shares the storage. */
  readonly inPlay: () => Promise<number>;
  /** Matches that could not be counted, of everybody who shares the storage. */
  readonly uncounted: () => Promise<number>;
  /** Whether something can be stored. */
  readonly isReady: () => Promise<boolean>;
  /** Whether other servers can be told what happens here; true where there is none to tell. */
  readonly isRedisUp: () => boolean;
};

export const watchOpen = (registers: Registry[], open: Open): void => {
  const gauge = (name: string, help: string, look: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await look());
      },
    });
  gauge('sockets_open', 'Connections of pages', open.sockets);
  new Gauge({
    name: 'pages_open',
    help: 'Pages at matches, by who looks: a seat or a spectator',
    labelNames: ['who'],
    registers,
    collect() {
      const { seats, spectators } = open.pages();
      this.set({ who: 'seat' }, seats);
      this.set({ who: 'spectator' }, spectators);
    },
  });
  gauge('lobby_streams_open', 'Pages that are told of changes in the lobby', open.streams);
  gauge('matches_busy', 'Matches with commands that wait or are under way', open.busy);
  gauge(
    'matches_in_play',
    'Matches that are not finished: tables with free seats, and those that are played',
    open.inPlay,
  );
  gauge(
    'matches_uncounted',
    'Matches that are over and could not be counted for totals and ratings; they are tried again',
    open.uncounted,
  );
  gauge('redis_ready', '1 while Redis answers, or none is used, else 0', () => Number(open.isRedisUp()));
  gauge('store_ready', '1 while something can be stored, else 0', async () => Number(await open.isReady()));
};
