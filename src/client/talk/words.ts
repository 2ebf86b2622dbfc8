import type { Reaction } from '../../game/shared/talk.ts';
import { defineWords } from '../i18n/i18n.tsx';

const reactionsEn: Readonly<Record<Reaction, string>> = {
  'well-played': 'Well played!',
  ouch: 'Ouch!',
  thinking: 'Let me think…',
  hurry: 'Time is sand',
  thanks: 'Thank you',
  'oh-no': 'Oh no!',
};
const reactionsIt: Readonly<Record<Reaction, string>> = {
  'well-played': 'Bella mossa!',
  ouch: 'Ahi!',
  thinking: 'Fammi pensare…',
  hurry: 'La sabbia scorre',
  thanks: 'Grazie',
  'oh-no': 'Oh no!',
};

export const talkWords = defineWords(
  {
    talk: 'Talk',
    close: 'Close',
    reactions: 'Reactions',
    reaction: reactionsEn,
    shows: (name: string, what: string) => `${name}: ${what}`,
    lines: 'What was said',
    nothing: 'Nothing has been said yet.',
    earlier: 'Earlier',
    line: 'Say something',
    send: 'Send',
    sending: 'on its way…',
    waits: 'waits for the connection, and is said then.',
    unsaid: (why: string) => `Not said: ${why}`,
    again: 'Say it again',
    remove: 'Remove',
    people: 'Whom you hear',
    hear: (name: string) => `Hear ${name}`,
    quiet: 'This table has reactions, but no messages.',
    watching: 'Only those who sit at the table can talk.',
  },
  {
    talk: 'Chat',
    close: 'Chiudi',
    reactions: 'Reazioni',
    reaction: reactionsIt,
    shows: (name, what) => `${name}: ${what}`,
    lines: 'Messaggi',
    nothing: 'Nessuno ha ancora detto nulla.',
    earlier: 'Messaggi precedenti',
    line: 'Scrivi qualcosa',
    send: 'Invia',
    sending: 'in viaggio…',
    waits: 'aspetta la connessione, e poi parte da solo.',
    unsaid: why => `Non inviato: ${why}`,
    again: 'Invia di nuovo',
    remove: 'Togli',
    people: 'Chi vuoi sentire',
    hear: name => `Senti ${name}`,
    quiet: 'A questo tavolo ci sono le reazioni, ma non i messaggi.',
    watching: 'Può parlare solo chi siede al tavolo.',
  },
);
