import type { RuRaReEvent } from '../../../game/ru-ra-re/events.ts';
import { legalMoves, refusalOf } from '../../../game/ru-ra-re/legal.ts';
import type { View } from '../../../game/ru-ra-re/table.ts';
import type { BoardGame } from '../../table/board-game.ts';
import { sentenceOf } from './sentences.ts';
import { styles } from './styles.ts';
import { refusalWords } from './words/refusals.ts';

/** What the table around the board must know of Ru-Ra-Re. */
export const ruRaRe: BoardGame<View, RuRaReEvent> = {
  id: 'ru-ra-re',
  styles,
  legalMoves,
  refusalOf,
  refusalWords,
  sentenceOf,
  readerOf: plain => plain,
};
