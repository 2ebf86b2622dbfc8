import { defineWords, plural } from '../../../i18n/i18n.tsx';

/** The pyramid and what stands around it. */
export const mapWords = defineWords(
  {
    pyramid: 'The pyramid',
    zoomIn: 'Enlarge the pyramid',
    zoomOut: 'Show the whole pyramid',
    players: 'Players',
    white: 'white',
    blue: 'blue',
    supply: 'to place',
    asItStands: 'as it stands',
    hand: (n: number) => plural('en', n, 'tile in hand', 'tiles in hand'),
    stock: (n: number) => (n === 0 ? 'no tiles left to draw' : `${n} left to draw`),
    yourHand: 'Your tiles',
    yourPieces: 'Your pawns',
  },
  {
    pyramid: 'La piramide',
    zoomIn: 'Ingrandisci la piramide',
    zoomOut: 'Mostra tutta la piramide',
    players: 'Giocatori',
    white: 'bianco',
    blue: 'blu',
    supply: 'da piazzare',
    asItStands: 'allo stato attuale',
    hand: n => plural('it', n, 'tessera in mano', 'tessere in mano'),
    stock: n => (n === 0 ? 'mazzetto finito' : `${n} nel mazzetto`),
    yourHand: 'Le tue tessere',
    yourPieces: 'Le tue pedine',
  },
);
