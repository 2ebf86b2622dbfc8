import { useCallback, useEffect, useState } from 'react';
import { type DebugPanel, fenceKeys, loadDebugPanel } from './debug-panel.ts';

export type DebugState = {
  readonly panel: DebugPanel | null;
  readonly status: 'off' | 'loading' | 'on' | 'failed';
  readonly open: () => void;
};

/**
 * The panel brings styles of its own, which the server allows to pages that were loaded with `?debug` and no others. In
 * development nothing is forbidden.
 */
const mayBringStyles = (): boolean => {
  if (import.meta.env.DEV) return true;
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).searchParams.has('debug');
};

const UNFOLDED = 'open';
const foldedOrOpen = () =>
  new URLSearchParams(location.search).get('debug') === UNFOLDED ? 'open' : 'folded';

/** Loads the page anew, with the panel; a match that is being played goes on where it was. */
const loadWithPanel = (): void => location.assign(`${location.pathname}?debug=${UNFOLDED}`);

/** The debug panel: there from the start (folded up) in development or where it is asked for, else on demand. */
export const useDebugPanel = (fromStart: boolean): DebugState => {
  const [panel, setPanel] = useState<DebugPanel | null>(null);
  const [wanted, setWanted] = useState<'no' | 'folded' | 'open'>(fromStart ? foldedOrOpen() : 'no');
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (wanted === 'no') return;
    if (!mayBringStyles()) return loadWithPanel();
    const target = document.createElement('div');
    target.className = 'debug-panel-place';
    document.body.append(target);
    const unfence = fenceKeys(target);
    let isGone = false;
    loadDebugPanel(target, wanted === 'folded').then(
      loaded => !isGone && setPanel(loaded),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
      setPanel(null);
      unfence();
      // The framework takes its panel down when the match is closed, which comes after this.
      setTimeout(() => target.remove());
    };
  }, [wanted]);

  const open = useCallback(() => {
    setFailed(false);
    setWanted('open');
  }, []);
  const status = panel !== null ? 'on' : failed ? 'failed' : wanted === 'no' ? 'off' : 'loading';
  return { panel, status, open };
};
