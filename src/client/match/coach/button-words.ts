import { defineWords } from '../../ui/i18n/i18n.tsx';

/** What stands at the table itself: the rest comes with the sheets that these open. */
export const coachButtonWords = defineWords(
  {
    review: 'Review',
    hint: 'Ask the coach',
    hints: 'What the coach would do',
    weighing: 'The coach weighs your moves…',
    title: 'The coach’s review',
    close: 'Close',
    thinking: 'The coach goes through the match…',
    noCoach: (game: string) => `${game} has no coach, so there is no review.`,
  },
  {
    review: 'Analisi',
    hint: 'Chiedi all’allenatore',
    hints: 'Che cosa farebbe l’allenatore',
    weighing: 'L’allenatore valuta le tue mosse…',
    title: 'L’analisi dell’allenatore',
    close: 'Chiudi',
    thinking: 'L’allenatore ripercorre la partita…',
    noCoach: game => `${game} non ha un allenatore: l’analisi non c’è.`,
  },
);
