import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../game/shared/seats.ts';
import { listed, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import type { Asking, EndedAsking } from '../online/side-channel.ts';
import { Answers } from './answers.tsx';
import './asking-notice.css';
import { undoWords } from './words.ts';

/** How long it is said how an asking ended, in milliseconds. */
const SHOWN_MS = 5000;

/** Who asks whether they may take a move back, with the answers of this page's seat; nothing where nobody asks. */
export const AskingNotice = ({
  asking,
  ended: end = null,
  seat,
  events,
  people,
  isAway,
  nameOf,
  answer,
}: {
  asking: Asking | null;
  /** How the last one ended, where that was told. */
  ended?: EndedAsking | null;
  /** Null for a spectator, who is not asked. */
  seat: Seat | null;
  /** How many events there have been: fewer than before, and the move is gone. */
  events: number;
  /** All who hold a seat: each of them has to agree. */
  people: readonly Seat[];
  isAway: (seat: Seat) => boolean;
  nameOf: (seat: Seat) => string;
  answer: (agree: boolean) => void;
}) => {
  const words = useWords(undoWords);
  const { language } = useLanguage();
  const [ended, setEnded] = useState('');
  const names = (seats: readonly Seat[]) =>
    listed(
      language,
      seats.map(each => (isAway(each) ? words.away(nameOf(each)) : nameOf(each))),
    );
  const howItEnded = (): string => {
    if (end?.withdrawn) return end.seat === seat ? words.youWithdrew : words.withdrew(nameOf(end.seat));
    if (end?.refusedBy !== undefined)
      return end.refusedBy === seat ? words.youSaidNo : words.saidNo(nameOf(end.refusedBy));
    return end === null || end.missing.length === 0 ? words.over : words.noAnswer(names(end.missing));
  };
  const last = useRef({ asked: asking !== null, events });
  useEffect(() => {
    const before = last.current;
    last.current = { asked: asking !== null, events };
    if (before.asked && asking === null && events >= before.events) setEnded(howItEnded());
  });
  useEffect(() => {
    if (ended === '') return;
    const timer = setTimeout(() => setEnded(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [ended]);
  const sentences = ({ seat: asker, shown, agreed }: Asking): readonly string[] => {
    const missing = people.filter(each => each !== asker && each !== seat && !agreed.includes(each));
    const stillMissing = missing.length === 0 ? [] : [words.missing(names(missing))];
    return isOwn
      ? [words.waiting, ...stillMissing]
      : [
          words.asks(nameOf(asker)),
          ...(shown === true ? [words.shown] : []),
          ...(hasAgreed ? [words.agreed, ...stillMissing] : []),
        ];
  };
  const isOwn = asking?.seat === seat;
  const isAsked = asking !== null && seat !== null && !isOwn;
  const hasAgreed = isAsked && asking.agreed.includes(seat);
  const said = asking === null ? ended : sentences(asking).join(' ');
  return (
    <section className="undo-asking" aria-label={words.label} hidden={said === ''}>
      <p role="status">{said}</p>
      {isAsked && !hasAgreed && <Answers answer={answer} />}
      {isOwn && (
        <p className="undo-asking-answers">
          <button type="button" onClick={() => answer(false)}>
            {words.withdraw}
          </button>
        </p>
      )}
    </section>
  );
};
