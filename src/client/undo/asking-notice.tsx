import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../game/shared/seats.ts';
import { useWords } from '../i18n/i18n.tsx';
import type { Asking } from '../net/online-snapshot.ts';
import { Answers } from './answers.tsx';
import './asking-notice.css';
import { undoWords } from './words.ts';

/** How long it is said how an asking ended, in milliseconds. */
const SHOWN_MS = 5000;

/** Who asks whether they may take a move back, with the answers of this page's seat; nothing where nobody asks. */
export const AskingNotice = ({
  asking,
  seat,
  events,
  nameOf,
  answer,
}: {
  asking: Asking | null;
  /** Null for a spectator, who is not asked. */
  seat: Seat | null;
  /** How many events there have been: fewer than before, and the move is gone. */
  events: number;
  nameOf: (seat: Seat) => string;
  answer: (agree: boolean) => void;
}) => {
  const words = useWords(undoWords);
  const [ended, setEnded] = useState('');
  const last = useRef({ asked: asking !== null, events });
  useEffect(() => {
    const before = last.current;
    last.current = { asked: asking !== null, events };
    if (before.asked && asking === null && events >= before.events) setEnded(words.ended);
  }, [asking, events, words]);
  useEffect(() => {
    if (ended === '') return;
    const timer = setTimeout(() => setEnded(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [ended]);
  const sentences = ({ seat: asker, shown }: Asking): readonly string[] =>
    isOwn
      ? [words.waiting]
      : [
          words.asks(nameOf(asker)),
          ...(shown === true ? [words.shown] : []),
          ...(hasAgreed ? [words.agreed] : []),
        ];
  const isOwn = asking?.seat === seat;
  const isAsked = asking !== null && seat !== null && !isOwn;
  const hasAgreed = isAsked && asking.agreed.includes(seat);
  const said = asking === null ? ended : sentences(asking).join(' ');
  return (
    <section className="undo-asking" aria-label={words.label} hidden={said === ''}>
      <p role="status">{said}</p>
      {isAsked && !hasAgreed && <Answers answer={answer} />}
    </section>
  );
};
