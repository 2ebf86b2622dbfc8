import { useRef, useState } from 'react';

/** Nothing more is to be pressed, as the page is left or will show what came of it; or it may be pressed again. */
export type Came = 'done' | 'again';

/** Something that takes its time, such as an answer of the server's, and is done once however often it is pressed meanwhile. */
export type Deed = {
  /** Is it under way, or done for good? */
  readonly isBusy: boolean;
  /** Does it, unless it is being done. */
  readonly run: (act: () => Promise<Came>) => Promise<void>;
};

export const useDeed = (): Deed => {
  // A second press comes before anything is drawn anew.
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run: Deed['run'] = async act => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    let came: Came = 'again';
    try {
      came = await act();
    } finally {
      if (came === 'again') {
        isUnderWay.current = false;
        setBusy(false);
      }
    }
  };
  return { isBusy, run };
};
