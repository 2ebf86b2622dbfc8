import type { Refusal } from '../../../../game/priests-of-ra/table.ts';
import { defineWords } from '../../../i18n/i18n.tsx';

/** A refusal without its sentence does not compile. */
const en: Readonly<Record<Refusal, string>> = {
  'match-over': 'The match is over.',
  'not-your-turn': 'It is not your turn yet.',
  'unknown-move': 'There is no such move in this game.',
  'not-now': 'This cannot be done now.',
  'track-full': 'The auction track is full: Ra must be invoked.',
  'not-a-side-of-this-tile': 'The tile drawn has no such side.',
  'sun-not-yours': 'This sun is not yours.',
  'sun-face-down': 'This sun lies face-down until the next epoch.',
  'sun-too-low': 'This sun is too low: a higher one has been bid.',
  'caller-must-bid': 'You invoked Ra and nobody has bid, so you must.',
  'no-such-tile': 'You have no such tile to turn.',
  'already-turned': 'This tile has been turned already.',
};

const it: Readonly<Record<Refusal, string>> = {
  'match-over': 'La partita è finita.',
  'not-your-turn': 'Non è ancora il tuo turno.',
  'unknown-move': 'Questa mossa non esiste nel gioco.',
  'not-now': 'Ora non si può fare.',
  'track-full': 'Il percorso d’asta è pieno: bisogna invocare Ra.',
  'not-a-side-of-this-tile': 'La tessera pescata non ha questo lato.',
  'sun-not-yours': 'Questo gettone sole non è tuo.',
  'sun-face-down': 'Questo gettone sole è coperto fino alla prossima epoca.',
  'sun-too-low': 'Questo gettone sole è troppo basso: c’è un’offerta più alta.',
  'caller-must-bid': 'Hai invocato Ra e nessuno ha offerto: devi offrire tu.',
  'no-such-tile': 'Non hai una tessera così da girare.',
  'already-turned': 'Questa tessera è già stata girata.',
};

export const refusalWords = defineWords(en, it);

/** What the screen answers before the rules are asked. */
export const waitingWords = defineWords(
  {
    spectator: 'You are watching: only players may move.',
    sending: 'Your last move is still on its way.',
    offline: 'The connection is lost. It will be made again by itself.',
  },
  {
    spectator: 'Stai guardando: solo chi gioca può muovere.',
    sending: 'La tua ultima mossa è ancora in viaggio.',
    offline: 'La connessione è caduta. Si ristabilirà da sola.',
  },
);
