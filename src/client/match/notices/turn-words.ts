import { defineWords } from '../../ui/i18n/i18n.tsx';

/** What a notice says, whoever shows it. */
export const turnWords = defineWords(
  { turn: 'Your turn', again: 'It is still your turn' },
  { turn: 'Tocca a te', again: 'Tocca ancora a te' },
);
