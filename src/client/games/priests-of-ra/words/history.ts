import { ad, ha, type Person, who } from '../../../ui/i18n/grammar.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

const en = {
  drewTwoSided: (p: Person, one: string, other: string) => `${who(p)} drew a tile: ${one} or ${other}.`,
  placed: (p: Person, tile: string) => `${who(p)} laid it as a ${tile}.`,
  flipped: (p: Person, from: string, to: string) => `${who(p)} turned a tile over: ${from} to ${to}.`,
  ankhsGained: (n: number) => `${n === 1 ? 'An ankh' : `${n} ankhs`} gained.`,
  plagueReturned: 'A plague goes back to the box.',
};

/** What only happens in this game. */
export const ownHistoryWords = defineWords(en, {
  drewTwoSided: (p, one, other) => `${ha(p)} pescato una tessera: ${one} o ${other}.`,
  placed: (p, tile) => `${p.you ? 'L’hai' : `${p.name} l’ha`} posata come ${tile}.`,
  flipped: (p, from, to) => `${ha(p)} girato una tessera: da ${from} ${ad(to)}.`,
  ankhsGained: n => `Ankh ottenuti: ${n}.`,
  plagueReturned: 'Una pestilenza torna nella scatola.',
});
