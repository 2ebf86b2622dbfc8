import { type FormEvent, useState } from 'react';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { LobbyError } from '../lobby/api.ts';
import type { NoticesTold } from '../lobby/table-acts.ts';
import { type NoticeSwitchProps, Switch } from './switch.tsx';
import { useRefusalWords } from './use-refusal-words.ts';
import { noticeWords } from './words.ts';

/** Of all that is asked too often only this does not say when it may be asked again. */
const isTriedJustNow = (error: unknown): boolean =>
  error instanceof LobbyError && error.status === 429 && error.waitSeconds === undefined;

/** A web address that is called: switched on, it asks for the address. */
export const WebhookSwitch = <Told extends NoticesTold>({ ways, told, changed }: NoticeSwitchProps<Told>) => {
  const words = useWords(noticeWords);
  const { language } = useLanguage();
  const refusal = useRefusalWords();
  const used = told.webhook;
  const [on, setOn] = useState(used !== null);
  const [text, setText] = useState(used ?? told.gone ?? '');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState(
    used !== null
      ? told.refused === null
        ? words.used
        : words.refusedWith(told.refused)
      : told.gone === null
        ? ''
        : words.gone(told.gone),
  );
  /** @returns whether the server has taken it */
  const tell = async (webhook: string | null): Promise<boolean> => {
    setBusy(true);
    try {
      changed(await ways.change(webhook === null ? { webhook } : { webhook, language }));
      setSaid(webhook === null ? '' : words.used);
      return true;
    } catch (error) {
      setSaid(refusal.of(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const trial = async () => {
    if (busy) return;
    setBusy(true);
    // With no words at all what is below would move up under the pointer.
    setSaid(words.trying);
    try {
      const now = await ways.trial();
      const { answered } = now;
      changed(now);
      const isTaken = answered >= 200 && answered < 300;
      setSaid(
        isTaken
          ? words.taken(answered)
          : now.gone !== null
            ? words.gone(now.gone)
            : words.refusedWith(answered),
      );
    } catch (error) {
      setSaid(isTriedJustNow(error) ? words.tried : refusal.of(error));
    }
    setBusy(false);
  };
  const set = async (wanted: boolean) => {
    if (wanted || used === null || (await tell(null))) {
      if (!wanted) setSaid('');
      setOn(wanted);
    }
  };
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && text.trim() !== '') void tell(text.trim());
  };
  return (
    <>
      <Switch label={words.webhook} on={on} change={set} busy={busy} said={said} />
      {on && (
        <form className="turn-notices-address" onSubmit={use} noValidate>
          <input
            type="url"
            aria-label={words.address}
            placeholder="https://"
            maxLength={500}
            autoComplete="off"
            value={text}
            onChange={event => setText(event.currentTarget.value)}
          />
          <button type="submit">{words.use}</button>
        </form>
      )}
      {on && used !== null && (
        <button type="button" aria-disabled={busy} onClick={() => void trial()}>
          {words.trial}
        </button>
      )}
    </>
  );
};
