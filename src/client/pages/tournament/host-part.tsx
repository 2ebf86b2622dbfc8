import { useClubFailure } from '../../match/club/club-failure.ts';
import { begin, callOff, type Tournament } from '../../match/club/tournaments.ts';
import { useMutation } from '../../match/member/use-mutation.tsx';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { tournamentWords } from './words.ts';

/** With fewer there is nobody to play against. */
const LEAST = 2;

/** What its host may do, until it has begun. */
export const HostPart = ({ tournament, onChanged }: { tournament: Tournament; onChanged: () => void }) => {
  const words = useWords(tournamentWords);
  const { act, said } = useMutation(useClubFailure(), { onDone: onChanged, about: tournament });
  const { id, members } = tournament;
  const missing = LEAST - members.length;
  return (
    <Part title={words.host} lead={words.hostLead}>
      <div className="club-own">
        {missing > 0 ? (
          <p>{words.tooFew(missing)}</p>
        ) : (
          <div className="tour-begin">
            <Confirmed
              label={words.begin}
              question={words.beginQuestion(members.length)}
              confirm={words.begin}
              onConfirm={() => act('begin', () => begin(id))}
            />
          </div>
        )}
        <Confirmed
          label={words.callOff}
          question={words.callOffQuestion}
          confirm={words.callOff}
          onConfirm={() => act('call-off', () => callOff(id))}
        />
      </div>
      {said}
    </Part>
  );
};
