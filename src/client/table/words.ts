import { defineWords } from '../ui/i18n/i18n.tsx';
import { botWords } from './bot-words.ts';

/** What stands around every board. */
export const boardWords = defineWords(
  {
    player: (n: number) => `Player ${n}`,
    history: 'History',
    scoreSheets: 'Score sheet',
    finalTitle: 'Final score',
    help: 'Help',
    close: 'Close',
    heading: 'Your actions',
    watching: 'You are watching this match.',
    replayed: 'You are watching a replay.',
    watchFrom: 'Watch from the place of',
    over: 'The match is over.',
    bot: botWords.en.tag,
    you: 'you',
    /** The reader's own name in lists and columns. */
    self: 'You',
    former: 'A former member',
    toAct: 'to act',
    away: 'away',
    rule: (rule: string) => `Rule ${rule}`,
  },
  {
    player: n => `Giocatore ${n}`,
    history: 'Cronaca',
    scoreSheets: 'Punteggi',
    finalTitle: 'Punteggio finale',
    help: 'Aiuto',
    close: 'Chiudi',
    heading: 'Le tue azioni',
    watching: 'Stai guardando questa partita.',
    replayed: 'Stai rivedendo una partita.',
    watchFrom: 'Guarda dal posto di',
    over: 'La partita è finita.',
    bot: botWords.it.tag,
    you: 'tu',
    self: 'Tu',
    former: 'Un ex membro',
    toAct: 'di turno',
    away: 'assente',
    rule: rule => `Regola ${rule}`,
  },
);

/** Of what is fetched when it is opened. */
export const fetchedWords = defineWords(
  {
    awaited: 'One moment…',
    missing: 'This could not be loaded. Either the connection is lost, or there is a newer version.',
    again: 'Try again',
  },
  {
    awaited: 'Un momento…',
    missing: 'Caricamento non riuscito. La connessione è persa, oppure c’è una versione più recente.',
    again: 'Riprova',
  },
);

/** Whose turn it is, in the turn banner. */
export const bannerWords = defineWords(
  {
    label: 'Whose turn',
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name}’s turn`,
    over: 'The match is over',
    sending: 'Sending…',
    offline: 'Connection lost: reconnecting…',
    spectators: (n: number) => (n === 1 ? '1 spectator' : `${n} spectators`),
  },
  {
    label: 'A chi tocca',
    yourTurn: 'Tocca a te',
    turnOf: name => `Tocca a ${name}`,
    over: 'La partita è finita',
    sending: 'Invio…',
    offline: 'Connessione persa: nuovo tentativo…',
    spectators: n => (n === 1 ? '1 spettatore' : `${n} spettatori`),
  },
);

/** What the screen answers before the rules are asked. */
export const waitingWords = defineWords(
  {
    spectator: 'You are only watching: moves are for the players.',
    lookingBack: 'You are looking back: return to the table to play.',
    sending: 'Your last move is still on its way.',
    offline: 'The connection is lost. Wait a moment: reconnecting…',
    handedOn: 'The turn has just gone on: whoever has it now, press again.',
  },
  {
    spectator: 'Stai solo guardando: le mosse spettano a chi gioca.',
    lookingBack: 'Stai guardando indietro: torna al tavolo per giocare.',
    sending: 'La tua ultima mossa è ancora in viaggio.',
    offline: 'La connessione è persa. Aspetta un momento: nuovo tentativo…',
    handedOn: 'Il turno è appena passato: chi ora è di turno prema di nuovo.',
  },
);

/** The keys and marks that every table has. */
export const helpWords = defineWords(
  {
    howToScore: 'How to score',
    keys: 'Keys',
    on: 'Single keys act on the table',
    history: 'History',
    score: 'Score sheet',
    help: 'This help',
    takeBack: 'Take your last move back, where the table allows it',
    arrows: 'Move inside a group',
    marks: 'Marks',
    markLegal: 'A double frame or a light around it: may be done now',
    markTurn: 'A ring of light around a portrait: this player is to act',
    rules: 'The rules',
  },
  {
    howToScore: 'Come si fanno punti',
    keys: 'Tasti',
    on: 'I tasti singoli agiscono sul tavolo',
    history: 'Cronaca',
    score: 'Punteggi',
    help: 'Questo aiuto',
    takeBack: 'Ritira la tua ultima mossa, dove il tavolo lo permette',
    arrows: 'Spostati dentro un gruppo',
    marks: 'Segni',
    markLegal: 'Doppia cornice o luce intorno: si può fare ora',
    markTurn: 'Anello di luce intorno a un ritratto: tocca a questo giocatore',
    rules: 'Le regole',
  },
);

/** Between the question before a move and its answer. */
export const confirmWords = defineWords(
  { yes: 'Do it', no: 'Not yet', sure: (what: string) => `${what}: are you sure?` },
  { yes: 'Procedi', no: 'Aspetta', sure: what => `${what}: confermi?` },
);

/** What happened since one's last turn, and the table as it stood then. */
export const sinceWords = defineWords(
  {
    label: 'Since your last turn',
    labelWatching: 'The last events',
    nothing: 'Nothing yet',
    /** Said of a picture or a line of the history: a press shows the table as it stood then. */
    lookAt: (sentence: string) => `${sentence} Look back`,
    lookBack: 'Show the table as it stood then',
    lookingBack: 'Looking back',
    comeBack: 'Return to the table',
    isNow: 'The table still stands as it did then.',
    notSeen: 'That moment cannot be shown: this device was not at the table then.',
    loading: 'Loading earlier moves…',
  },
  {
    label: 'Dal tuo ultimo turno',
    labelWatching: 'Gli ultimi eventi',
    nothing: 'Ancora nulla',
    lookAt: sentence => `${sentence} Rivedi il tavolo`,
    lookBack: 'Mostra il tavolo com’era allora',
    lookingBack: 'Uno sguardo indietro',
    comeBack: 'Torna al tavolo',
    isNow: 'Il tavolo è ancora com’era allora.',
    notSeen: 'Quel momento non si può rivedere: questo dispositivo non era al tavolo.',
    loading: 'Caricamento delle mosse precedenti…',
  },
);
