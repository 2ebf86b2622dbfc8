import { defineWords } from '../i18n/i18n.tsx';

export const undoWords = defineWords(
  {
    takeBack: 'Take back (U)',
    ask: 'Ask to take back (U)',
    label: 'Taking a move back',
    asks: (name: string) => `${name} asks to take back their last move.`,
    waiting: 'You have asked to take your last move back: the others are answering.',
    agree: 'Agree',
    refuse: 'No',
    agreed: 'You have agreed.',
    ended: 'Not everybody agreed: the move stands.',
  },
  {
    takeBack: 'Ritira la mossa (U)',
    ask: 'Chiedi di ritirare la mossa (U)',
    label: 'Ritiro di una mossa',
    asks: name => `${name} chiede di ritirare la sua ultima mossa.`,
    waiting: 'Hai chiesto di ritirare la tua ultima mossa: gli altri stanno rispondendo.',
    agree: 'D’accordo',
    refuse: 'No',
    agreed: 'Hai detto di sì.',
    ended: 'Non tutti erano d’accordo: la mossa resta.',
  },
);
