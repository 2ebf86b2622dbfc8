import { useEffect, useState } from 'react';
import { GAME_IDS, type GameId } from '../../../game/index.ts';
import { fetchMatch, type LobbyMatch } from '../../match/lobby/api.ts';
import { allClaims, noteOver, type SeatClaim } from '../../match/lobby/credentials.ts';
import { isUnderWay, keptMatch } from '../../match/local/saved-match.ts';
import { setWaiting } from '../../match/member/waiting.ts';

/** A match of one's own that can go on. */
export type UnderWay = {
  readonly game: GameId;
  readonly to: string;
  /** The others at the table. */
  readonly names: readonly string[];
  readonly isMyTurn: boolean;
};

/** How many of one's seats in matches that may go on are asked about, the latest first; and how many at the same time. */
const ASKED = 24;
const AT_ONCE = 6;

/**
 * The matches that this browser can go on with, those first in which it is one's turn, online ones before those on this screen.
 * @param news changes whenever it may be different now
 */
export const useUnderWay = (news: unknown): readonly UnderWay[] => {
  const [local] = useState(localOnes);
  const [online, setOnline] = useState<readonly UnderWay[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever there is news
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const claims = allClaims()
        .filter(({ over }) => !over)
        .slice(0, ASKED);
      const found: UnderWay[] = [];
      for (let from = 0; from < claims.length && !isGone; from += AT_ONCE) {
        const some = await Promise.all(claims.slice(from, from + AT_ONCE).map(onlineOne));
        found.push(...some.filter(each => each !== null));
      }
      if (isGone) return;
      setOnline(found);
      keepPlace(found.length > 0);
      setWaiting(found.filter(({ isMyTurn }) => isMyTurn).length);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [news]);
  return [...online, ...local].toSorted((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn));
};

/** What can go on had its place before anybody knew (`before-paint.js`): where nothing can, it needs none. */
export const keepPlace = (isNeeded: boolean): void =>
  void document.documentElement.toggleAttribute('data-go-on', isNeeded);

/** On this screen somebody can always go on. */
export const localOnes = (): readonly UnderWay[] =>
  GAME_IDS.flatMap(game => {
    const kept = keptMatch(game);
    if (!isUnderWay(kept)) return [];
    const { seats } = kept.match;
    const self = seats.findIndex(({ bot }) => bot === null);
    const names = seats.flatMap(({ name }, seat) => (seat === self ? [] : [name]));
    return [{ game, to: `/local/${game}`, names, isMyTurn: true }];
  });

/** Null where it has not begun, is over, was given up, or the server says nothing of it. A turn is not one's own while a bot stands in. */
const onlineOne = async ({ game, matchID, seat, credentials }: SeatClaim): Promise<UnderWay | null> => {
  const match: LobbyMatch | null = await fetchMatch(game, matchID, credentials).catch(() => null);
  if (match?.gameover != null) noteOver(game, matchID);
  const { resigned, standIn } = match?.players[seat]?.data ?? {};
  if (match?.toAct === undefined || resigned === true) return null;
  const names = match.players.flatMap(({ id, name }) => (id === seat || name === undefined ? [] : [name]));
  return {
    game,
    to: `/match/${game}/${matchID}`,
    names,
    isMyTurn: match.toAct.includes(seat) && standIn !== true,
  };
};
