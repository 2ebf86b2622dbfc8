import { useEffect, useState } from 'react';
import { LobbyError, leaveMatch } from '../../match/lobby/api.ts';
import { keepClaim } from '../../match/lobby/credentials.ts';
import { resign } from '../../match/lobby/table-acts.ts';
import { type Settled, useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useNavigate } from '../../ui/router/router.tsx';
import { matchWords } from './match-words.ts';
import type { OnlineMatch } from './online-match.ts';

/** The two ways out of a match: off the table, or out of the game. */
export type Quitting = {
  /** Gets up from the table and goes home. */
  readonly leave: () => void;
  /** Gives the match up; `then` is called where the server has taken that. */
  readonly resign: (then: () => void) => void;
  /** What there is to say where that did not come about, or an empty text. */
  readonly failed: string;
};

/** How long it is said, in milliseconds: what else there is to say over the table waits for it. */
const SHOWN_MS = 10_000;

export const useQuitting = ({ claim, over }: OnlineMatch): Quitting => {
  const words = useWords(matchWords);
  const navigate = useNavigate();
  const [failed, setFailed] = useState<'leaveFailed' | 'resignFailed' | null>(null);
  const leaving = useSingleFlight();
  const resigning = useSingleFlight();
  useEffect(() => {
    if (failed === null) return;
    const timer = setTimeout(() => setFailed(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [failed]);
  const leave = async (): Promise<Settled> => {
    if (claim === null) return 'again';
    setFailed(null);
    try {
      await leaveMatch(claim);
      // A bot only stands in, as long as the match lasts: its owner may take the seat back.
      if (!over) keepClaim(claim);
      navigate('/');
      return 'done';
    } catch {
      setFailed('leaveFailed');
      return 'again';
    }
  };
  const giveUp = async (then: () => void): Promise<Settled> => {
    if (claim === null) return 'again';
    setFailed(null);
    try {
      await resign(claim);
    } catch (error) {
      // It had come about before, and the answer was lost; or there is nothing to give up any more. The page shows it.
      if (!(error instanceof LobbyError) || error.status !== 409) {
        setFailed('resignFailed');
        return 'again';
      }
    }
    then();
    return 'done';
  };
  return {
    leave: () => void leaving.run(leave),
    resign: then => void resigning.run(() => giveUp(then)),
    failed: failed === null ? '' : words[failed],
  };
};
