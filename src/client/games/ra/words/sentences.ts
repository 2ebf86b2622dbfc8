import type { RaEvent } from '../../../../game/ra/events.ts';
import { KINDS, type Lying, TILES } from '../../../../game/ra/tiles.ts';
import { ha, type Person, piecesInWords, who } from '../../../ui/i18n/grammar.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';
import type { Reader } from '../../auction/view/facts.ts';
import { sentenceOfAuction, sentenceOfSheet } from '../../auction/words/sentences.ts';
import { itemWords } from './score.ts';
import { tileWords } from './tile-words.ts';

/** What only happens in this game. */
const ownHistoryWords = defineWords(
  {
    god: (p: Person, tile: string) => `${who(p)} played a god and took ${tile}.`,
    disaster: (p: Person, disaster: string, lost: string) =>
      `${disaster[0]?.toUpperCase()}${disaster.slice(1)}: ${
        lost === ''
          ? `${p.you ? 'you have' : `${p.name} has`} nothing to lose`
          : `${p.you ? 'you lose' : `${p.name} loses`} ${lost}`
      }.`,
  },
  {
    god: (p, tile) => `${ha(p)} giocato un dio e preso ${tile}.`,
    disaster: (p, disaster, lost) =>
      `${disaster[0]?.toUpperCase()}${disaster.slice(1)}: ${
        lost === ''
          ? `${p.you ? 'non hai' : `${p.name} non ha`} niente da perdere`
          : `${p.you ? 'perdi' : `${p.name} perde`} ${lost}`
      }.`,
  },
);

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
