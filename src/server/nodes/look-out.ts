import type { Seat } from '../../game/shared/seats.ts';
import type { Announcement } from '../match/commands.ts';
import type { MatchStore } from '../match/ports.ts';
import { isKeptWarm, playerAt } from '../match/seats.ts';

/** How often the database is asked which matches have moved on, while nobody can say so. */
const LOOK_MS = 1000;
/** Of so many moments one is used though Redis is there: the way of another node to it may be cut. */
const RARELY = 5;

/** What may have happened to a match while nobody heard of it. */
const ANYTHING: readonly Announcement[] = [
  { kind: 'state' },
  { kind: 'players' },
  { kind: 'clocks' },
  { kind: 'table' },
  { kind: 'asking' },
  { kind: 'own' },
];
/** And where it is there no more. */
const GONE: readonly Announcement[] = [{ kind: 'gone' }];

/** The pages of this node, and how far they have been told. */
export type PagesHere = {
  readonly matches: () => readonly string[];
  /** Null where nobody has been told anything yet, or the pages of a match have not been told the same. */
  readonly versionAt: (matchID: string) => number | null;
  readonly seatsHere: (matchID: string) => ReadonlySet<Seat>;
  /** Tells the pages of a match what they have missed up to this version. */
  readonly behind: (matchID: string, version: number, announcements: readonly Announcement[]) => void;
};

type Options = {
  readonly store: Pick<MatchStore, 'versions' | 'load'>;
  readonly pages: PagesHere;
  readonly isRedisUp: () => boolean;
  /** Matches in which somebody is thought away who has a page here. */
  readonly wronged: (matchIDs: readonly string[]) => void;
};

/** Finds matches that were changed on other nodes by asking the database, so that no page depends on being told. */
export class LookOut {
  readonly #options: Options;
  readonly #looking: NodeJS.Timeout;
  #moments = 0;
  #isLooking = false;

  constructor(options: Options) {
    this.#options = options;
    this.#looking = setInterval(() => {
      this.#moments += 1;
      if (!options.isRedisUp() || this.#moments % RARELY === 0) void this.look();
    }, LOOK_MS);
    this.#looking.unref();
  }

  close(): void {
    clearInterval(this.#looking);
  }

  async look(): Promise<void> {
    const { store, pages } = this.#options;
    const ids = pages.matches();
    if (this.#isLooking || ids.length === 0) return;
    this.#isLooking = true;
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
        await this.#seeWhoIsHere(id);
      }
    } catch {
      // The database is away, of which the log knows: it is asked again.
    } finally {
      this.#isLooking = false;
    }
  }

  /** Others may take somebody for absent whose page is here, and about whom they could not be told. */
  async #seeWhoIsHere(id: string): Promise<void> {
    const { store, pages, wronged } = this.#options;
    const here = [...pages.seatsHere(id)];
    if (here.length === 0) return;
    const match = await store.load(id);
    if (match === null) return;
    const isWronged = (seat: Seat): boolean => {
      const player = playerAt(match.data, seat);
      return (
        Object.hasOwn(match.control.deadlines.absences, seat) || (player !== undefined && isKeptWarm(player))
      );
    };
    if (here.some(isWronged)) wronged([id]);
  }
}
