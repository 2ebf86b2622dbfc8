import { GAME_IDS, type GameId, isGameId } from '../../../game/index.ts';
import { firstPages, type LobbyMatch, listPage, pauseAfter, type Stage } from '../../match/lobby/api.ts';
import { onServer } from '../../ui/base.ts';
import { monotonicNow } from '../../ui/monotonic-now.ts';
import { continued, merged, type Readings, renewed } from './stage-list.ts';

/** The lists are fetched this often even without an event: the event stream may break without an error. */
const POLL_MS = 15_000;
const RETRY_MS = 2500;
/** However much happens, lists are asked for once in this time; and not by every page at the same moment. */
const GAP_MS = 1000;
const SPREAD_MS = 300;

export type FeedState = {
  readonly readings: Readonly<Record<Stage, Readings>>;
  /** What is known of each game; one is missing until the first answer about it. */
  readonly known: Readonly<Partial<Record<GameId, readonly LobbyMatch[]>>>;
  /** The games about which the server does not answer, and why. */
  readonly silent: readonly GameId[];
  readonly why: unknown;
};

const NOTHING: FeedState = {
  readings: { open: {}, running: {}, finished: {} },
  known: {},
  silent: [],
  why: null,
};

/**
 * The lists of all games, kept up to date as long as the page is seen. A hidden page asks for nothing and listens to
 * nothing; seen again, it catches up once.
 */
export class LobbyFeed {
  #state = NOTHING;
  readonly #listeners = new Set<() => void>();
  readonly #followed = new Set<Stage>(['open', 'running']);
  /** The games whose lists are to be asked for next, and when. */
  readonly #due = new Set<GameId>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #poll: ReturnType<typeof setTimeout> | undefined;
  #askedAt = 0;
  /** The number of the latest question about each game: a later question has its own answer. */
  readonly #latest = new Map<GameId, number>();
  #questions = 0;
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
    void this.#ask(GAME_IDS);
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
      this.#stream = typeof EventSource === 'undefined' ? null : new EventSource(onServer('/lobby/stream'));
      this.#stream?.addEventListener('changed', ({ data }) => {
        const game = gameIn(data);
        if (game !== null) this.#askSoon(game);
      });
    }
    void this.#ask(GAME_IDS);
  }

  #sleep(): void {
    this.#isOn = false;
    this.#stream?.close();
    this.#stream = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#poll);
    this.#due.clear();
  }

  #askSoon(game: GameId): void {
    if (this.#due.size === 0) {
      const wait = Math.max(0, this.#askedAt + GAP_MS - monotonicNow());
      this.#timer = setTimeout(() => void this.#ask([...this.#due]), wait + Math.random() * SPREAD_MS);
    }
    this.#due.add(game);
  }

  async #ask(games: readonly GameId[]): Promise<void> {
    clearTimeout(this.#timer);
    this.#due.clear();
    this.#askedAt = monotonicNow();
    this.#questions += 1;
    const question = this.#questions;
    for (const game of games) this.#latest.set(game, question);
    const stages = [...this.#followed];
    let why: unknown = null;
    const pages = await firstPages(games, stages).catch(error => {
      why = error;
      return null;
    });
    if (!this.#isOn) return;
    for (const game of games) {
      if (this.#latest.get(game) !== question) continue;
      const { readings, silent } = this.#state;
      if (pages === null) this.#change({ silent: [...without(silent, game), game], why });
      else {
        const kept = stages.flatMap(stage => {
          const first = pages[game]?.[stage];
          return first === undefined ? [] : [[stage, renewed(stage, readings[stage][game], first)]];
        });
        this.#keep(game, Object.fromEntries(kept));
      }
    }
    if (pages === null) this.#pollIn(pauseAfter(why, RETRY_MS));
    else if (games === GAME_IDS) this.#pollIn(POLL_MS);
  }

  #pollIn(ms: number): void {
    clearTimeout(this.#poll);
    this.#poll = setTimeout(() => void this.#ask(GAME_IDS), ms);
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
