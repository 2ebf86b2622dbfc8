import { type ReactNode, useState } from 'react';
import { useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { useClubFailure } from './club-failure.ts';

/** Something that the server is asked to do, once however often it is pressed meanwhile, and why it did not. */
export const useActing = (
  onDone: () => void,
): {
  readonly isBusy: boolean;
  readonly act: (deed: () => Promise<unknown>) => void;
  readonly said: ReactNode;
} => {
  const failureWords = useClubFailure();
  const { isBusy, run } = useSingleFlight();
  const [failure, setFailure] = useState('');
  const act = (deed: () => Promise<unknown>) =>
    void run(async () => {
      setFailure('');
      await deed().catch(error => setFailure(failureWords(error)));
      // Refused or not, what was shown may be old.
      onDone();
      return 'again';
    });
  const said = failure !== '' && (
    <p className="lobby-failure" role="alert">
      {failure}
    </p>
  );
  return { isBusy, act, said };
};
