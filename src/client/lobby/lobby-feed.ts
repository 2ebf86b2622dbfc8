import { GAME_IDS, type GameId, isGameId } from '../../game/index.ts';
import { type LobbyMatch, listPage, type Stage } from './api.ts';
import { continued, merged, type Readings, renewed } from './stage-list.ts';

/** The lists are fetched this often even without an event: the event stream may break without an error. */
const POLL_MS = 15_000;
const RETRY_MS = 2500;
/** However much happens, the list of a game is asked for once in this time; and not by every page at the same moment. */
const GAP_MS = 1000;
const SPREAD_MS = 300;

export type FeedState = {
  readonly readings: Readonly<Record<Stage, Readings>>;
  /** What is known of each game; one is missing until the first answer about it. */
  readonly known: Readonly<Partial<Record<GameId, readonly LobbyMatch[]>>>;
  /** The games about which the server does not answer. */
  readonly silent: readonly GameId[];
};

const NOTHING: FeedState = { readings: { open: {}, running: {}, finished: {} }, known: {}, silent: [] };

/**
 * The lists of all games, kept up to date as long as the page is seen. A hidden page asks for nothing and listens to
 * nothing; seen again, it catches up once.
 */
export class LobbyFeed {
  #state = NOTHING;
  readonly #listeners = new Set<() => void>();
  readonly #followed = new Set<Stage>(['open', 'running']);
  readonly #timers = new Map<GameId, ReturnType<typeof setTimeout>>();
  readonly #askedAt = new Map<GameId, number>();
  #stream: EventSource | null = null;
  #isOn = false;

  get state(): FeedState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  /** From now on this stage is fetched as well. */
  follow(stage: Stage): void {
    if (this.#followed.has(stage)) return;
    this.#followed.add(stage);
    for (const game of GAME_IDS) void this.#ask(game);
  }

  /** Reads further where the list of all games as one ends for want of it. @throws LobbyError */
  async more(stage: Stage): Promise<void> {
    await Promise.all(
      merged(stage, this.#state.readings[stage]).behind.map(async game => {
        const next = this.#state.readings[stage][game]?.next;
        if (next == null) return;
        const page = await listPage(game, stage, next);
        const reading = this.#state.readings[stage][game];
        // Read anew meanwhile, it may end elsewhere.
        if (reading?.next === next) this.#keep(game, { [stage]: continued(reading, page) });
      }),
    );
  }

  #start(): void {
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  #stop(): void {
    document.removeEventListener('visibilitychange', this.#look);
    this.#sleep();
  }

  #look = (): void => {
    if (document.visibilityState === 'hidden') this.#sleep();
    else this.#wake();
  };

  #wake(): void {
    if (!this.#isOn) {
      this.#isOn = true;
      this.#stream = typeof EventSource === 'undefined' ? null : new EventSource('/lobby/stream');
      this.#stream?.addEventListener('changed', ({ data }) => {
        const game = gameIn(data);
        if (game !== null) this.#askSoon(game);
      });
    }
    for (const game of GAME_IDS) void this.#ask(game);
  }

  #sleep(): void {
    this.#isOn = false;
    this.#stream?.close();
    this.#stream = null;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #askSoon(game: GameId): void {
    const since = Date.now() - (this.#askedAt.get(game) ?? 0);
    this.#askIn(game, Math.max(0, GAP_MS - since) + Math.random() * SPREAD_MS);
  }

  #askIn(game: GameId, ms: number): void {
    clearTimeout(this.#timers.get(game));
    this.#timers.set(
      game,
      setTimeout(() => void this.#ask(game), ms),
    );
  }

  async #ask(game: GameId): Promise<void> {
    clearTimeout(this.#timers.get(game));
    const askedAt = Date.now();
    this.#askedAt.set(game, askedAt);
    const stages = [...this.#followed];
    const pages = await Promise.all(stages.map(stage => listPage(game, stage))).catch(() => null);
    // A later question has its own answer.
    if (!this.#isOn || this.#askedAt.get(game) !== askedAt) return;
    if (pages === null) {
      this.#change({ silent: [...without(this.#state.silent, game), game] });
    } else {
      const { readings } = this.#state;
      const kept = stages.map((stage, i) => [stage, renewed(stage, readings[stage][game], pages[i]!)]);
      this.#keep(game, Object.fromEntries(kept));
    }
    this.#askIn(game, pages === null ? RETRY_MS : POLL_MS);
  }

  #keep(game: GameId, changed: Partial<Record<Stage, Readings[GameId]>>): void {
    const { readings: before, known, silent } = this.#state;
    const stageWith = (stage: Stage) =>
      changed[stage] === undefined ? before[stage] : { ...before[stage], [game]: changed[stage] };
    const readings = {
      open: stageWith('open'),
      running: stageWith('running'),
      finished: stageWith('finished'),
    };
    const matches = Object.values(readings).flatMap(stage => stage[game]?.matches ?? []);
    this.#change({ readings, known: { ...known, [game]: matches }, silent: without(silent, game) });
  }

  #change(changed: Partial<FeedState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

const without = (games: readonly GameId[], game: GameId) => games.filter(each => each !== game);

const gameIn = (data: string): GameId | null => {
  try {
    const { game } = JSON.parse(data);
    return isGameId(game) ? game : null;
  } catch {
    return null;
  }
};
