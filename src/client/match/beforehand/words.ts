import { defineWords } from '../../ui/i18n/i18n.tsx';

export const beforehandWords = defineWords(
  {
    open: 'Choose beforehand …',
    title: 'Chosen beforehand',
    close: 'Close',
    loading: 'One moment …',
    lead: 'What you choose here is done when your turn comes. Only you see it; what you did not foresee withdraws it.',
    now: (choices: number) => (choices === 1 ? 'One thing is chosen.' : `${choices} things are chosen.`),
    made: (moves: number) =>
      moves === 1 ? 'One move was made as you chose.' : `${moves} moves were made as you chose.`,
    withdraw: 'Withdraw all',
  },
  {
    open: 'Scegli in anticipo …',
    title: 'Scelto in anticipo',
    close: 'Chiudi',
    loading: 'Un momento …',
    lead: 'Ciò che scegli qui si fa quando tocca a te. Lo vedi solo tu; ciò che non avevi previsto lo annulla.',
    now: choices => (choices === 1 ? 'È scelta una cosa.' : `Sono scelte ${choices} cose.`),
    made: moves =>
      moves === 1
        ? 'Una mossa è stata fatta come avevi scelto.'
        : `${moves} mosse sono state fatte come avevi scelto.`,
    withdraw: 'Ritira tutto',
  },
);
