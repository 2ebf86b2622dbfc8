import { defineWords } from '../../ui/i18n/i18n.tsx';

export const localPageWords = defineWords(
  {
    newMatch: 'New match',
    again: 'Play again',
    day: 'What others did with this deal',
    newQuestion: 'The match under way will be lost.',
    newConfirm: 'Begin a new one',
    record: 'Download the record',
    replay: 'Replay the match',
    loading: 'Setting up the table…',
  },
  {
    newMatch: 'Nuova partita',
    again: 'Gioca ancora',
    day: 'Che cosa ne hanno fatto gli altri',
    newQuestion: 'La partita in corso andrà persa.',
    newConfirm: 'Ricomincia',
    record: 'Scarica il verbale',
    replay: 'Rivedi la partita',
    loading: 'Preparazione del tavolo…',
  },
);
