import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../i18n/i18n.tsx';
import { leaveMatch } from '../../lobby/api.ts';
import { keepClaim } from '../../lobby/credentials.ts';
import { resign } from '../../lobby/table-acts.ts';
import { matchWords } from '../match-words.ts';
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

export const useQuitting = ({ claim, over }: OnlineMatch): Quitting => {
  const words = useWords(matchWords);
  const navigate = useNavigate();
  const [failed, setFailed] = useState('');
  const leave = async () => {
    if (claim === null) return;
    try {
      await leaveMatch(claim);
      // A bot only stands in, as long as the match lasts: its owner may take the seat back.
      if (!over) keepClaim(claim);
      navigate('/');
    } catch {
      setFailed(words.leaveFailed);
    }
  };
  return {
    leave: () => void leave(),
    resign: then => {
      if (claim !== null) resign(claim).then(then, () => setFailed(words.resignFailed));
    },
    failed,
  };
};
