import type { GameId } from '../../game/index.ts';
import { useWords } from '../i18n/i18n.tsx';
import { type OptionWords, optionWords } from './option-words.ts';
import { differing, offeredOptions } from './table-options.ts';

/** The words of every option in which a table differs from the rulebook of its game. */
export const useDiffering = (
  game: GameId,
  setupData: Readonly<Record<string, unknown>> | undefined,
): readonly OptionWords[] => {
  const words = useWords(optionWords);
  const chosen = differing(game, setupData ?? {});
  return offeredOptions(game).flatMap(({ option }) => (option in chosen ? [words[option]] : []));
};
