import { useEffect, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import type { CoachWords } from '../../games/define-client-game.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import { askCoach } from './ask-coach.ts';
import type { Asked, CoachAnswers } from './coaching.ts';

/** What the coach said, and the words for the moves of its game. */
type Said<For extends Asked['for']> = { readonly answer: CoachAnswers[For]; readonly inWords: CoachWords };

/**
 * Asks the coach of a game.
 * @param asked the same object as long as the same is asked
 * @returns undefined while the coach thinks, null where nothing came of it
 */
export const useCoach = <For extends Asked['for']>(
  game: GameId,
  asked: Asked & { readonly for: For },
): Said<For> | null | undefined => {
  const [said, setSaid] = useState<Said<For> | null>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      const [answer, inWords] = await Promise.all([
        askCoach<For>(asked, signal),
        CLIENT_GAMES[game].coach?.words() ?? null,
      ]);
      if (!signal.aborted) setSaid(answer === null || inWords === null ? null : { answer, inWords });
    };
    ask().catch(() => setSaid(null));
    return () => controller.abort();
  }, [game, asked]);
  return said;
};
