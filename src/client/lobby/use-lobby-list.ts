import { useEffect, useState } from 'react';
import { GAME_IDS, type GameId, isGameId } from '../../game/index.ts';
import { type LobbyMatch, listMatches } from './api.ts';

/** The list is fetched this often even without an event: the event stream may break without an error. */
const POLL_MS = 15_000;
const RETRY_MS = 2500;

export type LobbyLists = {
  /** The listed matches of each game; a game is missing until the first answer about it. */
  readonly lists: Readonly<Partial<Record<GameId, readonly LobbyMatch[]>>>;
  /** The games about which the server does not answer. */
  readonly silent: readonly GameId[];
};

/** The listed matches of all games, kept up to date. */
export const useLobbyList = (): LobbyLists => {
  const [state, setState] = useState<LobbyLists>({ lists: {}, silent: [] });
  useEffect(() => {
    const watches = new Map(
      GAME_IDS.map(game => {
        const without = (silent: readonly GameId[]) => silent.filter(each => each !== game);
        return [
          game,
          watchList(game, answer =>
            setState(({ lists, silent }) =>
              answer === null
                ? { lists, silent: [...without(silent), game] }
                : { lists: { ...lists, [game]: answer }, silent: without(silent) },
            ),
          ),
        ] as const;
      }),
    );
    const stream = typeof EventSource === 'undefined' ? null : new EventSource('/lobby/stream');
    stream?.addEventListener('changed', ({ data }) => {
      const game = gameIn(data);
      if (game !== null) watches.get(game)?.ask();
    });
    return () => {
      stream?.close();
      for (const { stop } of watches.values()) stop();
    };
  }, []);
  return state;
};

const gameIn = (data: string): GameId | null => {
  try {
    const { game } = JSON.parse(data);
    return isGameId(game) ? game : null;
  } catch {
    return null;
  }
};

/** Asks for the list of a game, again and again as long as the page is seen; null when there is no answer. */
const watchList = (game: GameId, onAnswer: (matches: readonly LobbyMatch[] | null) => void) => {
  let isGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    clearTimeout(timer);
    const matches = await listMatches(game).catch(() => null);
    if (isGone) return;
    onAnswer(matches);
    clearTimeout(timer);
    timer = setTimeout(askIfSeen, matches === null ? RETRY_MS : POLL_MS);
  };
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  void ask();
  document.addEventListener('visibilitychange', askIfSeen);
  return {
    ask: () => void ask(),
    stop: () => {
      isGone = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    },
  };
};
