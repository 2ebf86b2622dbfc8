import { onChange, storeText, textAt } from '../../ui/storage/device.ts';
import { json, storedValue } from '../../ui/storage/stored.ts';
import { putSettings, type Settings } from './account.ts';

/** What a member likes the same on every device, as it is written there under these keys. */
const SHARED = ['language', 'settings', 'sounds', 'shortcuts'] as const;
/** The server keeps no longer ones. */
const LONGEST = 200;
/** Several changes of one thing, as of a slider, are told together. Milliseconds. */
const SOON = 300;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What both sides last agreed on: by it a change here is told from one elsewhere. */
const agreed = storedValue<Settings>(
  'member-settings',
  json(data => (typeof data === 'object' && data !== null ? (data as Settings) : undefined)),
  { none: {} },
);

/** As this device has them. */
export const settingsHere = (): Settings =>
  Object.fromEntries(
    SHARED.flatMap(key => {
      const text = textAt(key);
      return text === null || text.length > LONGEST ? [] : [[key, text]];
    }),
  );

let changes = 0;
/** How often something was changed or told from here: what the server said before it changes is out of date. */
export const settingsMark = (): number => changes;

const take = (there: Settings, mayChange: (key: (typeof SHARED)[number]) => boolean): void => {
  const before = agreed.get();
  for (const key of SHARED) {
    const told = there[key];
    if (isText(told) && told !== before[key] && told !== textAt(key) && mayChange(key)) storeText(key, told);
  }
  if (JSON.stringify(there) !== JSON.stringify(before)) agreed.set(there);
};

/**
 * What was changed elsewhere holds here too, unless it was changed here since: perhaps on this page, before it asked what is new.
 * That is told (`tellSettings`).
 */
export const takeSettings = (there: Settings): void => {
  const before = agreed.get();
  take(there, key => textAt(key) === (before[key] ?? null));
};

/** Nobody is signed in here any more. */
export const forgetAgreed = agreed.drop;

/** Whoever has signed in here has their settings here from now on. */
export const adoptSettings = (there: Settings): void => {
  agreed.drop();
  take(there, () => true);
};

/** Changes what only the server has a use for, beside what this device has. @throws LobbyError */
export const changeSettings = async (changed: Settings): Promise<void> => {
  changes += 1;
  await putSettings(changed);
  changes += 1;
  agreed.set({ ...agreed.get(), ...changed });
};

/** Tells the server of every change that is made here. @returns what ends it */
export const tellSettings = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const before = agreed.get();
    const changed = Object.fromEntries(
      Object.entries(settingsHere()).filter(([key, text]) => text !== before[key]),
    );
    if (Object.keys(changed).length === 0) return;
    const told = () => {
      changes += 1;
      agreed.set({ ...agreed.get(), ...changed });
    };
    // Else they are told with the next change, or when the page is opened again.
    putSettings(changed).then(told, () => {});
  };
  const soon = () => {
    changes += 1;
    clearTimeout(timer);
    timer = setTimeout(tell, SOON);
  };
  const ends = SHARED.map(key => onChange(key, soon));
  soon();
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
};
