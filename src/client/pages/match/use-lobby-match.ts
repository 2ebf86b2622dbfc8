import { useCallback, useEffect, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { fetchMatch, LobbyError, type LobbyMatch, pauseAfter } from '../../match/lobby/api.ts';

export type LobbyMatchState =
  | { readonly kind: 'loading' }
  /** The server does not tell it; it is asked again by itself. */
  | { readonly kind: 'untold'; readonly why: unknown }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly match: LobbyMatch };

const RETRY_MS = 2000;

/** The lobby's entry of a match: fetched once, again on request, and retried until there is an answer. */
export const useLobbyMatch = (
  game: GameId,
  matchID: string,
): { readonly state: LobbyMatchState; readonly refresh: () => void } => {
  const [state, setState] = useState<LobbyMatchState>({ kind: 'loading' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking once more is what `asked` is for
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      fetchMatch(game, matchID).then(
        match => !isGone && setState({ kind: 'known', match }),
        error => {
          if (isGone) return;
          if (error instanceof LobbyError && error.status === 404) return setState({ kind: 'unknown' });
          setState(before => (before.kind === 'known' ? before : { kind: 'untold', why: error }));
          timer = setTimeout(ask, pauseAfter(error, RETRY_MS));
        },
      );
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [game, matchID, asked]);
  const refresh = useCallback(() => setAsked(n => n + 1), []);
  return { state, refresh };
};
