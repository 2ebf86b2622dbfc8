import { useEffect, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { loadMovePicture, loadMoveText, type MovePicture, type MoveText } from '../../games/move-words.ts';
import { loadWhy } from '../../games/why.ts';
import type { Why } from '../../table/why.ts';
import { askCoach } from './ask-coach.ts';
import type { Asked, Told } from './coaching.ts';

/** What the coach said, and how moves of its game are put into words, and what speaks for them. */
type Said<For extends Asked['for']> = {
  readonly told: Told[For];
  readonly moveText: MoveText;
  readonly MovePicture: MovePicture | null;
  readonly why: Why;
};

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
      const [told, moveText, MovePicture, why] = await Promise.all([
        askCoach<For>(asked, signal),
        loadMoveText(game),
        loadMovePicture(game),
        loadWhy(game),
      ]);
      if (!signal.aborted) setSaid(told === null ? null : { told, moveText, MovePicture, why });
    };
    ask().catch(() => setSaid(null));
    return () => controller.abort();
  }, [game, asked]);
  return said;
};
