import { useEffect, useRef, useState } from 'react';
import { useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { defineWords, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { useSettings } from '../../ui/settings.tsx';
import '../beforehand/beforehand-line.css';
import type { SeatClaim } from '../lobby/credentials.ts';
import { useMember } from '../member/who.ts';
import { askLeave } from './leave.ts';
import { hasPush, startPush } from './push-device.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import { waysOfMember, waysOfSeat } from './ways.ts';

const questionWords = defineWords(
  {
    title: 'Notices',
    question: 'A notice here when it is your turn?',
    yes: 'Tell me',
    no: 'No, thanks',
    told: 'You will be told.',
    toldOfAll: 'You will be told, in all your matches.',
    where: 'It can be changed in the menu.',
    more: 'Quiet hours and other ways',
    close: 'Close',
  },
  {
    title: 'Avvisi',
    question: 'Vuoi un avviso qui quando tocca a te?',
    yes: 'Avvisami',
    no: 'No, grazie',
    told: 'Sarai avvisato.',
    toldOfAll: 'Sarai avvisato, in tutte le tue partite.',
    where: 'Si cambia nel menù.',
    more: 'Ore di silenzio e altri modi',
    close: 'Chiudi',
  },
);

/**
 * At the first match that takes its time, and never again on any device: whether one wants to be told. A member is, in all
 * matches; a guest at this seat.
 */
export const FirstQuestion = ({ claim, onDone }: { claim: SeatClaim; onDone: () => void }) => {
  const words = useWords(questionWords);
  const { language } = useLanguage();
  const { change } = useSettings();
  const refusal = useRefusalWords();
  const isMember = useMember() !== null;
  const [said, setSaid] = useState<string | null>(null);
  const { isBusy, run } = useSingleFlight();
  const close = useRef<HTMLButtonElement>(null);
  const answered = () => change({ noticesAsked: true });
  // Asked on /me or in another match: what is chosen there holds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const told = isMember ? waysOfMember.told().then(({ on }) => on) : Promise.resolve(false);
    told.then(
      isOn => {
        if (!isOn) return;
        answered();
        onDone();
      },
      () => {},
    );
  }, []);
  useEffect(() => {
    if (said !== null) close.current?.focus();
  }, [said]);
  const accept = () =>
    run(async () => {
      try {
        if (isMember) await waysOfMember.change({ on: true, language });
        // Not before somebody has said yes: a browser that is refused once is not asked again.
        const leave = hasPush() ? await askLeave() : 'missing';
        if (leave === 'granted') await startPush(isMember ? waysOfMember : waysOfSeat(claim), language);
        setSaid(refusal.ofLeave(leave) || (isMember ? words.toldOfAll : words.told));
      } catch (error) {
        setSaid(refusal.of(error));
      }
      answered();
      return 'done';
    });
  const decline = () => {
    answered();
    onDone();
  };
  return (
    <aside className="beforehand" aria-label={words.title}>
      <p role="status">
        {said ?? words.question}{' '}
        {said !== null && (isMember ? <Link to="/me">{words.more}</Link> : words.where)}
      </p>
      {said === null ? (
        <>
          <button type="button" aria-disabled={isBusy} onClick={accept}>
            {words.yes}
          </button>
          <button type="button" onClick={decline}>
            {words.no}
          </button>
        </>
      ) : (
        <button type="button" ref={close} onClick={onDone}>
          {words.close}
        </button>
      )}
    </aside>
  );
};
