import type { RaEvent } from '../../../../game/ra/events.ts';
import { KINDS, type Lying, TILES } from '../../../../game/ra/tiles.ts';
import { piecesInWords } from '../../../ui/i18n/grammar.ts';
import type { Reader } from '../../auction/view/facts.ts';
import { sentenceOfAuction, sentenceOfSheet } from '../../auction/words/sentences.ts';
import { ownHistoryWords } from './history.ts';
import { itemWords } from './score.ts';
import { tileWords } from './tile-words.ts';

const ORDER: readonly Lying[] = TILES.filter(tile => tile !== 'ra');

/** An event of the match as one sentence, from which a listener can follow the match. */
export const sentenceOf = (event: RaEvent, reader: Reader): string => {
  const { language, person } = reader;
  const words = ownHistoryWords[language];
  const tiles = tileWords[language];
  switch (event.type) {
    case 'god':
      return words.god(person(event.player), tiles[event.takes].a);
    case 'disaster': {
      const lost = piecesInWords(language, event.lost, KINDS, tiles);
      return words.disaster(person(event.player), tiles[event.tile].one, lost);
    }
    case 'score':
      return sentenceOfSheet(event, reader, itemWords[language]);
    default:
      return sentenceOfAuction(
        event,
        reader,
        tile => tiles[tile].a,
        lot => piecesInWords(language, lot, ORDER, tiles),
      );
  }
};
