import { useEffect, useState } from 'react';
import { useSerialQueue } from '../../ui/hooks/use-serial-queue.ts';
import { defineWords, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { fetchAddress } from '../member/letters.ts';
import { PushSwitch } from './push-switch.tsx';
import { Switch } from './switch.tsx';
import './turn-notices.css';
import { useRefusalWords } from './use-refusal-words.ts';
import { type AccountNoticesTold, waysOfMember } from './ways.ts';
import { WebhookSwitch } from './webhook-switch.tsx';

const accountNoticeWords = defineWords(
  {
    on: 'Tell me in all my matches when I am not here',
    noWay: 'Nothing can reach you yet: choose at least one way.',
    mail: 'A letter to my mail address',
    quiet: 'Quiet hours: nothing is sent then',
    from: 'From',
    to: 'To',
  },
  {
    on: 'Avvisami in tutte le mie partite quando non ci sono',
    noWay: 'Ancora non può arrivarti nulla: scegli almeno un modo.',
    mail: 'Una lettera al mio indirizzo e-mail',
    quiet: 'Ore di silenzio: allora non arriva nulla',
    from: 'Dalle',
    to: 'Alle',
  },
);

/** Ten in the evening to eight in the morning, where the reader lives. */
const NIGHT = { from: 22 * 60, to: 8 * 60 };

type Quiet = NonNullable<AccountNoticesTold['quiet']>;

/** How a member is told that it is their turn, in whichever match: one switch for all, and what it brings. */
export const AccountNotices = () => {
  const words = useWords(accountNoticeWords);
  const { language } = useLanguage();
  const refusal = useRefusalWords();
  const [told, setTold] = useState<AccountNoticesTold | null>(null);
  /** Null: not known yet. */
  const [hasAddress, setHasAddress] = useState<boolean | null>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  // Chosen, and not answered yet: what is chosen next is chosen besides.
  const [chosen, setChosen] = useState<readonly Partial<Quiet>[]>([]);
  const enqueue = useSerialQueue();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    let isOld = false;
    const failed = (error: unknown) => !isOld && setSaid(refusal.of(error));
    waysOfMember.told().then(now => !isOld && setTold(now), failed);
    fetchAddress().then(
      ({ address }) => !isOld && setHasAddress(address !== null),
      () => {},
    );
    return () => {
      isOld = true;
    };
  }, []);
  const change = (next: Parameters<typeof waysOfMember.change>[0]) =>
    enqueue(async () => {
      setBusy(true);
      setSaid('');
      try {
        setTold(await waysOfMember.change({ ...next, language }));
      } catch (error) {
        setSaid(refusal.of(error));
      }
      setBusy(false);
    });
  if (told === null) return <p role="status">{said}</p>;
  const { on, mail } = told;
  const hasWay = told.push.length > 0 || told.webhook !== null || (mail && hasAddress !== false);
  const quiet: Quiet | null = told.quiet && Object.assign({}, told.quiet, ...chosen);
  const changeHours = async (hours: Quiet, next: Partial<Quiet>) => {
    setChosen(all => [...all, next]);
    await change({ quiet: { ...hours, ...next } });
    setChosen(all => all.filter(each => each !== next));
  };
  return (
    <>
      <Switch label={words.on} on={on} change={next => change({ on: next })} busy={busy} said={said} />
      {on && (
        <>
          <p className="turn-notices-said" role="status">
            {!hasWay && words.noWay}
          </p>
          <PushSwitch ways={waysOfMember} told={told} changed={setTold} />
          {hasAddress === true && (
            <Switch label={words.mail} on={mail} change={next => change({ mail: next })} busy={busy} />
          )}
          <WebhookSwitch ways={waysOfMember} told={told} changed={setTold} />
          <Switch
            label={words.quiet}
            on={quiet !== null}
            change={next => change({ quiet: next ? { ...NIGHT, zone: zoneHere() } : null })}
            busy={busy}
          />
          {quiet !== null && (
            <p className="turn-notices-hours">
              <Hour label={words.from} minute={quiet.from} change={from => changeHours(quiet, { from })} />
              <Hour label={words.to} minute={quiet.to} change={to => changeHours(quiet, { to })} />
            </p>
          )}
        </>
      )}
    </>
  );
};

/** The time zone of whoever looks, as browsers name it. */
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const Hour = ({
  label,
  minute,
  change,
}: {
  label: string;
  minute: number;
  change: (minute: number) => void;
}) => (
  <label>
    {label}{' '}
    <input
      // What was refused does not stand there on.
      key={minute}
      type="time"
      required
      defaultValue={`${two(Math.floor(minute / 60))}:${two(minute % 60)}`}
      // Not at each key: what is half typed is no time yet.
      onBlur={event => {
        const [hours, minutes] = event.currentTarget.value.split(':').map(Number);
        if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return;
        if (hours * 60 + minutes !== minute) change(hours * 60 + minutes);
      }}
    />
  </label>
);

const two = (n: number): string => String(n).padStart(2, '0');
