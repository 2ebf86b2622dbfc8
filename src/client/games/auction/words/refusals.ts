import type { BidRefusal } from '../../../../game/auction/bidding.ts';
import type { CallRefusal } from '../../../../game/shared/call-refusals.ts';
import type { ToldApart } from '../view/refusals.ts';

type Shared = CallRefusal | BidRefusal | ToldApart | 'track-full';

/** Why what both games know is refused; each game adds its own. A refusal without its sentence does not compile. */
export const REFUSALS_EN: Readonly<Record<Shared, string>> = {
  'match-over': 'The match is over.',
  'not-your-turn': 'It is not your turn.',
  'unknown-move': 'There is no such move in this game.',
  'not-now': 'You cannot do that now.',
  'track-full': 'The auction track is full: invoke Ra.',
  'sun-not-yours': 'This sun is not yours.',
  'sun-face-down': 'This sun lies face-down until the epoch ends.',
  'sun-too-low': 'This sun is too low: bid higher than the best bid.',
  'caller-must-bid': 'You invoked Ra and nobody has bid, so you must bid.',
  'must-bid-first': 'You invoked Ra and nobody has bid, so you must bid a sun.',
  'bid-or-pass': 'An auction is under way: bid a sun, or pass.',
  'no-auction': 'You can bid suns only in an auction: invoke Ra to begin one.',
  'no-passing': 'You cannot pass on your turn: draw a tile or invoke Ra.',
  'no-passing-full': 'You cannot pass on your turn, and the auction track is full: invoke Ra.',
  'no-sun-left': 'You have no face-up sun, so you are out until the epoch ends.',
  'has-spoken': 'You have no more say in this auction: everybody is asked once.',
  'settle-first': 'First make the choice that is open.',
};

export const REFUSALS_IT: Readonly<Record<Shared, string>> = {
  'match-over': 'La partita è finita.',
  'not-your-turn': 'Non è il tuo turno.',
  'unknown-move': 'Questa mossa non esiste nel gioco.',
  'not-now': 'Ora non puoi farlo.',
  'track-full': 'Il percorso d’asta è pieno: invoca Ra.',
  'sun-not-yours': 'Questo sole non è tuo.',
  'sun-face-down': 'Questo sole è coperto fino a fine epoca.',
  'sun-too-low': 'Questo sole è troppo basso: serve più dell’offerta migliore.',
  'caller-must-bid': 'Hai invocato Ra e nessuno ha offerto: devi offrire tu.',
  'must-bid-first': 'Hai invocato Ra e nessuno ha offerto: devi offrire un sole.',
  'bid-or-pass': 'È in corso un’asta: offri un sole o passa.',
  'no-auction': 'I soli si offrono solo nelle aste: invoca Ra per cominciarne una.',
  'no-passing': 'Nel tuo turno non puoi passare: pesca una tessera o invoca Ra.',
  'no-passing-full': 'Nel tuo turno non puoi passare, e il percorso d’asta è pieno: invoca Ra.',
  'no-sun-left': 'Non hai soli scoperti: resti fuori fino a fine epoca.',
  'has-spoken': 'In quest’asta non hai più voce: si parla una volta sola.',
  'settle-first': 'Prima fai la scelta in sospeso.',
};
