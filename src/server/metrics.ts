import type { Middleware } from 'koa';
import { Counter, Histogram, Registry } from 'prom-client';
import type { RequestMeter } from './http/request-log.ts';
import type { MatchStore, Meter, Thinker } from './match/ports.ts';
import { type Open, watchOpen } from './metrics/open-gauges.ts';
import { watchProcess } from './metrics/process-gauges.ts';
import { metricsRoute } from './metrics/route.ts';
import { Tally } from './metrics/tally.ts';
import type { WireMeter } from './transport/wire-meter.ts';

/** Seconds. A move should take a few thousandths, a bot may think for seconds. */
const STAGE_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const THINKING_BUCKETS = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10];
/** Writes that share a transaction. */
const GROUP_BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200];

export type Metrics = {
  readonly meter: Meter;
  readonly wire: WireMeter;
  readonly request: RequestMeter;
  /** Hears how many writes were committed together. */
  readonly group: (writes: number) => void;
  /** Watches what is open. Called once. */
  readonly watch: (open: Open) => void;
  readonly signIns: {
    /** Somebody was let in, by what. */
    readonly signedIn: (way: string) => void;
    /** It came to nothing, by why. */
    readonly signInRefused: (reason: string) => void;
  };
  /** A letter was taken by the mail server, or was not. */
  readonly letter: (outcome: 'sent' | 'failed') => void;
  /** The same, measured on the way. */
  readonly measuredStore: (store: MatchStore) => MatchStore;
  readonly measuredThinker: (thinker: Thinker) => Thinker;
  /** `GET /metrics`, in the format of Prometheus. */
  readonly route: Middleware;
  /** Every metric there is. */
  readonly names: () => readonly string[];
  readonly close: () => void;
};

/**
 * What an operator may know of the server: counts and times by kind of thing, nothing of any one match, seat or visitor.
 * Every label's values are words of this program or names of games and bots.
 * @param token what `/metrics` is shown for; null: to nobody
 */
export const createMetrics = (token: string | null): Metrics => {
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
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'People who were let in, by what: new (a name that is kept), passkey, code, link',
    labelNames: ['way'],
    registers,
  });
  const letters = new Counter({
    name: 'letters_total',
    help: 'Letters to members, by outcome: sent, failed',
    labelNames: ['outcome'],
    registers,
  });
  const signInRefusals = new Counter({
    name: 'sign_ins_refused_total',
    help: 'Attempts to sign in or keep a name that were refused, by reason',
    labelNames: ['reason'],
    registers,
  });
  const matches = new Counter({
    name: 'matches_total',
    help: 'Matches that were created, begun and finished',
    labelNames: ['game', 'event'],
    registers,
  });
  const stages = new Tally({
    name: 'match_command_stage_seconds',
    help: 'How long commands take, by stage: queue, load, decide, commit, publish',
    labelName: 'stage',
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
  const writes = new Tally({
    name: 'store_write_seconds',
    help: 'How long it takes until a write cannot be lost any more',
    labelName: 'outcome',
    buckets: STAGE_BUCKETS,
    registers,
  });
  const entries = new Histogram({
    name: 'store_write_moves',
    help: 'Moves that a write adds to the log of its match',
    buckets: [0, 1, 2, 3, 4, 5],
    registers,
  });
  const groups = new Histogram({
    name: 'store_group_writes',
    help: 'Writes that share one transaction, and so one wait for the disk (SQLite)',
    buckets: GROUP_BUCKETS,
    registers,
  });
  const retries = new Counter({
    name: 'match_command_retries_total',
    help: 'Commands that were tried again because the match had been changed meanwhile',
    registers,
  });
  const answers = new Histogram({
    name: 'http_request_seconds',
    help: 'How long answers over HTTP take, by method and status',
    labelNames: ['method', 'status'],
    buckets: STAGE_BUCKETS,
    registers,
  });
  const unheard = new Counter({
    name: 'socket_messages_refused_total',
    help: 'Messages from pages that were not read any further, by reason',
    labelNames: ['reason'],
    registers,
  });
  const cuts = new Counter({
    name: 'connections_cut_total',
    help: 'Connections that the server has cut, by reason',
    labelNames: ['reason'],
    registers,
  });
  const stopWatching = watchProcess(registers);

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
    timed(work, (outcome, seconds) => writes.add(outcome, seconds));

  return {
    meter: {
      stage: (stage, seconds) => stages.add(stage, seconds),
      carriedOut: (game, kind, answer) => commands.inc({ game, kind, answer }),
      refused: (kind, reason) => refusals.inc({ kind, reason }),
      match: (game, event) => matches.inc({ game, event }),
      retried: () => retries.inc(),
    },
    wire: {
      refused: reason => unheard.inc({ reason }),
      cut: reason => cuts.inc({ reason }),
    },
    request: (method, status, seconds) =>
      answers.observe({ method: METHODS.has(method) ? method : 'other', status }, seconds),
    group: writes => groups.observe(writes),
    watch: open => watchOpen(registers, open),
    signIns: {
      signedIn: way => signIns.inc({ way }),
      signInRefused: reason => signInRefusals.inc({ reason }),
    },
    letter: outcome => letters.inc({ outcome }),
    measuredStore: store => ({
      ...store,
      load: id => store.load(id),
      history: id => store.history(id),
      initialState: id => store.initialState(id),
      log: (id, part) => store.log(id, part),
      create: (...made) => writing(() => store.create(...made)),
      commit: write => {
        entries.observe(write.log.length);
        return writing(() => store.commit(write));
      },
    }),
    measuredThinker: thinker => ({
      think: (game, bot, ...asked) =>
        timed(
          () => thinker.think(game, bot, ...asked),
          (outcome, seconds) => thinking.observe({ game, bot, outcome }, seconds),
        ),
      close: () => thinker.close(),
    }),
    route: metricsRoute(registry, token),
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
    close: stopWatching,
  };
};

/** A visitor may name any method. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
