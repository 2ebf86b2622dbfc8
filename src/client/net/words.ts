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
      revealed: 'That cannot be taken back: something that was hidden has been shown since.',
      'not-moved': 'There is nothing to take back yet.',
      'no-talk': 'This table has chosen not to talk.',
      asked: 'Somebody is asking the table already.',
      'too-often': 'You have taken back as many moves as a match allows.',
      'unknown-move': 'The server does not know this move. Reload the page, please.',
      'unknown-match': 'This match is no longer on the server.',
      'other-pieces':
        'This match was dealt from other tiles or cards than the server has now, and waits until it has them again.',
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
      revealed: 'Non si può ritirare: da allora è stato scoperto qualcosa che era nascosto.',
      'not-moved': 'Non c’è ancora nulla da ritirare.',
      'no-talk': 'Questo tavolo ha scelto di non parlare.',
      asked: 'Qualcuno lo sta già chiedendo al tavolo.',
      'too-often': 'Hai ritirato tante mosse quante ne consente una partita.',
      'unknown-move': 'Il server non conosce questa mossa. Ricarica la pagina, per favore.',
      'unknown-match': 'Questa partita non è più sul server.',
      'other-pieces':
        'Questa partita è cominciata con tessere o carte diverse da quelle che il server ha ora, e aspetta che le abbia di nuovo.',
      malformed: 'Il server non ha capito questa pagina. Ricaricala, per favore.',
    },
    rule: 'Il server ha rifiutato la mossa: ora è contro le regole.',
  },
);
