import { useEffect, useRef, useState } from 'react';

const STORED = 'shortcuts';
const WRITABLE = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

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
      if (document.querySelector('dialog[open]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!Object.hasOwn(current.current, key)) return;
      event.preventDefault();
      current.current[key]?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
};

/** Whether single keys act on the table: remembered in this browser. */
export const useShortcutsSwitch = (): readonly [on: boolean, set: (on: boolean) => void] => {
  const [on, setOn] = useState(() => localStorage.getItem(STORED) !== 'off');
  return [
    on,
    next => {
      localStorage.setItem(STORED, next ? 'on' : 'off');
      setOn(next);
    },
  ];
};
