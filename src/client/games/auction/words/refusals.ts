import type { BidRefusal } from '../../../../game/auction/legal.ts';
import type { CallRefusal } from '../../../../game/shared/refusal-of-call.ts';
import type { ToldApart } from '../refusals.ts';

type Shared = CallRefusal | BidRefusal | ToldApart | 'track-full';

/** Why what both games know is refused; each game adds its own. A refusal without its sentence does not compile. */
export const REFUSALS_EN: Readonly<Record<Shared, string>> = {
  'match-over': 'The match is over.',
  'not-your-turn': 'It is not your turn yet.',
  'unknown-move': 'There is no such move in this game.',
  'not-now': 'This cannot be done now.',
  'track-full': 'The auction track is full: invoke Ra.',
  'sun-not-yours': 'This sun is not yours.',
  'sun-face-down': 'This sun lies face-down until the next epoch.',
  'sun-too-low': 'This sun is too low: a higher one has been bid.',
  'caller-must-bid': 'You invoked Ra and nobody has bid, so you must bid.',
  'must-bid-first': 'You invoked Ra and nobody has bid, so you must bid a sun.',
  'bid-or-pass': 'An auction is on: bid a sun, or pass.',
  'no-auction': 'Suns are bid in auctions only. Invoke Ra to begin one.',
  'no-passing': 'A turn is not passed: draw a tile or invoke Ra.',
  'no-passing-full': 'A turn is not passed, and the auction track is full: invoke Ra.',
  'no-sun-left': 'You have no face-up sun, so you are out until the next epoch.',
  'has-spoken': 'You have spoken in this auction: each player is asked once.',
  'settle-first': 'First settle what lies before you.',
};

export const REFUSALS_IT: Readonly<Record<Shared, string>> = {
  'match-over': 'La partita è finita.',
  'not-your-turn': 'Non è ancora il tuo turno.',
  'unknown-move': 'Questa mossa non esiste nel gioco.',
  'not-now': 'Ora non si può fare.',
  'track-full': 'Il percorso d’asta è pieno: invoca Ra.',
  'sun-not-yours': 'Questo gettone sole non è tuo.',
  'sun-face-down': 'Questo gettone sole è coperto fino alla prossima epoca.',
  'sun-too-low': 'Questo gettone sole è troppo basso: c’è un’offerta più alta.',
  'caller-must-bid': 'Hai invocato Ra e nessuno ha offerto: devi offrire tu.',
  'must-bid-first': 'Hai invocato Ra e nessuno ha offerto: devi offrire un sole.',
  'bid-or-pass': 'È in corso un’asta: offri un sole o passa.',
  'no-auction': 'I soli si offrono solo nelle aste. Invoca Ra per cominciarne una.',
  'no-passing': 'Il turno non si passa: pesca una tessera o invoca Ra.',
  'no-passing-full': 'Il turno non si passa, e il percorso d’asta è pieno: invoca Ra.',
  'no-sun-left': 'Non hai gettoni sole scoperti: resti fuori fino alla prossima epoca.',
  'has-spoken': 'In quest’asta hai già parlato: si parla una volta sola.',
  'settle-first': 'Prima completa ciò che hai davanti.',
};
