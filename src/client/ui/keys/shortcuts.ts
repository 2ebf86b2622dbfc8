import { useEffect, useRef } from 'react';
import { plainText, storedValue, useStored } from '../storage/stored.ts';

/** Where keys write, or choose from a list. */
export const WRITABLE = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Is there a dialog that has the keys? One that goes with the next paint has them no more. */
const isUnderDialog = (): boolean => document.querySelector('dialog[open]:not([data-going])') !== null;

/**
 * Calls the action of a single key, unless somebody is typing, a dialog is open, or a modifier is held.
 * A key that repeats because it is held down acts once.
 */
export const useShortcuts = (actions: Readonly<Record<string, () => void>>, enabled: boolean): void => {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(WRITABLE)) return;
      if (isUnderDialog()) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!Object.hasOwn(current.current, key)) return;
      event.preventDefault();
      current.current[key]?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
};

const shortcuts = storedValue<'on' | 'off'>(
  'shortcuts',
  plainText(text => (text === 'on' || text === 'off' ? text : undefined)),
  { none: 'on' },
);

/** Whether single keys act on the table: remembered in this browser. */
export const useShortcutsSwitch = (): readonly [on: boolean, set: (on: boolean) => void] => [
  useStored(shortcuts) === 'on',
  on => void shortcuts.set(on ? 'on' : 'off'),
];
