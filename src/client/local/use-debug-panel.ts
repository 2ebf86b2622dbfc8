import { useCallback, useEffect, useState } from 'react';
import { type DebugPanel, fenceKeys, loadDebugPanel } from './debug-panel.ts';

export type DebugState = {
  readonly panel: DebugPanel | null;
  readonly status: 'off' | 'loading' | 'on' | 'failed';
  readonly open: () => void;
};

/** The debug panel: there from the start (folded up) in development or where it is asked for, else on demand. */
export const useDebugPanel = (fromStart: boolean): DebugState => {
  const [panel, setPanel] = useState<DebugPanel | null>(null);
  const [wanted, setWanted] = useState<'no' | 'folded' | 'open'>(fromStart ? 'folded' : 'no');
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (wanted === 'no') return;
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
