import { useEffect, useState } from 'react';
import { dockBeside } from './dock.ts';
import { fenceKeys } from './keys.ts';
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
