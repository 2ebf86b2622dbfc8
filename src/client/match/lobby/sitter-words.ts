import { defineWords } from '../../ui/i18n/i18n.tsx';

/** Of a seat of a table that is being made, or waits: who is to sit there. */
export const sitterWords = defineWords(
  { plays: (n: number) => `Who plays seat ${n}`, someone: 'Whoever comes' },
  { plays: n => `Chi gioca al posto ${n}`, someone: 'Chi arriva' },
);
