import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { askLeave } from './leave.ts';
import { endpointHere, hasPush, startPush, stopPush } from './push-device.ts';
import { type NoticeSwitchProps, Switch } from './switch.tsx';
import { useRefusalWords } from './use-refusal-words.ts';
import { noticeWords } from './words.ts';

/** Notices to this device when the page is closed. */
export const PushSwitch = ({ claim, told, changed }: NoticeSwitchProps) => {
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
        changed(await (wanted ? startPush(claim, language) : stopPush(claim)));
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
    startPush(claim, language).then(changed, () => {});
  }, [on, language, claim, changed]);
  return <Switch label={words.push} on={on} change={set} busy={busy} said={said} />;
};
