import { useCallback, useEffect, useState } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { type Blocked, fetchBlocked, unblock } from '../../match/member/people/people.ts';
import { profileAddress } from '../../match/member/profile-address.ts';
import { useAccountFailure, useMutation } from '../../match/member/use-mutation.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { Link } from '../../ui/router/router.tsx';
import { moreWords } from './more-words.ts';

/** Of whom one wants to hear nothing. */
export const BlockedPart = () => {
  const words = useWords(moreWords);
  const [people, setPeople] = useState<Blocked | null>(null);
  const { act, said } = useMutation(useAccountFailure());
  const read = useCallback(() => fetchBlocked().then(setPeople, () => {}), []);
  useEffect(() => void read(), [read]);
  if (people === null) return null;
  return (
    <Part title={words.blocked}>
      {people.length === 0 ? (
        <p className="soft">{words.nobodyBlocked}</p>
      ) : (
        <ul className="me-list">
          {people.map(({ id, name }) => (
            <li key={id}>
              <span>
                <Link to={profileAddress(id)}>
                  <bdi>{name}</bdi>
                </Link>
              </span>
              <button
                type="button"
                aria-label={words.unblockOf(isolated(name))}
                onClick={() => void act(id, () => unblock(id).finally(read))}
              >
                {words.unblock}
              </button>
            </li>
          ))}
        </ul>
      )}
      {said}
    </Part>
  );
};
