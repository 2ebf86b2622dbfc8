import { useEffect, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import type { PublicSeat } from '../../../game/shared/seat-data.ts';
import type { Series } from '../../../game/shared/series.ts';
import { type Settled, useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { monotonicNow } from '../../ui/monotonic-now.ts';
import { fetchMatch, joinMatch, LobbyError, type LobbyMatch } from '../lobby/api.ts';
import { claimOf, dropClaim, keepClaim, type SeatClaim } from '../lobby/credentials.ts';
import { playAgain } from '../lobby/table-acts.ts';
import { whoNow } from '../member/who.ts';

/** A match that follows at the same table, and for which seats are kept. */
export type Offer = {
  readonly id: string;
  readonly by: string;
  /** As `monotonicNow` has it. */
  readonly until: number;
  readonly players: readonly PublicSeat[];
};

export type RematchState = {
  readonly offer: Offer | null;
  /** One sits there already, by another page or another device. */
  readonly isThere: boolean;
  /** As it stood before this match; null where it is the first at this table. */
  readonly series: Series | null;
  /** Asks for another match, or goes to the one that somebody has asked for. */
  readonly ask: () => void;
  readonly state: 'idle' | 'asking' | 'failed';
};

/** How often whoever thinks about another match looks who is there, while seats are kept for them; and afterwards, for so long. */
const LOOK_MS = 3000;
const LOOK_LATER_MS = 20_000;
const LATER_MS = 15 * 60_000;

/**
 * Whether somebody at this table wants another match.
 * @param players as the server has told them: it tells them anew when a rematch has been laid
 * @param goTo opens another page: the next match, once there is one and its seat is taken
 */
export const useRematch = (
  game: GameId,
  id: string,
  claim: SeatClaim | null,
  over: boolean,
  players: readonly PublicSeat[],
  goTo: (path: string) => void,
): RematchState => {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [series, setSeries] = useState<Series | null>(null);
  const [state, setState] = useState<RematchState['state']>('idle');
  // A second press must not take a second seat.
  const { run } = useSingleFlight();
  const keptUntil = offer?.until ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told of the players is the sign that something is new
  useEffect(() => {
    if (!over) return;
    let isGone = false;
    const look = async () => {
      try {
        const match = await fetchMatch(game, id);
        const next = match.nextMatchID === undefined ? null : await nextOf(game, match.nextMatchID);
        if (isGone) return;
        setSeries(match.rematch?.series ?? null);
        // Each answer has the time a little different: it would be looked for again at once, and again.
        setOffer(last => (next !== null && last?.id === next.id ? { ...next, until: last.until } : next));
      } catch {
        // It is looked for again with the next news.
      }
    };
    void look();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lookOn = () => {
      const late = keptUntil === null ? LATER_MS : monotonicNow() - keptUntil;
      if (late >= LATER_MS) return;
      timer = setTimeout(
        () => {
          if (!document.hidden) void look();
          lookOn();
        },
        late < 0 ? LOOK_MS : LOOK_LATER_MS,
      );
    };
    lookOn();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [game, id, over, players, keptUntil]);

  const isThere = offer !== null && (claimOf(game, offer.id) !== null || offer.players.some(isOwn));
  const ask = async (): Promise<Settled> => {
    if (offer !== null && isThere) {
      goTo(`/match/${game}/${offer.id}`);
      return 'done';
    }
    if (claim === null) return 'again';
    setState('asking');
    const failed = (): Settled => {
      setState('failed');
      return 'again';
    };
    const next = await playAgain(claim).catch(() => null);
    if (next === null) return failed();
    try {
      const { name, credentials } = claim;
      keepClaim(await joinMatch(game, next, name, undefined, credentials));
      dropClaim(game, id);
    } catch (error) {
      if (!(error instanceof LobbyError) || error.status === 0) return failed();
      // Too late: the page of the next match offers what is free, or to watch.
    }
    goTo(`/match/${game}/${next}`);
    return 'done';
  };
  return { offer, isThere, series, ask: () => void run(ask), state };
};

/** Members are called as nobody else is. */
const isOwn = ({ member, name }: PublicSeat): boolean => member !== undefined && name === whoNow()?.name;

/** The next match while there is room in it; one that is gone is none. */
const nextOf = async (game: GameId, id: string): Promise<Offer | null> => {
  const next = await fetchMatch(game, id).catch((): LobbyMatch | null => null);
  if (next?.rematch === undefined) return null;
  return { id, by: next.rematch.by, until: next.rematch.until, players: next.players };
};
