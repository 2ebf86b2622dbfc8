import { defineWords } from '../../ui/i18n/i18n.tsx';

export const undoWords = defineWords(
  {
    takeBack: 'Take back',
    ask: 'Ask to take back',
    /** Behind the words of the button: which moves. */
    moves: (since: number) =>
      since === 0 ? 'only the last move.' : `the last ${since + 1} moves, ${since} of them by others.`,
    uncountsNow:
      'You have seen what came of it. Take the move back, even though your statistics will not count this match?',
    uncounts: 'You have seen what came of it: your statistics will not count this match.',
    label: 'Taking a move back',
    asks: (name: string) => `${name} asks to take back their last move.`,
    shown: 'What has been shown stays known, and chance brings the same again.',
    waiting: 'You have asked to take your last move back: the others are answering.',
    asksHere: 'Does everybody agree to take the last move back?',
    agree: 'Agree',
    refuse: 'No',
    agreed: 'You have agreed.',
    ended: 'Not everybody agreed: the move stands.',
    away: (name: string) => `${name} (away)`,
    missing: (names: string) => `Not answered yet: ${names}.`,
    youSaidNo: 'You said no: the move stands.',
    saidNo: (name: string) => `${name} said no: the move stands.`,
    noAnswer: (names: string) => `No answer from ${names}: the move stands.`,
  },
  {
    takeBack: 'Ritira la mossa',
    ask: 'Chiedi di ritirare la mossa',
    moves: since => (since === 0 ? 'solo l’ultima.' : `le ultime ${since + 1}, di cui ${since} altrui.`),
    uncountsNow:
      'Ne hai già visto l’effetto. Ritiri la mossa, anche se le tue statistiche non conteranno questa partita?',
    uncounts: 'Ne hai già visto l’effetto: le tue statistiche non conteranno questa partita.',
    label: 'Ritiro di una mossa',
    asks: name => `${name} chiede di ritirare la sua ultima mossa.`,
    shown: 'Ciò che si è visto resta noto, e il caso porta di nuovo le stesse cose.',
    waiting: 'Hai chiesto di ritirare la tua ultima mossa: gli altri stanno rispondendo.',
    asksHere: 'Siete tutti d’accordo a ritirare l’ultima mossa?',
    agree: 'D’accordo',
    refuse: 'No',
    agreed: 'Hai detto di sì.',
    ended: 'Non tutti erano d’accordo: la mossa resta.',
    away: name => `${name} (non c’è)`,
    missing: names => `Manca la risposta di: ${names}.`,
    youSaidNo: 'Hai detto di no: la mossa resta.',
    saidNo: name => `${name} dice di no: la mossa resta.`,
    noAnswer: names => `Nessuna risposta da ${names}: la mossa resta.`,
  },
);
