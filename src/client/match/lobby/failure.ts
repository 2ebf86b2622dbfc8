import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { LobbyError } from './api.ts';
import { lobbyWords } from './words.ts';

/** What to say of a failed call of the lobby. */
export const useFailureWords = () => {
  const words = useWords(lobbyWords);
  const { language } = useLanguage();
  return (error: unknown): string => {
    if (!(error instanceof LobbyError) || error.status === 0) return words.noAnswer;
    const { code = '', waitSeconds } = error;
    if (Object.hasOwn(words.refusals, code)) return words.refusals[code as keyof typeof words.refusals];
    switch (error.status) {
      case 404:
        return words.gone;
      case 409:
        return words.taken;
      case 429:
        return waitSeconds === undefined ? words.busy : words.tooMuch(inTime(waitSeconds, language));
      case 503:
        return words.busy;
      default:
        return words.refused(error.reason);
    }
  };
};

/** What to say where something was not told and is asked for again by itself. */
export const useWaitingWords = () => {
  const words = useWords(lobbyWords);
  const { language } = useLanguage();
  return (error: unknown): string => {
    if (!(error instanceof LobbyError) || error.status !== 429) return words.stale;
    return words.askedTooMuch(inTime(error.waitSeconds ?? 1, language));
  };
};

/** “in 40 seconds”, “in 5 minutes”. */
const inTime = (seconds: number, language: string): string => {
  const format = new Intl.RelativeTimeFormat(language);
  if (seconds < 100) return format.format(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour');
};
