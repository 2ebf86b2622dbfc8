import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

export type Settings = {
  readonly theme: 'system' | 'light' | 'dark';
  /** The page's title and icon say so when it is one's turn. */
  readonly tab: boolean;
  /** A soft sound when it is one's turn. */
  readonly sound: boolean;
  /** A notice of the system when it is one's turn and the page is out of sight. */
  readonly notice: boolean;
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
  pace: 'normal',
  confirm: 'risky',
};
const ALLOWED: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['system', 'light', 'dark'],
  tab: [false, true],
  sound: [false, true],
  notice: [false, true],
  pace: ['slow', 'normal', 'fast'],
  confirm: ['never', 'risky', 'always'],
};
const STORED = 'settings';

const SettingsContext = createContext<Settings & { change: (changed: Partial<Settings>) => void }>({
  ...DEFAULTS,
  change: () => {},
});

/** What was kept, as far as it is a setting of today. */
const kept = (): Settings => {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    const entries = Object.entries(data ?? {}).filter(([key, value]) =>
      Object.hasOwn(ALLOWED, key)
        ? (ALLOWED[key as keyof Settings] as readonly unknown[]).includes(value)
        : false,
    );
    return { ...DEFAULTS, ...Object.fromEntries(entries) };
  } catch {
    return DEFAULTS;
  }
};

export const SettingsProvider = ({ children }: { children: ReactNode }) => {
  const [settings, setSettings] = useState(kept);
  useEffect(() => {
    const { theme } = settings;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(STORED, JSON.stringify(settings));
    } catch {
      // they hold for this visit only
    }
  }, [settings]);
  const value = useMemo(
    () => ({
      ...settings,
      change: (changed: Partial<Settings>) => setSettings(before => ({ ...before, ...changed })),
    }),
    [settings],
  );
  return <SettingsContext.Provider value={value}>{children}</SettingsContext.Provider>;
};

export const useSettings = () => useContext(SettingsContext);
