import { isolated } from '../../../game/shared/isolated.ts';
import { block, type Profile, unblock } from '../../match/member/people/people.ts';
import { useAccountFailure, useMutation } from '../../match/member/use-mutation.tsx';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { peopleWords } from './words.ts';

/** One wants nothing of somebody, or wants it again. */
export const BlockPart = ({ profile, onChanged }: { profile: Profile; onChanged: () => void }) => {
  const { id, isBlocked } = profile;
  const words = useWords(peopleWords);
  const { isBusy, act, said } = useMutation(useAccountFailure(), { onDone: onChanged, about: profile });
  const name = isolated(profile.name);
  return (
    <div className="people-block">
      {isBlocked === true ? (
        <>
          <p role="status">{words.isBlocked(name)}</p>
          <button type="button" aria-disabled={isBusy} onClick={() => act('unblock', () => unblock(id))}>
            {words.unblock}
          </button>
        </>
      ) : (
        <Confirmed
          label={words.block}
          name={`${words.block}: ${name}`}
          question={words.blockQuestion(name)}
          confirm={words.block}
          onConfirm={() => act('block', () => block(id))}
        />
      )}
      {said}
    </div>
  );
};
