import { defineWords } from '../i18n/i18n.tsx';

export const localPageWords = defineWords(
  {
    newMatch: 'New match',
    newQuestion: 'The match under way will be lost.',
    newConfirm: 'Begin anew',
    record: 'Download the match record',
    replay: 'Replay the match',
    loading: 'Laying the table…',
  },
  {
    newMatch: 'Nuova partita',
    newQuestion: 'La partita in corso andrà persa.',
    newConfirm: 'Ricomincia',
    record: 'Scarica il verbale della partita',
    replay: 'Rivedi la partita',
    loading: 'Si apparecchia il tavolo…',
  },
);
