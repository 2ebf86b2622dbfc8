import { BONUS_POINTS, CLOSED_TIMES, ROOM_POINTS } from '../../../../game/kheops/numbers.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';

/** The keys and marks that only this game has. */
export const helpWords = defineWords(
  {
    choose: 'Choose your first, second … pawn or tile',
    turn: 'Rotate the tile by a third',
    confirm: 'Confirm: place, lay, rotate, swap or move',
    drop: 'Choose again: nothing is meant any more',
    map: 'Go to the pyramid',
    shiftArrows: 'Move along the slanting lines of the pyramid',
    markTarget: 'Raised tile or lit place: it can be chosen now',
    markReach: 'Dashed frame: within reach of the power of the tile',
    markLit: 'Golden floor: one network, as it is or as it would become',
    markLast: 'Bright tile: changed in the last turn',
    markOwner: 'White or blue tile: whose pawn stands on it',
    markClosed:
      'Light with a number: a closed network and what it is worth; white or blue, whose it is; gold, nobody’s, and crossed out at the end; grey, cursed',
  },
  {
    choose: 'Scegli la prima, seconda … pedina o tessera',
    turn: 'Ruota la tessera di un terzo',
    confirm: 'Conferma: piazza, posa, ruota, scambia o sposta',
    drop: 'Scegli da capo: nulla è più indicato',
    map: 'Vai alla piramide',
    shiftArrows: 'Spostati lungo le linee oblique della piramide',
    markTarget: 'Tessera sollevata o casella illuminata: ora si può scegliere',
    markReach: 'Cornice tratteggiata: dove arriva il potere della tessera',
    markLit: 'Pavimento dorato: un sotterraneo, com’è o come diventerebbe',
    markLast: 'Tessera chiara: cambiata nell’ultimo turno',
    markOwner: 'Tessera bianca o blu: di chi è la pedina che ci sta sopra',
    markClosed:
      'Luce con un numero: un sotterraneo chiuso e quanto vale; bianca o blu, di chi è; dorata, di nessuno, e alla fine barrata; grigia, maledetto',
  },
);

const { 'single-sarcophagus': single, 'sarcophagus-pair': pair, apex, longest } = BONUS_POINTS;
const isTwice = CLOSED_TIMES === 2;
const timesEn = isTwice ? 'twice' : `${CLOSED_TIMES} times`;
const timesIt = isTwice ? 'raddoppia' : `si moltiplica per ${CLOSED_TIMES}`;

/** How to score, as far as no tile and no pawn says so itself. */
export const scoringHelpWords = defineWords(
  {
    network: {
      name: 'Networks',
      text: `Two tiles or more, joined where both are open. Each room adds ${ROOM_POINTS}, a corridor nothing.`,
    },
    owner: {
      name: 'Whose it is',
      text: 'Whoever has more pawn weight on a network scores it; at a tie nobody does.',
    },
    sarcophagi: {
      name: 'Sarcophagi',
      text: `The only one in a network: +${single}. Two of one colour and no other: +${pair}. Anything else: nothing.`,
    },
    bonuses: {
      name: 'The apex, the longest',
      text: `+${apex} for the network with the tile at the apex. +${longest} for the one with the most tiles, and for all that tie.`,
    },
    closed: {
      name: 'Closed',
      text: `If no opening of a network leads out of the pyramid, it counts ${timesEn}.`,
    },
    sealed: { name: 'Closed', text: `If every opening of a network meets an opening, it counts ${timesEn}.` },
    signs: 'Signs',
    pawns: 'Pawns',
  },
  {
    network: {
      name: 'Sotterranei',
      text: `Due o più tessere, unite dove sono aperte entrambe. Ogni sala aggiunge ${ROOM_POINTS}, un corridoio niente.`,
    },
    owner: {
      name: 'Di chi è',
      text: 'Un sotterraneo dà punti a chi vi ha più peso di pedine; in parità, a nessuno.',
    },
    sarcophagi: {
      name: 'Sarcofagi',
      text: `Se è il solo nel sotterraneo, +${single}. Due dello stesso colore e nessun altro, +${pair}. Negli altri casi niente.`,
    },
    bonuses: {
      name: 'Il vertice, il più lungo',
      text: `+${apex} al sotterraneo con la tessera del vertice. +${longest} a quello con più tessere, e a tutti quelli a pari merito.`,
    },
    closed: {
      name: 'Chiuso',
      text: `Se nessuna apertura di un sotterraneo dà all’esterno della piramide, il suo valore ${timesIt}.`,
    },
    sealed: {
      name: 'Chiuso',
      text: `Se ogni apertura di un sotterraneo incontra un’altra apertura, il suo valore ${timesIt}.`,
    },
    signs: 'Simboli',
    pawns: 'Pedine',
  },
);
