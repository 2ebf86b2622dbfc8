import { useEffect, useState } from 'react';
import type { GameId } from '../../game/index.ts';
import { type LobbyMatch, listMatches } from './api.ts';

/** Asked again this often even when the server says nothing: its stream may be cut without a word. */
const POLL_MS = 15_000;
const RETRY_MS = 2500;

/** The listed matches of a game: null until the first answer, `stale` while the server does not answer. */
export const useLobbyList = (game: GameId): { matches: readonly LobbyMatch[] | null; stale: boolean } => {
  const [state, setState] = useState<{ matches: readonly LobbyMatch[] | null; stale: boolean }>({
    matches: null,
    stale: false,
  });
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      let next = POLL_MS;
      try {
        const matches = await listMatches(game);
        if (!isGone) setState({ matches, stale: false });
      } catch {
        if (!isGone) setState(before => ({ ...before, stale: true }));
        next = RETRY_MS;
      }
      if (!isGone) timer = setTimeout(askIfSeen, next);
    };
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    const stream = typeof EventSource === 'undefined' ? null : new EventSource('/lobby/stream');
    stream?.addEventListener('changed', () => void ask());
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stream?.close();
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [game]);
  return state;
};
