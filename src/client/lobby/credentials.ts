import { type GameId, isGameId } from '../../game/index.ts';

/** A seat of an online match that this browser may play. */
export type SeatClaim = {
  readonly game: GameId;
  readonly matchID: string;
  readonly seat: number;
  readonly credentials: string;
  readonly name: string;
  /** The match is known to be over: there is nothing to go on with. */
  readonly over?: true;
};

const STORED = 'seats';

const isClaim = (data: unknown): data is SeatClaim => {
  if (typeof data !== 'object' || data === null) return false;
  const { game, matchID, seat, credentials, name } = data as Record<string, unknown>;
  return (
    isGameId(game) &&
    Number.isInteger(seat) &&
    [matchID, credentials, name].every(text => typeof text === 'string')
  );
};

/** Every seat, the one taken last first. Damaged entries are left out. */
export const allClaims = (): readonly SeatClaim[] => {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(data) ? data.filter(isClaim) : [];
  } catch {
    return [];
  }
};

export const claimOf = (game: GameId, matchID: string): SeatClaim | null =>
  allClaims().find(claim => claim.game === game && claim.matchID === matchID) ?? null;

const others = (game: GameId, matchID: string) =>
  allClaims().filter(claim => claim.game !== game || claim.matchID !== matchID);

const keep = (claims: readonly SeatClaim[]) => {
  try {
    localStorage.setItem(STORED, JSON.stringify(claims));
  } catch {
    // the seat is this page's until it is left
  }
};

export const keepClaim = (claim: SeatClaim): void => keep([claim, ...others(claim.game, claim.matchID)]);
/** Keeps in mind that a match is over; its seat stays where it is, to be looked at. */
export const noteOver = (game: GameId, matchID: string): void =>
  keep(
    allClaims().map(claim =>
      claim.game === game && claim.matchID === matchID ? { ...claim, over: true } : claim,
    ),
  );
export const dropClaim = (game: GameId, matchID: string): void => keep(others(game, matchID));
