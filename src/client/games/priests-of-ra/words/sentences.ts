import type { PriestsEvent } from '../../../../game/priests-of-ra/events.ts';
import { isTwoSided, SIDES, SIDES_OF } from '../../../../game/priests-of-ra/tiles.ts';
import { piecesInWords } from '../../../ui/i18n/grammar.ts';
import type { Reader } from '../../auction/view/facts.ts';
import { sentenceOfAuction, sentenceOfSheet } from '../../auction/words/sentences.ts';
import { ownHistoryWords } from './history.ts';
import { itemWords } from './score.ts';
import { tileWords } from './tile-words.ts';

/** An event of the match as one sentence, from which a listener can follow the match. */
export const sentenceOf = (event: PriestsEvent, reader: Reader): string => {
  const { language, person } = reader;
  const words = ownHistoryWords[language];
  const tiles = tileWords[language];
  switch (event.type) {
    case 'place':
      return words.placed(person(event.player), tiles[event.tile].one);
    case 'flip':
      return words.flipped(person(event.player), tiles[event.from].one, tiles[event.to].one);
    case 'score':
      return sentenceOfSheet(event, reader, itemWords[language], [
        ...(event.ankhs > 0 ? [words.ankhsGained(event.ankhs)] : []),
        ...(event.plagues > 0 ? [words.plagueReturned] : []),
      ]);
    case 'draw':
      if (isTwoSided(event.tile)) {
        const [one, other] = SIDES_OF[event.tile];
        return words.drewTwoSided(person(event.player), tiles[one].one, tiles[other].one);
      }
  }
  return sentenceOfAuction(
    event,
    reader,
    tile => (isTwoSided(tile) ? tile : tiles[tile].a),
    lot => piecesInWords(language, lot, SIDES, tiles),
  );
};
