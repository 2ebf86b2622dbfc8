import { isolated } from '../../../game/shared/isolated.ts';
import { useClubFailure } from '../../match/club/club-failure.ts';
import { Somebody } from '../../match/club/somebody.tsx';
import { remove, type Tournament } from '../../match/club/tournaments.ts';
import type { Seen } from '../../match/club/use-seen.ts';
import { useMutation } from '../../match/member/use-mutation.tsx';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { tournamentWords } from './words.ts';

/** Who takes part, before it begins. */
export const MembersPart = ({
  tournament,
  seen,
  onChanged,
}: {
  tournament: Tournament;
  seen: Seen;
  onChanged: () => void;
}) => {
  const words = useWords(tournamentWords);
  const { id, members, isHost, stage } = tournament;
  const { act, said } = useMutation(useClubFailure(), { onDone: onChanged, about: tournament });
  return (
    <Part title={words.members(members.length)}>
      {members.length === 0 ? (
        <p>{words.nobodyIn}</p>
      ) : (
        <ul className={isHost && stage === 'open' ? 'club-lines' : 'club-list club-members'}>
          {members.map(who => (
            <li key={who.id}>
              <span>
                <Somebody who={who} isOwn={who.id === seen.own} />
              </span>
              {isHost && stage === 'open' && who.name !== null && who.id !== seen.own && (
                <Confirmed
                  label={words.remove}
                  name={words.removeOf(isolated(who.name))}
                  question={words.removeQuestion(isolated(who.name))}
                  confirm={words.remove}
                  onConfirm={() => act(who.id, () => remove(id, who.id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {said}
    </Part>
  );
};
