import type { PriestsEvent } from '../../../../game/priests-of-ra/events.ts';
import { isTwoSided, SIDES, SIDES_OF } from '../../../../game/priests-of-ra/tiles.ts';
import { ad, ha, type Person, piecesInWords, who } from '../../../ui/i18n/grammar.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';
import type { Reader } from '../../auction/view/facts.ts';
import { sentenceOfAuction, sentenceOfSheet } from '../../auction/words/sentences.ts';
import { itemWords } from './score.ts';
import { tileWords } from './tile-words.ts';

const en = {
  drewTwoSided: (p: Person, one: string, other: string) => `${who(p)} drew a tile: ${one} or ${other}.`,
  placed: (p: Person, tile: string) => `${who(p)} laid it as a ${tile}.`,
  flipped: (p: Person, from: string, to: string) => `${who(p)} turned a tile over: ${from} to ${to}.`,
  ankhsGained: (n: number) => `${n === 1 ? 'An ankh' : `${n} ankhs`} gained.`,
  plagueReturned: 'A plague goes back to the box.',
};

/** What only happens in this game. */
const ownHistoryWords = defineWords(en, {
  drewTwoSided: (p, one, other) => `${ha(p)} pescato una tessera: ${one} o ${other}.`,
  placed: (p, tile) => `${p.you ? 'L’hai' : `${p.name} l’ha`} posata come ${tile}.`,
  flipped: (p, from, to) => `${ha(p)} girato una tessera: da ${from} ${ad(to)}.`,
  ankhsGained: n => `Ankh ottenuti: ${n}.`,
  plagueReturned: 'Una pestilenza torna nella scatola.',
});

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
