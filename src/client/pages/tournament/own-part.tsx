import { useClubFailure } from '../../match/club/club-failure.ts';
import { clubWords } from '../../match/club/club-words.ts';
import { ForGuests } from '../../match/club/for-guests.tsx';
import { OwnTables } from '../../match/club/own-tables.tsx';
import { join, leave, type Tournament } from '../../match/club/tournaments.ts';
import { mayBeJoined, mayComeBack, type Seen, tablesOf } from '../../match/club/use-seen.ts';
import { useMutation } from '../../match/member/use-mutation.tsx';
import { useMember } from '../../match/member/who.ts';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { tournamentWords } from './words.ts';

/** What there is to do for whoever looks: to go to the table that waits, to take part, or to withdraw. */
export const OwnPart = ({
  tournament,
  seen,
  onChanged,
}: {
  tournament: Tournament;
  seen: Seen;
  onChanged: () => void;
}) => {
  const words = useWords(tournamentWords);
  const club = useWords(clubWords);
  const who = useMember();
  const { isBusy, act, said } = useMutation(useClubFailure(), { onDone: onChanged, about: tournament });
  const { id, stage, isIn, league } = tournament;
  const tables = tablesOf(tournament, seen.own);
  if (stage !== 'open' && stage !== 'running') return null;
  const isLate = stage === 'running';
  const rest = restOf(tournament, seen, words);
  const isBack = mayComeBack(tournament, seen.own);
  const isAway = isBack && seen.own !== null && seen.of(seen.own)?.isAway === true;
  const mayJoin = !isIn && (isBack || mayBeJoined(tournament));
  if (mayJoin && who === null) return <ForGuests />;
  return (
    <div className="club-live">
      {/* Whoever hears the page is told of their table, and that they are in. */}
      <div className="club-told" aria-live="polite">
        {tables.length > 0 && <OwnTables game={tournament.game} tables={tables} seen={seen} />}
        {isIn && !isLate && (
          <p>
            {words.isIn} {words.isInLead}
          </p>
        )}
        {isAway && <p>{words.wasAway}</p>}
        {isIn && isLate && tables.length === 0 && league === null && rest !== null && <p>{rest}</p>}
      </div>
      {mayJoin && (
        <div className="club-own">
          <button
            type="button"
            className="button-primary club-join"
            aria-disabled={isBusy}
            onClick={() => act('join', () => join('tournaments', id))}
          >
            {isBusy ? club.working : isAway ? words.back : club.join}
          </button>
          {isLate && <p className="soft">{isBack ? words.backLead : words.joinLate}</p>}
        </div>
      )}
      {isIn && !isLate && (
        <div className="club-own">
          <Withdraw tournament={tournament} onChanged={onChanged} />
        </div>
      )}
      {said}
    </div>
  );
};

/** Out of it again; in a league one withdraws from the league. */
export const Withdraw = ({ tournament, onChanged }: { tournament: Tournament; onChanged: () => void }) => {
  const words = useWords(tournamentWords);
  const { leave: withdraw } = useWords(clubWords);
  const { act, said } = useMutation(useClubFailure(), { onDone: onChanged, about: tournament });
  const { id, stage } = tournament;
  return (
    <div>
      <Confirmed
        label={withdraw}
        question={stage === 'open' ? words.leaveEarly : words.leaveLate}
        confirm={withdraw}
        onConfirm={() => act('leave', () => leave('tournaments', id))}
      />
      {said}
    </div>
  );
};

/** Why there is no table for somebody who takes part. */
const restOf = (
  { rounds, standings, nextAt }: Tournament,
  { own }: Seen,
  words: (typeof tournamentWords)['en'],
): string | null => {
  if (standings.some(({ member, isOut }) => member === own && isOut === true)) return words.out;
  const isFree = rounds.at(-1)?.tables.some(({ matchID, seats }) => matchID === null && seats[0] === own);
  if (isFree === true) return words.free;
  // Where all tables are over it has been said when it goes on.
  return nextAt === null ? words.rest : null;
};
