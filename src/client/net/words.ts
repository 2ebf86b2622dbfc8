import { defineWords } from '../i18n/i18n.tsx';

export const netWords = defineWords(
  {
    connecting: 'Coming to the table…',
    offline: 'Connection lost. Reconnecting…',
    back: 'Back at the table.',
    /** By the server's codes; any other is one of the game's rules. */
    refused: {
      rate: 'That was too fast for the server. Please try again.',
      stale: 'The match has moved on meanwhile. Please look again.',
      credentials: 'This seat is no longer yours on this device. You are watching.',
      fault: 'The server could not keep your move. Please try again.',
      'not-joined': 'The server did not know this page any more. Please try again.',
      'not-started': 'The match has not begun: there are free seats.',
      'match-over': 'The match is over.',
      'not-now': 'This move cannot be made now.',
      'unknown-move': 'The server does not know this move. Reload the page, please.',
      'unknown-match': 'This match is no longer on the server.',
      malformed: 'The server did not understand this page. Reload it, please.',
    },
    rule: 'The server refused that move: it is against the rules now.',
  },
  {
    connecting: 'Arrivo al tavolo…',
    offline: 'Connessione persa. Nuovo tentativo in corso…',
    back: 'Di nuovo al tavolo.',
    refused: {
      rate: 'Troppo veloce per il server. Riprova, per favore.',
      stale: 'Nel frattempo la partita è andata avanti. Guarda di nuovo il tavolo.',
      credentials: 'Questo posto non è più tuo su questo dispositivo. Ora stai guardando.',
      fault: 'Il server non è riuscito a conservare la mossa. Riprova, per favore.',
      'not-joined': 'Il server non riconosceva più questa pagina. Riprova, per favore.',
      'not-started': 'La partita non è cominciata: ci sono posti liberi.',
      'match-over': 'La partita è finita.',
      'not-now': 'Questa mossa non si può fare ora.',
      'unknown-move': 'Il server non conosce questa mossa. Ricarica la pagina, per favore.',
      'unknown-match': 'Questa partita non è più sul server.',
      malformed: 'Il server non ha capito questa pagina. Ricaricala, per favore.',
    },
    rule: 'Il server ha rifiutato la mossa: ora è contro le regole.',
  },
);
