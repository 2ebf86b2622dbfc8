import { useState } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { useAccountFailure } from '../../match/member/acting.tsx';
import { block, type Profile, unblock } from '../../match/member/people/people.ts';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { peopleWords } from './words.ts';

/** One wants nothing of somebody, or wants it again. */
export const BlockPart = ({
  profile: { id, name: plain, isBlocked },
  onChanged,
}: {
  profile: Profile;
  onChanged: () => void;
}) => {
  const words = useWords(peopleWords);
  const failureWords = useAccountFailure();
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  const name = isolated(plain);
  const act = (deed: (member: string) => Promise<unknown>) =>
    void run(async () => {
      setFailure('');
      await deed(id).then(onChanged, error => setFailure(failureWords(error)));
      return 'again';
    });
  return (
    <div className="people-block">
      {isBlocked === true ? (
        <>
          <p role="status">{words.isBlocked(name)}</p>
          <button type="button" aria-disabled={isBusy} onClick={() => act(unblock)}>
            {words.unblock}
          </button>
        </>
      ) : (
        <Confirmed
          label={words.block}
          name={`${words.block}: ${name}`}
          question={words.blockQuestion(name)}
          confirm={words.block}
          onConfirm={() => act(block)}
        />
      )}
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
};
