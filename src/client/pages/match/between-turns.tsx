import { Suspense, useState } from 'react';
import type { Seat } from '../../../game/shared/seats.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { useSettings } from '../../ui/settings.tsx';
import type { OnlineMatch } from './online-match.ts';

const FirstQuestion = optionalPart(() =>
  import('../../match/notices/first-question.tsx').then(file => file.FirstQuestion),
);

/** One line under the table while others are to act: at the first slow match a question, and then what is chosen beforehand. */
export const BetweenTurns = ({ match }: { match: OnlineMatch }) => {
  const { noticesAsked } = useSettings();
  const [isAsking, setAsking] = useState(!noticesAsked);
  const { claim } = match;
  const isOffered = useOffered(match);
  if (!isAsking || claim === null || !isOffered)
    return <ChosenBeforehand match={match} isOffered={isOffered} />;
  return (
    <Suspense>
      <FirstQuestion claim={claim} onDone={() => setAsking(false)} />
    </Suspense>
  );
};

/** Is the line offered? Once it is, it stays until one's own turn, whoever comes back meanwhile: one may be choosing. */
export const useOffered = (match: OnlineMatch): boolean => {
  const [isOffered, setOffered] = useState(false);
  const begins = takesItsTime(match);
  if (begins && !isOffered) setOffered(true);
  if (isOffered && (match.mine || match.over)) setOffered(false);
  return isOffered;
};

/**
 * By days, or without a clock and waiting for somebody who is not there: whoever plays on will not sit here until then.
 * Where all are at the table a line that comes and goes with every turn would make the board smaller and larger.
 */
const takesItsTime = ({ online, table, mine, over, isSlow, outOfTime }: OnlineMatch): boolean => {
  if (online === null || table === null || table.seat === null || mine || over || !isSlow) return false;
  if (outOfTime !== undefined) return true;
  const isAbsent = (seat: Seat) => table.seats[seat]?.bot === null && !table.seats[seat].connected;
  if (table.status !== 'ready' || !table.seats.some((_, seat) => isAbsent(seat))) return false;
  return online.module.rules.seatsToAct(table.view).some(isAbsent);
};

const Line = optionalPart(() =>
  import('../../match/beforehand/beforehand-line.tsx').then(file => file.BeforehandLine),
);

/** What may be chosen while others are to act, where it is offered; anywhere, what was chosen, and what was made of it. */
const ChosenBeforehand = ({ match, isOffered }: { match: OnlineMatch; isOffered: boolean }) => {
  const { game, online, now, table, own, mine, over } = match;
  if (online === null || table === null || own === null || table.seat !== own || over) return null;
  const { choices, made, withdrawn } = now.beforehand;
  // That there is no answer any more is news above all to whoever has to give one now.
  const isShown = withdrawn > 0 || (!mine && (isOffered || choices.length > 0 || made.length > 0));
  if (online.module.rules.beforehand === undefined || !isShown) return null;
  return (
    <Suspense>
      <Line
        game={game}
        view={table.view}
        seat={own}
        own={now.beforehand}
        isTooLate={mine}
        choose={online.connection.chooseBeforehand}
      />
    </Suspense>
  );
};
