import { useState } from 'react';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useSettings } from '../../ui/settings.tsx';
import type { SeatClaim } from '../lobby/credentials.ts';
import { askLeave, leaveNow } from './leave.ts';
import { SeatNotices } from './seat-notices.tsx';
import { Switch } from './switch.tsx';
import './turn-notices.css';
import { useRefusalWords } from './use-refusal-words.ts';
import { noticeWords } from './words.ts';

/** How one is told that it is one's turn: each way with its switch. Those from outside are a seat's, at a table of the server. */
export const TurnNotices = ({ claim }: { claim: SeatClaim | null }) => {
  const words = useWords(noticeWords);
  const { tab, sound, change } = useSettings();
  return (
    <fieldset className="turn-notices">
      <legend>{words.legend}</legend>
      <Switch label={words.tab} on={tab} change={on => change({ tab: on })} />
      <Switch label={words.bell} on={sound} change={on => change({ sound: on })} />
      <SystemSwitch />
      {claim !== null && <SeatNotices claim={claim} />}
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
