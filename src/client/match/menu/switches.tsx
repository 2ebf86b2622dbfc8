import type { ReactNode } from 'react';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { defineWords, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { type Settings, useSettings } from '../../ui/settings.tsx';

const switchWords = defineWords(
  {
    language: 'Italiano',
    short: 'IT',
    theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
  },
  {
    language: 'English',
    short: 'EN',
    theme: { system: 'Tema: come il sistema', light: 'Tema: chiaro', dark: 'Tema: scuro' },
  },
);

type Theme = Settings['theme'];

/** The theme one press further: first the one that looks different, at last the system's own again. */
const nextTheme = (theme: Theme): Theme => {
  const [usual, other] = matchMedia('(prefers-color-scheme: dark)').matches
    ? (['dark', 'light'] as const)
    : (['light', 'dark'] as const);
  if (theme === 'system') return other;
  return theme === other ? usual : 'system';
};

const THEME_SIGNS: { readonly [T in Theme]: ReactNode } = {
  system: <path d="M12 3a9 9 0 0 1 0 18z" fill="currentColor" />,
  light: <circle cx="12" cy="12" r="4" fill="currentColor" />,
  dark: <circle cx="12" cy="12" r="9" fill="currentColor" />,
};

/** Language and theme, on every page; `inWords` where there is room to write what they do. */
export const Switches = ({ inWords = false }: { inWords?: boolean }) => {
  const words = useWords(switchWords);
  const { language, setLanguage } = useLanguage();
  const { theme: kept, change } = useSettings();
  const theme = useHydrated() ? kept : 'system';
  const other = language === 'en' ? 'it' : 'en';
  return (
    <>
      <button
        type="button"
        className="page-switch"
        lang={other}
        aria-label={`${words.language} (${words.short})`}
        onClick={() => setLanguage(other)}
      >
        {inWords ? words.language : words.short}
      </button>
      <button
        type="button"
        className="page-switch"
        aria-label={words.theme[theme]}
        title={words.theme[theme]}
        onClick={() => change({ theme: nextTheme(kept) })}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2" />
          {THEME_SIGNS[theme]}
        </svg>
        {inWords && words.theme[theme]}
      </button>
    </>
  );
};
