import { defineWords } from '../../ui/i18n/i18n.tsx';

/** On whatever opens what was said. */
export const talkButtonWords = defineWords(
  { talk: 'Talk', unread: (n: number) => `Talk: ${n} new` },
  { talk: 'Chat', unread: n => `Chat: ${n === 1 ? '1 messaggio nuovo' : `${n} messaggi nuovi`}` },
);
