import { useState } from 'react';
import type { Seat } from '../../game/shared/seats.ts';
import { type Came, useDeed } from '../hooks/deed.ts';
import { defineWords, plural, useWords } from '../i18n/i18n.tsx';
import type { SeatClaim } from '../lobby/credentials.ts';
import { voteAgainst } from '../lobby/table-acts.ts';
import { timeOnClock } from '../table/clock-words.ts';
import { useSecondsLeft } from '../table/use-seconds-left.ts';
import './away-panel.css';

const awayPanelWords = defineWords(
  {
    label: 'Somebody is away',
    bot: (name: string, time: string) => `${name} is not connected. A bot plays in ${time}.`,
    waits: (name: string) => `${name} is not connected, and the table waits.`,
    goOn: (name: string) => `Go on without ${name}`,
    voted: (n: number) =>
      `You and ${plural('en', n, 'other', 'others')} want to go on: more votes are needed.`,
    alone: 'You want to go on: more votes are needed.',
    wait: 'Wait',
    failed: 'That could not be done now.',
  },
  {
    label: 'Manca qualcuno',
    bot: (name, time) => `${name} ha perso la connessione. Un bot gioca fra ${time}.`,
    waits: name => `${name} ha perso la connessione, e il tavolo aspetta.`,
    goOn: name => `Avanti senza ${name}`,
    voted: n => `Volete andare avanti in ${n + 1}: i voti non bastano ancora.`,
    alone: 'Vuoi andare avanti: da solo il tuo voto non basta.',
    wait: 'Aspetta',
    failed: 'In questo momento non è possibile.',
  },
);

/** Somebody whom the table waits for is away: what happens when, and a vote to go on without them. */
export const AwayPanel = ({
  claim,
  seat,
  name,
  until,
  voters,
}: {
  claim: SeatClaim;
  seat: Seat;
  name: string;
  /** When a bot plays (`steadyNow`), or null where the table waits. */
  until: number | null;
  /** Who wants to go on without them. */
  voters: readonly Seat[];
}) => {
  const words = useWords(awayPanelWords);
  const left = useSecondsLeft(until);
  const [isHidden, setHidden] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { isBusy, run } = useDeed();
  if (isHidden) return null;
  const hasVoted = voters.includes(claim.seat);
  const vote = async (): Promise<Came> => {
    setFailed(false);
    try {
      await voteAgainst(claim, seat);
      return 'done';
    } catch {
      setFailed(true);
      return 'again';
    }
  };
  return (
    <section className="away-panel" aria-label={words.label}>
      <p>{until === null ? words.waits(name) : words.bot(name, timeOnClock(left))}</p>
      <p role="status">
        {hasVoted ? (voters.length > 1 ? words.voted(voters.length - 1) : words.alone) : ''}
        {hasFailed && words.failed}
      </p>
      <div className="away-panel-choices">
        {!hasVoted && (
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
