import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { LobbyError } from '../lobby/api.ts';
import { useAccountFailure } from '../member/use-mutation.tsx';

export const clubFailures = defineWords(
  {
    full: 'All places are taken.',
    begun: 'It has begun already.',
    blocked: 'Its host does not want you to take part.',
    removed: 'Its host has taken you out, and you cannot come back.',
    'not-host': 'That is for its host alone.',
    'not-in': 'That member takes part no more.',
    busy: 'Too many change it at once. Please try again.',
    'too-few': 'There are not enough members to begin.',
    'tournaments-of-member': 'Too many of your tournaments are not over yet. Please try again later.',
    'leagues-of-member': 'You have made as many leagues as one may.',
    'clock-too-slow': 'With that clock a season would end before its matches.',
    'of-league': 'It is the season of a league: join or leave that one.',
  },
  {
    full: 'Tutti i posti sono presi.',
    begun: 'È già cominciato.',
    blocked: 'Chi organizza non vuole che tu partecipi.',
    removed: 'Chi organizza ti ha tolto, e non puoi tornare.',
    'not-host': 'Può farlo solo chi organizza.',
    'not-in': 'Quel membro non partecipa più.',
    busy: 'Troppi lo cambiano insieme. Riprova, per favore.',
    'too-few': 'I membri non bastano per cominciare.',
    'tournaments-of-member': 'Troppi dei tuoi tornei non sono ancora finiti. Riprova più tardi, per favore.',
    'leagues-of-member': 'Hai creato quanti più campionati si può.',
    'clock-too-slow': 'Con quell’orologio una stagione finirebbe prima delle sue partite.',
    'of-league': 'È la stagione di un campionato: iscriviti a quello, o ritirati da quello.',
  },
);

/** What to say where something about a tournament or a league has failed. */
export const useClubFailure = (): ((error: unknown) => string) => {
  const words = useWords(clubFailures);
  const others = useAccountFailure();
  return error => {
    const code = error instanceof LobbyError ? (error.code ?? '') : '';
    return Object.hasOwn(words, code) ? words[code as keyof typeof words] : others(error);
  };
};
