import { useWords } from '../../ui/i18n/i18n.tsx';
import { LobbyError } from './api.ts';
import { lobbyWords } from './words.ts';

/** What to say of a failed call of the lobby. */
export const useFailureWords = () => {
  const words = useWords(lobbyWords);
  return (error: unknown): string => {
    if (!(error instanceof LobbyError) || error.status === 0) return words.noAnswer;
    const { code = '' } = error;
    if (Object.hasOwn(words.refusals, code)) return words.refusals[code as keyof typeof words.refusals];
    switch (error.status) {
      case 404:
        return words.gone;
      case 409:
        return words.taken;
      case 429:
        return words.busy;
      default:
        return words.refused(error.reason);
    }
  };
};
