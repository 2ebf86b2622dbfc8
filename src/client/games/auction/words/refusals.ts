import type { BidRefusal } from '../../../../game/auction/legal.ts';
import type { CallRefusal } from '../../../../game/shared/refusal-of-call.ts';

type Shared = CallRefusal | BidRefusal | 'track-full';

/** Why what both games know is refused; each game adds its own. A refusal without its sentence does not compile. */
export const REFUSALS_EN: Readonly<Record<Shared, string>> = {
  'match-over': 'The match is over.',
  'not-your-turn': 'It is not your turn yet.',
  'unknown-move': 'There is no such move in this game.',
  'not-now': 'This cannot be done now.',
  'track-full': 'The auction track is full: Ra must be invoked.',
  'sun-not-yours': 'This sun is not yours.',
  'sun-face-down': 'This sun lies face-down until the next epoch.',
  'sun-too-low': 'This sun is too low: a higher one has been bid.',
  'caller-must-bid': 'You invoked Ra and nobody has bid, so you must.',
};

export const REFUSALS_IT: Readonly<Record<Shared, string>> = {
  'match-over': 'La partita è finita.',
  'not-your-turn': 'Non è ancora il tuo turno.',
  'unknown-move': 'Questa mossa non esiste nel gioco.',
  'not-now': 'Ora non si può fare.',
  'track-full': 'Il percorso d’asta è pieno: bisogna invocare Ra.',
  'sun-not-yours': 'Questo gettone sole non è tuo.',
  'sun-face-down': 'Questo gettone sole è coperto fino alla prossima epoca.',
  'sun-too-low': 'Questo gettone sole è troppo basso: c’è un’offerta più alta.',
  'caller-must-bid': 'Hai invocato Ra e nessuno ha offerto: devi offrire tu.',
};
