import { GAME_IDS, type GameId } from '../../../game/index.ts';
import type { ListPage, LobbyMatch, Stage } from '../../match/lobby/api.ts';
import type { SeatClaim } from '../../match/lobby/credentials.ts';

/** What has been read of the list of one game, from its top; `next` leads on, and is null at its end. */
export type Reading = ListPage;
export type Readings = Readonly<Partial<Record<GameId, Reading>>>;

export const isOver = ({ gameover }: LobbyMatch): boolean => gameover !== undefined && gameover !== null;

export type ListedTable = { readonly game: GameId; readonly match: LobbyMatch };

/** The tables at which one has no seat: one's own are listed by themselves. */
export const othersAmong = (
  tables: readonly ListedTable[],
  claims: readonly SeatClaim[],
): readonly ListedTable[] =>
  tables.filter(
    ({ game, match }) => !claims.some(claim => claim.game === game && claim.matchID === match.matchID),
  );

/** The moment by which a list is sorted, in milliseconds since 1970. */
const momentOf = (stage: Stage, { createdAt = 0, updatedAt = 0 }: LobbyMatch): number =>
  stage === 'finished' ? updatedAt : createdAt;

/**
 * The first page has been read again. What was read of the pages behind it stays, where the two still meet; in between
 * nothing may be missing.
 */
export const renewed = (stage: Stage, before: Reading | undefined, first: ListPage): Reading => {
  const last = first.matches.at(-1);
  if (before === undefined || first.next === null || last === undefined) return first;
  const meets = before.matches.findIndex(({ matchID }) => matchID === last.matchID);
  const end = momentOf(stage, last);
  const rest =
    meets >= 0 ? before.matches.slice(meets + 1) : before.matches.filter(each => momentOf(stage, each) < end);
  const isTorn = meets < 0 && rest.length === before.matches.length;
  if (isTorn || rest.length === 0) return first;
  return { matches: [...first.matches, ...rest], next: before.next };
};

/** The page behind what was read, put to it. */
export const continued = (before: Reading, page: ListPage): Reading => {
  const known = new Set(before.matches.map(({ matchID }) => matchID));
  return {
    matches: [...before.matches, ...page.matches.filter(({ matchID }) => !known.has(matchID))],
    next: page.next,
  };
};

/**
 * The lists of all games as one, the latest first, as far down as all of them have been read.
 * @returns also the games that have to be read further for it to go on
 */
export const merged = (
  stage: Stage,
  readings: Readings,
): { readonly tables: readonly ListedTable[]; readonly behind: readonly GameId[] } => {
  const depths = GAME_IDS.flatMap(game => {
    const reading = readings[game];
    const last = reading?.matches.at(-1);
    return reading == null || reading.next === null || last === undefined
      ? []
      : [{ game, depth: momentOf(stage, last) }];
  });
  const floor = Math.max(Number.NEGATIVE_INFINITY, ...depths.map(({ depth }) => depth));
  return {
    tables: GAME_IDS.flatMap(game => (readings[game]?.matches ?? []).map(match => ({ game, match })))
      .filter(({ match }) => momentOf(stage, match) >= floor)
      .sort((a, b) => momentOf(stage, b.match) - momentOf(stage, a.match)),
    behind: depths.filter(({ depth }) => depth === floor).map(({ game }) => game),
  };
};
