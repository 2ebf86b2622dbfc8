import { useRef, useState } from 'react';

/** Nothing more is to be pressed, as the page is left or will show what came of it; or it may be pressed again. */
export type Settled = 'done' | 'again';

/** Something that takes its time, such as an answer of the server's, and is done once however often it is pressed meanwhile. */
export type SingleFlight = {
  /** Is it under way, or done for good? */
  readonly isBusy: boolean;
  /** Does it, unless it is being done. */
  readonly run: (act: () => Promise<Settled>) => Promise<void>;
};

export const useSingleFlight = (): SingleFlight => {
  // A second press comes before anything is drawn anew.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run: SingleFlight['run'] = async act => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    let settled: Settled = 'again';
    try {
      settled = await act();
    } finally {
      if (settled === 'again') {
        isUnderWay.current = false;
        setBusy(false);
      }
    }
  };
  return { isBusy, run };
};
