import { defineWords } from '../i18n/i18n.tsx';

export const localPageWords = defineWords(
  {
    newMatch: 'New match',
    newQuestion: 'The match under way will be lost.',
    newConfirm: 'Begin anew',
    record: 'Download the match record',
    loading: 'Laying the table…',
    failed: 'The match could not be loaded. Check the connection and reload the page.',
    unknownGame: 'There is no such game here.',
  },
  {
    newMatch: 'Nuova partita',
    newQuestion: 'La partita in corso andrà persa.',
    newConfirm: 'Ricomincia',
    record: 'Scarica il verbale della partita',
    loading: 'Si apparecchia il tavolo…',
    failed: 'Non è stato possibile caricare la partita. Controlla la connessione e ricarica la pagina.',
    unknownGame: 'Qui non c’è un gioco così.',
  },
);
