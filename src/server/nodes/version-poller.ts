import type { Seat } from '../../game/shared/seats.ts';
import type { Announcement } from '../match/commands.ts';
import type { MatchStore } from '../match/ports.ts';
import { isKeptWarm, playerAt } from '../match/seats.ts';

/** How often the database is asked for versions while Redis cannot be reached. */
const POLL_MS = 1000;
/** While Redis can be reached, only every so many times: the connection of another node to it may be cut. */
const WITH_REDIS = 5;

/** What may have happened to a match of which no message came. */
const ANYTHING: readonly Announcement[] = [
  { kind: 'state' },
  { kind: 'players' },
  { kind: 'clocks' },
  { kind: 'table' },
  { kind: 'asking' },
  { kind: 'own' },
];
/** The same of a match that is not stored any more. */
const GONE: readonly Announcement[] = [{ kind: 'gone' }];

/** The pages of this node, and which version of their matches they have been shown. */
export type PagesHere = {
  readonly matches: () => readonly string[];
  /** Null where nobody has been shown anything yet, or the pages of a match have not been shown the same. */
  readonly versionAt: (matchID: string) => number | null;
  readonly seatsHere: (matchID: string) => ReadonlySet<Seat>;
  /** Brings the pages of a match up to this version. */
  readonly behind: (matchID: string, version: number, announcements: readonly Announcement[]) => void;
};

type Options = {
  readonly store: Pick<MatchStore, 'versions' | 'load'>;
  readonly pages: PagesHere;
  readonly isRedisUp: () => boolean;
  /** Is given matches in which somebody counts as absent who has a page here. */
  readonly mistakenForAbsent: (matchIDs: readonly string[]) => void;
};

/** Asks the database which matches other nodes have changed, so that no page depends on messages between nodes. */
export class VersionPoller {
  readonly #options: Options;
  readonly #timer: NodeJS.Timeout;
  #ticks = 0;
  #isPolling = false;

  constructor(options: Options) {
    this.#options = options;
    this.#timer = setInterval(() => {
      this.#ticks += 1;
      if (!options.isRedisUp() || this.#ticks % WITH_REDIS === 0) void this.poll();
    }, POLL_MS);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async poll(): Promise<void> {
    const { store, pages } = this.#options;
    const ids = pages.matches();
    if (this.#isPolling || ids.length === 0) return;
    this.#isPolling = true;
    try {
      const versions = await store.versions(ids);
      for (const id of ids) {
        const version = versions.get(id);
        if (version === undefined) pages.behind(id, pages.versionAt(id) ?? 0, GONE);
      }
      for (const [id, version] of versions) {
        const known = pages.versionAt(id);
        if (known !== null && known >= version) continue;
        pages.behind(id, version, ANYTHING);
        await this.#reportMistaken(id);
      }
    } catch {
      // That the database is away has been logged already; it is asked again.
    } finally {
      this.#isPolling = false;
    }
  }

  /** Other nodes may have missed the message that somebody has a page here, and count them as absent. */
  async #reportMistaken(id: string): Promise<void> {
    const { store, pages, mistakenForAbsent } = this.#options;
    const here = [...pages.seatsHere(id)];
    if (here.length === 0) return;
    const match = await store.load(id);
    if (match === null) return;
    const isMistaken = (seat: Seat): boolean => {
      const player = playerAt(match.data, seat);
      return (
        Object.hasOwn(match.control.deadlines.absences, seat) || (player !== undefined && isKeptWarm(player))
      );
    };
    if (here.some(isMistaken)) mistakenForAbsent([id]);
  }
}
