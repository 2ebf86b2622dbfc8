import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Middleware } from 'koa';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MatchStore, Meter, Thinker } from './match/ports.ts';

/** Seconds. A move should take a few thousandths, a bot may think for seconds. */
const STAGE_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const THINKING_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10];
const NANOSECONDS = 1e9;

export type Metrics = {
  readonly meter: Meter;
  /** The same, measured on the way. */
  readonly measuredStore: (store: MatchStore) => MatchStore;
  readonly measuredThinker: (thinker: Thinker) => Thinker;
  /** `GET /metrics`, in the format of Prometheus. */
  readonly route: Middleware;
  readonly close: () => void;
};

/**
 * What an operator may know of the server: counts and times by kind of thing, nothing of any one match, seat or visitor.
 * Every label's values are words of this program or names of games and bots.
 */
export const createMetrics = (): Metrics => {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  const commands = new Counter({
    name: 'match_commands_total',
    help: 'Commands that were carried out, by game, kind and what became of them (moves: kind move, bot-moves, time-up)',
    labelNames: ['game', 'kind', 'answer'],
    registers,
  });
  const refusals = new Counter({
    name: 'match_refusals_total',
    help: 'Commands that were refused, by reason',
    labelNames: ['kind', 'reason'],
    registers,
  });
  const matches = new Counter({
    name: 'matches_total',
    help: 'Matches that were created, begun and finished',
    labelNames: ['game', 'event'],
    registers,
  });
  const stages = new Histogram({
    name: 'match_command_stage_seconds',
    help: 'How long commands take, by stage: queue, load, decide, commit, publish',
    labelNames: ['stage'],
    buckets: STAGE_BUCKETS,
    registers,
  });
  const thinking = new Histogram({
    name: 'bot_thinking_seconds',
    help: 'How long bots think, waiting for a thread included',
    labelNames: ['game', 'bot', 'outcome'],
    buckets: THINKING_BUCKETS,
    registers,
  });
  const writes = new Histogram({
    name: 'store_write_seconds',
    help: 'How long it takes until a write cannot be lost any more',
    labelNames: ['outcome'],
    buckets: STAGE_BUCKETS,
    registers,
  });
  const entries = new Histogram({
    name: 'store_write_moves',
    help: 'Moves that a write adds to the log of its match',
    buckets: [0, 1, 2, 3, 4, 5],
    registers,
  });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  new Gauge({
    name: 'event_loop_lag_seconds',
    help: 'How late the event loop was, since this was last asked for',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 99, 100]) {
        const late = quantile === 100 ? delay.max : delay.percentile(quantile);
        this.set({ quantile: String(quantile / 100) }, late / NANOSECONDS);
      }
      delay.reset();
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });

  const timed = async <Done>(work: () => Promise<Done>, seen: (outcome: string, seconds: number) => void) => {
    const began = performance.now();
    const end = (outcome: string) => seen(outcome, (performance.now() - began) / 1000);
    try {
      const done = await work();
      end('done');
      return done;
    } catch (error) {
      end('failed');
      throw error;
    }
  };
  const writing = (work: () => Promise<void>) =>
    timed(work, (outcome, seconds) => writes.observe({ outcome }, seconds));

  return {
    meter: {
      stage: (stage, seconds) => stages.observe({ stage }, seconds),
      carriedOut: (game, kind, answer) => commands.inc({ game, kind, answer }),
      refused: (kind, reason) => refusals.inc({ kind, reason }),
      match: (game, event) => matches.inc({ game, event }),
    },
    measuredStore: store => ({
      ...store,
      load: id => store.load(id),
      history: id => store.history(id),
      create: (...made) => writing(() => store.create(...made)),
      commit: write => {
        entries.observe(write.log.length);
        return writing(() => store.commit(write));
      },
    }),
    measuredThinker: thinker => ({
      think: (game, bot, view, seat) =>
        timed(
          () => thinker.think(game, bot, view, seat),
          (outcome, seconds) => thinking.observe({ game, bot, outcome }, seconds),
        ),
      close: () => thinker.close(),
    }),
    route: async (ctx, next) => {
      if (ctx.path !== '/metrics' || ctx.method !== 'GET') return next();
      ctx.set('cache-control', 'no-store');
      ctx.type = registry.contentType;
      ctx.body = await registry.metrics();
    },
    close: () => void delay.disable(),
  };
};
