import type { GameId } from '../../../game/index.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { optionWords, type TableOption, type Value } from './option-words.ts';
import { offeredOptions, termsOf } from './table-options.ts';

/**
 * By what a table plays, in words: every option in which it differs from the rulebook of its game, and what becomes of whoever is
 * away or out of time.
 */
export const useTerms = (
  game: GameId,
  setupData: Readonly<Record<string, unknown>> | undefined,
): readonly { readonly option: TableOption; readonly value: Value; readonly differs: string }[] => {
  const words = useWords(optionWords);
  const chosen = termsOf(game, setupData ?? {});
  return offeredOptions(game).flatMap(({ option }) => {
    const value = chosen[option];
    if (value === undefined) return [];
    return [{ option, value, differs: words[option].differs(value) }];
  });
};
