import { defineWords, useLanguage, useWords } from '../i18n/i18n.tsx';
import { useSettings } from './settings.tsx';

const switchWords = defineWords(
  { language: 'Italiano', dark: 'Dark', light: 'Light' },
  { language: 'English', dark: 'Scuro', light: 'Chiaro' },
);

/** Language and theme, on every page. */
export const Switches = () => {
  const words = useWords(switchWords);
  const { language, setLanguage } = useLanguage();
  const { theme, change } = useSettings();
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const other = language === 'en' ? 'it' : 'en';
  return (
    <>
      <button type="button" className="page-switch" lang={other} onClick={() => setLanguage(other)}>
        {words.language}
      </button>
      <button
        type="button"
        className="page-switch"
        onClick={() => change({ theme: isDark ? 'light' : 'dark' })}
      >
        {isDark ? words.light : words.dark}
      </button>
    </>
  );
};
