import { useEffect, useState } from 'react';
import { WRITABLE } from '../../../ui/keys/shortcuts.ts';
import { dockBeside } from './dock.ts';
import type { DebugPanel } from './panel.ts';

export type DebugState = {
  readonly panel: DebugPanel | null;
  readonly status: 'off' | 'loading' | 'on' | 'failed';
};

/**
 * Loads the page anew, with the panel beside it; a match that is being played goes on where it was. The panel brings styles of
 * its own and makes functions out of text, which the server allows to pages that were loaded with `?debug` and no others.
 */
export const openDebugDesk = (): void => location.assign(`${location.pathname}?debug`);

const LOCAL_PAGE = /\/local\/[\w-]+\/?$/;

/** The debug panel of a page that stands beside a dock, which nobody else pays for. */
export const useDebugPanel = (): DebugState => {
  const [dock] = useState(() => dockBeside(window));
  const [panel, setPanel] = useState<DebugPanel | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (dock === null) return;
    const unfence = fenceKeys(dock);
    let isGone = false;
    import('./panel.ts')
      .then(({ debugPanelIn }) => isGone || setPanel(debugPanelIn(dock)))
      .catch(() => isGone || setFailed(true));
    return () => {
      isGone = true;
      setPanel(null);
      unfence();
      // Whoever leaves the local page leaves the panel as well.
      setTimeout(() => LOCAL_PAGE.test(location.pathname) || parent.location.assign(location.href));
    };
  }, [dock]);

  const status = dock === null ? 'off' : panel !== null ? 'on' : failed ? 'failed' : 'loading';
  return { panel, status };
};

const KEY_EVENTS = ['keydown', 'keypress'] as const;

/**
 * The panel listens to the whole window of the match, and one of its keys throws the match away. Keys pressed elsewhere do
 * not reach it; those pressed inside it, wherever it lies, reach nothing else, and while somebody types there nothing at all.
 * @returns how to undo it
 */
export const fenceKeys = (panel: HTMLElement): (() => void) => {
  const outside = (event: KeyboardEvent) => {
    if (!panel.contains(event.target as Node)) event.stopPropagation();
  };
  const inside = (event: KeyboardEvent) => {
    event.stopPropagation();
    // No `instanceof`: what lies in another document is of other classes.
    if ((event.target as Element).closest(WRITABLE)) return;
    const { key, keyCode, ctrlKey, metaKey, altKey, shiftKey } = event;
    window.dispatchEvent(
      new KeyboardEvent(event.type, {
        key,
        keyCode,
        ctrlKey,
        metaKey,
        altKey,
        shiftKey,
      } as KeyboardEventInit),
    );
  };
  for (const type of KEY_EVENTS) {
    document.addEventListener(type, outside);
    panel.addEventListener(type, inside);
  }
  return () => {
    for (const type of KEY_EVENTS) {
      document.removeEventListener(type, outside);
      panel.removeEventListener(type, inside);
    }
  };
};
