import { defineWords, useLanguage, useWords } from '../i18n/i18n.tsx';
import { useSettings } from './settings.tsx';

const switchWords = defineWords(
  { language: 'Italiano', short: 'IT', dark: 'Dark theme', light: 'Light theme' },
  { language: 'English', short: 'EN', dark: 'Tema scuro', light: 'Tema chiaro' },
);

/** Language and theme, on every page. */
export const Switches = () => {
  const words = useWords(switchWords);
  const { language, setLanguage } = useLanguage();
  const { theme, change } = useSettings();
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const other = language === 'en' ? 'it' : 'en';
  const toTheme = isDark ? words.light : words.dark;
  return (
    <>
      <button
        type="button"
        className="page-switch"
        lang={other}
        aria-label={`${words.language} (${words.short})`}
        onClick={() => setLanguage(other)}
      >
        {words.short}
      </button>
      <button
        type="button"
        className="page-switch"
        aria-label={toTheme}
        title={toTheme}
        onClick={() => change({ theme: isDark ? 'light' : 'dark' })}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />
        </svg>
      </button>
    </>
  );
};
