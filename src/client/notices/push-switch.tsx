import { useEffect, useState } from 'react';
import { useWords } from '../i18n/i18n.tsx';
import type { SeatClaim } from '../lobby/credentials.ts';
import { askLeave } from './leave.ts';
import { hasPush, isPushed, startPush, stopPush } from './push-device.ts';
import { Switch } from './switch.tsx';
import { useRefusalWords } from './use-refusal-words.ts';
import { noticeWords } from './words.ts';

/** Notices to this device when the page is closed. */
export const PushSwitch = ({ claim }: { claim: SeatClaim }) => {
  const words = useWords(noticeWords);
  const refusal = useRefusalWords();
  const [on, setOn] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    isPushed(claim).then(setOn, () => {});
  }, [claim]);
  const set = async (wanted: boolean) => {
    setBusy(true);
    setSaid('');
    try {
      const leave = !wanted ? 'granted' : hasPush() ? await askLeave() : 'missing';
      if (leave === 'granted') {
        await (wanted ? startPush : stopPush)(claim);
        setOn(wanted);
      }
      setSaid(refusal.ofLeave(leave));
    } catch (error) {
      setSaid(refusal.of(error));
    }
    setBusy(false);
  };
  return <Switch label={words.push} on={on} change={set} busy={busy} said={said} />;
};
