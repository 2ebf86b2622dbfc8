import { useState } from 'react';
import type { Seat } from '../../../game/shared/seats.ts';
import { timeOnClock } from '../../table/clock-words.ts';
import { useSecondsLeft } from '../../table/use-seconds-left.ts';
import { type Settled, useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { defineWords, listed, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import type { SeatClaim } from '../lobby/credentials.ts';
import { useFailureWords } from '../lobby/failure.ts';
import { voteAgainst } from '../lobby/table-acts.ts';
import { Confirmed } from '../menu/confirmed.tsx';
import './away-panel.css';

const awayPanelWords = defineWords(
  {
    label: 'Somebody is away',
    bot: (name: string, time: string) => `${name} is not connected. A bot plays in ${time}.`,
    waits: (name: string) => `${name} is not connected, and the table waits.`,
    votable: (time: string) => `Those who are here may vote to go on in ${time}.`,
    all: 'All who are here have to agree.',
    alone: 'One person alone does not decide to go on: somebody else has to be here.',
    goOn: (name: string) => `Go on without ${name}`,
    goOnQuestion: (name: string) => `Go on without ${name}? A bot plays for them until they are back.`,
    goOnConfirm: 'Go on',
    voted: 'You want to go on.',
    missing: (names: string) => `Still to agree: ${names}.`,
    wait: 'Wait',
  },
  {
    label: 'Manca qualcuno',
    bot: (name, time) => `${name} ha perso la connessione. Un bot gioca fra ${time}.`,
    waits: name => `${name} ha perso la connessione, e il tavolo aspetta.`,
    votable: time => `Chi è al tavolo può votare per andare avanti fra ${time}.`,
    all: 'Devono essere d’accordo tutti i presenti.',
    alone: 'Una persona sola non decide di andare avanti: deve esserci qualcun altro.',
    goOn: name => `Avanti senza ${name}`,
    goOnQuestion: name => `Andare avanti senza ${name}? Finché non torna gioca un bot.`,
    goOnConfirm: 'Avanti',
    voted: 'Vuoi andare avanti.',
    missing: names => `Manca ancora il sì di: ${names}.`,
    wait: 'Aspetta',
  },
);

/** Somebody whom the table waits for is away: what happens when, and, once it has waited long enough, a vote to go on without them. */
export const AwayPanel = ({
  claim,
  seat,
  name,
  until,
  votableAt,
  voters,
  here,
  isDecidedBy,
  nameOf,
}: {
  claim: SeatClaim;
  seat: Seat;
  name: string;
  /** When a bot plays (`monotonicNow`), or null where the table waits. */
  until: number | null;
  /** From when on there may be a vote (`monotonicNow`), or null where there will be none as it stands. */
  votableAt: number | null;
  /** Who wants to go on without them. */
  voters: readonly Seat[];
  /** All others who are here. */
  here: readonly Seat[];
  /** How many have to be here at least for a vote: two, or one where there is nobody else. */
  isDecidedBy: number;
  nameOf: (seat: Seat) => string;
}) => {
  const words = useWords(awayPanelWords);
  const { language } = useLanguage();
  const failureOf = useFailureWords();
  const left = useSecondsLeft(until);
  const untilVote = useSecondsLeft(votableAt);
  const [isHidden, setHidden] = useState(false);
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  if (isHidden) return null;
  const hasVoted = voters.includes(claim.seat);
  const missing = here.filter(each => each !== claim.seat && !voters.includes(each));
  const stillToAgree = missing.length > 0 && words.missing(listed(language, missing.map(nameOf)));
  const isVote = votableAt !== null && untilVote === 0;
  const isAlone = here.length < isDecidedBy;
  const mayVote = isVote && !isAlone && !hasVoted;
  const vote = async (): Promise<Settled> => {
    setFailure('');
    try {
      await voteAgainst(claim, seat);
    } catch (error) {
      setFailure(failureOf(error));
    }
    // It is shown as given by what the table is told; with the end of that turn it is forgotten.
    return 'again';
  };
  const howToGoOn = (): string => {
    if (votableAt === null || (until !== null && !isVote)) return '';
    if (!isVote) return words.votable(timeOnClock(untilVote));
    return isAlone ? words.alone : here.length > 1 && !hasVoted ? words.all : '';
  };
  return (
    <section className="away-panel" aria-label={words.label}>
      <p>{until === null ? words.waits(name) : words.bot(name, timeOnClock(left))}</p>
      <p>{howToGoOn()}</p>
      <p role="status">
        {[hasVoted && words.voted, hasVoted && stillToAgree, failure].filter(Boolean).join(' ')}
      </p>
      <div className="away-panel-choices">
        {mayVote && isDecidedBy === 1 && (
          // Nobody else has a say: it is not done by one tap.
          <Confirmed
            label={words.goOn(name)}
            question={words.goOnQuestion(name)}
            confirm={words.goOnConfirm}
            onConfirm={() => run(vote)}
          />
        )}
        {mayVote && isDecidedBy > 1 && (
          <button type="button" className="button-primary" aria-disabled={isBusy} onClick={() => run(vote)}>
            {words.goOn(name)}
          </button>
        )}
        <button type="button" onClick={() => setHidden(true)}>
          {words.wait}
        </button>
      </div>
    </section>
  );
};
