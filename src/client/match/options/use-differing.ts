import type { GameId } from '../../../game/index.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { optionWords, type TableOption, type Value } from './option-words.ts';
import { differing, offeredOptions } from './table-options.ts';

/** Every option in which a table differs from the rulebook of its game, in words. */
export const useDiffering = (
  game: GameId,
  setupData: Readonly<Record<string, unknown>> | undefined,
): readonly { readonly option: TableOption; readonly value: Value; readonly differs: string }[] => {
  const words = useWords(optionWords);
  const chosen = differing(game, setupData ?? {});
  return offeredOptions(game).flatMap(({ option }) => {
    const value = chosen[option];
    if (value === undefined) return [];
    return [{ option, value, differs: words[option].differs(value) }];
  });
};
