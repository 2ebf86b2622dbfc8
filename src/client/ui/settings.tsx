import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { json, storedValue, useStored } from './storage/stored.ts';

export type Settings = {
  readonly theme: 'system' | 'light' | 'dark';
  /** The page's title and icon say so when it is one's turn. */
  readonly tab: boolean;
  /** A soft sound when it is one's turn. */
  readonly sound: boolean;
  /** A notice of the system when it is one's turn and the page is out of sight. */
  readonly notice: boolean;
  /** Whether one wants to be told of one's turn has been asked at a slow match, and is not asked again. */
  readonly noticesAsked: boolean;
  /** How fast what happens is shown, and bots play in local matches. */
  readonly pace: 'slow' | 'normal' | 'fast';
  /** Before which moves the table asks whether one means it. */
  readonly confirm: 'never' | 'risky' | 'always';
};

const DEFAULTS: Settings = {
  theme: 'system',
  tab: true,
  sound: false,
  notice: false,
  noticesAsked: false,
  pace: 'normal',
  confirm: 'risky',
};
const ALLOWED: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['system', 'light', 'dark'],
  tab: [false, true],
  sound: [false, true],
  notice: [false, true],
  noticesAsked: [false, true],
  pace: ['slow', 'normal', 'fast'],
  confirm: ['never', 'risky', 'always'],
};

const SettingsContext = createContext<Settings & { change: (changed: Partial<Settings>) => void }>({
  ...DEFAULTS,
  change: () => {},
});

/** What was kept, as far as it is a setting of today. */
const parseSettings = (data: unknown): Settings => {
  const entries = Object.entries(Object(data)).filter(
    ([key, value]) =>
      Object.hasOwn(ALLOWED, key) && (ALLOWED[key as keyof Settings] as readonly unknown[]).includes(value),
  );
  return { ...DEFAULTS, ...Object.fromEntries(entries) };
};

const stored = storedValue('settings', json(parseSettings), { none: DEFAULTS });

const change = (changed: Partial<Settings>) => void stored.set({ ...stored.get(), ...changed });

export const SettingsProvider = ({ children }: { children: ReactNode }) => {
  const settings = useStored(stored);
  const { theme } = settings;
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  const value = useMemo(() => ({ ...settings, change }), [settings]);
  return <SettingsContext.Provider value={value}>{children}</SettingsContext.Provider>;
};

export const useSettings = () => useContext(SettingsContext);
