import { defineWords } from '../../../ui/i18n/i18n.tsx';

export const ratingWords = defineWords(
  {
    pace: { live: 'live', slow: 'by days' },
    provisional: 'provisional',
    points: (points: number, spread: number) => `${points} ± ${spread}`,
    of: (game: string, pace: string) => `${game}, ${pace}`,
  },
  {
    pace: { live: 'dal vivo', slow: 'a giorni' },
    provisional: 'provvisoria',
    points: (points, spread) => `${points} ± ${spread}`,
    of: (game, pace) => `${game}, ${pace}`,
  },
);
