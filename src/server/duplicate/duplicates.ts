import type { Logger } from 'pino';
import { isGameId, loadLedger } from '../../game/index.ts';
import type { MatchData } from '../boardgame.ts';
import { newCredentials } from '../match/credentials.ts';
import { newMatchId } from '../match/ids.ts';
import type { Matches } from '../match/matches.ts';
import { CannotStore, type Creator } from '../match/ports.ts';
import { hasBegun } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import type { Purgeable } from '../purge.ts';
import { eventsOf } from '../records/match-events.ts';
import { RecurringWork } from '../recurring-work.ts';
import { Retries } from '../retries.ts';
import type { Tables } from '../tables.ts';
import { comparisonOf, type PlayedTable } from './comparison.ts';
import { dealOf } from './deal-of.ts';
import { type Duplicate, DuplicateStore, type NewDuplicate } from './duplicate-store.ts';

/** So often it is looked whether there is one to compare that another server has left. Milliseconds. */
const EVERY_MS = 10_000;
/** So long after it was made one is kept in any case. Milliseconds. */
const KEPT_MS = 86_400_000;

type Options = {
  readonly tables: Tables;
  readonly matches: Matches;
  readonly log: Pick<Logger, 'error'>;
};

/**
 * One deal at several tables. Its tables are held back until all are over, or its host has ended it; then they are shown, and
 * compared once. Several servers may do that at once: they come to the same.
 */
export class Duplicates extends RecurringWork {
  readonly store: DuplicateStore;
  readonly #options: Options;
  readonly #retries = new Retries();

  constructor(options: Options) {
    super(EVERY_MS);
    this.#options = options;
    this.store = new DuplicateStore(options.tables);
  }

  /** Those whose matches are all gone. */
  get purgeable(): Purgeable {
    return { name: 'deals', retentionMs: KEPT_MS, purgeBefore: before => this.store.purgeBefore(before) };
  }

  /**
   * Lays so many tables, all of the same deal.
   * @param admitted makes one of them if whoever asks may have one more, and rejects else: then none is left
   */
  async lay(
    made: Omit<NewDuplicate, 'madeAt'>,
    many: number,
    admitted: (make: (creator: Creator) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const { matches } = this.#options;
    const madeAt = matches.now();
    const given = {
      id: dealOf(made.id),
      seal: matches.game(made.game)!.newSeal(),
      chance: newCredentials(),
    };
    const ids = Array.from({ length: many }, newMatchId);
    try {
      for (const id of ids) {
        const data: MatchData = {
          gameName: made.game,
          players: Object.fromEntries(
            Array.from({ length: made.players }, (_, seat) => [seat, { id: seat }]),
          ),
          setupData: made.setupData,
          createdAt: madeAt,
          updatedAt: madeAt,
        };
        await admitted(creator => matches.create(id, data, { creator, given }));
      }
    } catch (error) {
      await Promise.all(ids.map(id => matches.remove(id)));
      throw error;
    }
    if (!(await this.store.add({ ...made, madeAt }, ids)))
      await Promise.all(ids.map(id => matches.remove(id)));
  }

  /** Its tables, the first one first; null where a match is no more. */
  async tablesOf(
    id: string,
  ): Promise<readonly { readonly id: string; readonly match: StoredMatch | null }[]> {
    const ids = await this.store.matchesOf(id);
    return Promise.all(ids.map(async each => ({ id: each, match: await this.#options.matches.load(each) })));
  }

  /** Nobody sits down any more, and what has been played is compared. */
  async cut(id: string): Promise<void> {
    await this.store.cut(id, this.#options.matches.now());
    await this.#end(id);
  }

  protected override async work(): Promise<void> {
    const { matches, log } = this.#options;
    // What is left is compared the next time.
    const fail = (error: unknown) => log.error({ err: error }, 'tables of one deal cannot be compared');
    try {
      const due = await this.store.due();
      this.#retries.keep(due);
      for (const id of due) {
        if (this.isStopped) return;
        if (this.#retries.isPausing(id, matches.now())) continue;
        try {
          await this.#end(id);
        } catch (error) {
          // Nor can any other.
          if (error instanceof CannotStore) throw error;
          this.#retries.fail(id, matches.now());
          fail(error);
        }
      }
    } catch (error) {
      fail(error);
    }
  }

  async #end(id: string): Promise<void> {
    const found = await this.store.find(id);
    if (found === null || found.endedAt !== null) return;
    const { matches } = this.#options;
    // First: who is told how it compares shall find each table shown.
    for (const match of await this.store.matchesOf(id)) await matches.send(match, { kind: 'release' });
    const tables = await this.tablesOf(id);
    const played: PlayedTable[] = [];
    for (const [i, { match }] of tables.entries()) {
      if (match !== null && hasBegun(match.data)) played.push(await this.#played(found, i + 1, match));
    }
    await this.store.end(id, matches.now(), comparisonOf(played, found.players));
  }

  async #played(
    { game, players }: Duplicate,
    table: number,
    { id, state }: StoredMatch,
  ): Promise<PlayedTable> {
    const { matches } = this.#options;
    const served = matches.game(game)!;
    if (!isGameId(game)) throw new Error(`there is no game ${game}`);
    const [ledgerOf, history] = await Promise.all([loadLedger(game), matches.history(id)]);
    return {
      table,
      ledger: ledgerOf(eventsOf(served, history), players),
      scores: served.module.rules.outcome(state!.G)?.scores ?? null,
    };
  }
}
