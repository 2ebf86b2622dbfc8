import type { AnyMove } from '../../../game/contract.ts';
import type { Language } from '../../ui/i18n/i18n.tsx';
import { boardWords } from './words/board.ts';

/** A move as a few words. */
export const moveText = (language: Language, [, , , row]: AnyMove): string =>
  boardWords[language].row(Number(row));
