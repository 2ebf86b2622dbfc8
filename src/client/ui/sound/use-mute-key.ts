import { defineWords, useWords } from '../i18n/i18n.tsx';
import { changeSound, soundSettings } from './sound-settings.ts';

const silenceWords = defineWords(
  { key: 'Turn all sounds off or on', off: 'Sounds off.', on: 'Sounds on.' },
  { key: 'Spegni o riaccendi i suoni', off: 'Suoni spenti.', on: 'Suoni accesi.' },
);

/** The key that silences all, what it does in words, and what is said when it is pressed. */
export const useMuteKey = (say: (text: string, tone: 'answer') => void) => {
  const words = useWords(silenceWords);
  return {
    keyHelp: ['M', words.key] as const,
    toggle: () => {
      const silent = !soundSettings().silent;
      changeSound({ silent });
      say(silent ? words.off : words.on, 'answer');
    },
  };
};
