import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import type { NoticesTold } from '../lobby/table-acts.ts';
import { askLeave } from './leave.ts';
import { endpointHere, hasPush, startPush, stopPush } from './push-device.ts';
import { type NoticeSwitchProps, Switch } from './switch.tsx';
import { useRefusalWords } from './use-refusal-words.ts';
import { noticeWords } from './words.ts';

/** Notices to this device when the page is closed. */
export const PushSwitch = <Told extends NoticesTold>({ ways, told, changed }: NoticeSwitchProps<Told>) => {
  const words = useWords(noticeWords);
  const { language } = useLanguage();
  const refusal = useRefusalWords();
  const [here, setHere] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  // What was just asked for is known to the browser by then.
  useEffect(() => {
    if (told.push.length > 0) endpointHere().then(setHere, () => {});
  }, [told]);
  const set = async (wanted: boolean) => {
    setBusy(true);
    setSaid('');
    try {
      const leave = !wanted ? 'granted' : hasPush() ? await askLeave() : 'missing';
      if (leave === 'granted') {
        changed(await (wanted ? startPush(ways, language) : stopPush(ways)));
      }
      setSaid(refusal.ofLeave(leave));
    } catch (error) {
      setSaid(refusal.of(error));
    }
    setBusy(false);
  };
  const on = here !== null && told.push.includes(here);
  const toldIn = useRef(language);
  useEffect(() => {
    if (!on || toldIn.current === language) return;
    toldIn.current = language;
    // Where that fails, the notices are in the language of before.
    startPush(ways, language).then(changed, () => {});
  }, [on, language, ways, changed]);
  return <Switch label={words.push} on={on} change={set} busy={busy} said={said} />;
};
