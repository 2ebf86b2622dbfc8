import { defineWords } from '../../../ui/i18n/i18n.tsx';

/** The keys that both games have besides those of every table. */
export const helpWords = defineWords(
  {
    draw: 'Draw',
    invoke: 'Invoke Ra',
    pass: 'Pass, or done',
    numbers: 'Bid your first, second … sun; or the first, second … choice',
  },
  {
    draw: 'Pesca',
    invoke: 'Invoca Ra',
    pass: 'Passa, o fatto',
    numbers: 'Offri il primo, secondo … sole; o la prima, seconda … scelta',
  },
);
