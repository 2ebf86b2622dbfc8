import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';

/** The pyramid and what stands around it. */
export const mapWords = defineWords(
  {
    pyramid: 'The pyramid',
    players: 'Players',
    white: 'white',
    blue: 'blue',
    supply: 'to place',
    now: 'if scored now',
    /** Before what is likely then. */
    atEnd: 'end:',
    likely: (n: number) => `likely ${n}`,
    best: (n: number) => `, maybe ${n}`,
    counted: 'so far',
    final: 'at the end',
    won: 'wins',
    hand: (n: number) => plural('en', n, 'tile in hand', 'tiles in hand'),
    stock: (n: number) =>
      n === 0 ? 'no tiles left to draw' : `${plural('en', n, 'tile', 'tiles')} left to draw`,
    yourHand: 'Your tiles',
    yourPieces: 'Your pawns',
  },
  {
    pyramid: 'La piramide',
    players: 'Giocatori',
    white: 'bianco',
    blue: 'blu',
    supply: 'da piazzare',
    now: 'se si contasse ora',
    atEnd: 'fine:',
    likely: n => `circa ${n}`,
    best: n => `, forse ${n}`,
    counted: 'finora',
    final: 'alla fine',
    won: 'vince',
    hand: n => plural('it', n, 'tessera in mano', 'tessere in mano'),
    stock: n =>
      n === 0 ? 'nessuna tessera da pescare' : `${plural('it', n, 'tessera', 'tessere')} da pescare`,
    yourHand: 'Le tue tessere',
    yourPieces: 'Le tue pedine',
  },
);
