import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useSettings } from '../../ui/settings.tsx';
import type { SeatClaim } from '../lobby/credentials.ts';
import type { NoticesTold } from '../lobby/table-acts.ts';
import { useMember } from '../member/who.ts';
import { AccountNotices } from './account-notices.tsx';
import { askLeave, leaveNow } from './leave.ts';
import { PushSwitch } from './push-switch.tsx';
import { Switch } from './switch.tsx';
import { WebhookSwitch } from './webhook-switch.tsx';
import './turn-notices.css';
import { useRefusalWords } from './use-refusal-words.ts';
import { waysOfSeat } from './ways.ts';
import { noticeWords } from './words.ts';

/**
 * How one is told that it is one's turn: each way with its switch. Those from outside are a guest's seat's, at a table of the server, or
 * a member's in all their matches.
 */
export const TurnNotices = ({ claim }: { claim: SeatClaim | null }) => {
  const words = useWords(noticeWords);
  const { tab, sound, change } = useSettings();
  const who = useMember();
  return (
    <fieldset className="turn-notices">
      <legend>{words.legend}</legend>
      <Switch label={words.tab} on={tab} change={on => change({ tab: on })} />
      <Switch label={words.bell} on={sound} change={on => change({ sound: on })} />
      <SystemSwitch />
      {claim !== null && (who === null ? <SeatNotices claim={claim} /> : <AccountNotices />)}
    </fieldset>
  );
};

/** Leave is asked when it is switched on, and never before. */
const SystemSwitch = () => {
  const words = useWords(noticeWords);
  const refusal = useRefusalWords();
  const { notice, change } = useSettings();
  const [said, setSaid] = useState('');
  const set = async (on: boolean) => {
    const leave = on ? await askLeave() : 'granted';
    setSaid(refusal.ofLeave(leave));
    change({ notice: on && leave === 'granted' });
  };
  // Leave may have been taken back since.
  const on = notice && leaveNow() === 'granted';
  return <Switch label={words.system} on={on} change={set} said={said} />;
};

const NONE: NoticesTold = { push: [], webhook: null, gone: null, refused: null };

/** How a guest's seat at a table of the server is told from outside. The server knows, whichever device it was asked from. */
const SeatNotices = ({ claim }: { claim: SeatClaim }) => {
  const refusal = useRefusalWords();
  const ways = useMemo(() => waysOfSeat(claim), [claim]);
  const [told, setTold] = useState<NoticesTold | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isOld = false;
    const failed = (error: unknown) => {
      if (isOld) return;
      setFailure(error);
      setTold(NONE);
    };
    ways.told().then(now => !isOld && setTold(now), failed);
    return () => {
      isOld = true;
    };
  }, [ways]);
  if (told === null) return null;
  return (
    <>
      <PushSwitch ways={ways} told={told} changed={setTold} />
      <WebhookSwitch ways={ways} told={told} changed={setTold} />
      {failure !== null && (
        <p className="turn-notices-said" role="status">
          {refusal.of(failure)}
        </p>
      )}
    </>
  );
};
