import { type ReactNode, useRef, useState } from 'react';
import { useInTurn } from '../../ui/hooks/in-turn.ts';
import { useClubFailure } from './club-failure.ts';

/** What the server is asked to do, one deed after another, and why it did not. */
export const useActing = (
  onDone: () => void,
): {
  readonly isBusy: boolean;
  /** @param name by which the same deed is known: under way or still to come it is not asked for again */
  readonly act: (name: string, deed: () => Promise<unknown>) => void;
  readonly said: ReactNode;
} => {
  const failureWords = useClubFailure();
  const [failure, setFailure] = useState('');
  // A second press comes before anything is drawn anew.
  const toDo = useRef(new Set<string>());
  const inTurn = useInTurn();
  const [isBusy, setBusy] = useState(false);
  const act = (name: string, deed: () => Promise<unknown>) => {
    if (toDo.current.has(name)) return;
    toDo.current.add(name);
    setBusy(true);
    // By the press, not as it begins: why the one before it was not done is still to be read then.
    setFailure('');
    void inTurn(async () => {
      await deed().catch(error => setFailure(failureWords(error)));
      toDo.current.delete(name);
      setBusy(toDo.current.size > 0);
      // Refused or not, what was shown may be old.
      onDone();
    });
  };
  const said = failure !== '' && (
    <p className="lobby-failure" role="alert">
      {failure}
    </p>
  );
  return { isBusy, act, said };
};
