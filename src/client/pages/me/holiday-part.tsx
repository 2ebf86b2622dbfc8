import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../wire/routes.ts';
import { ask, LobbyError } from '../../match/lobby/api.ts';
import { useAccountFailure, useMutation } from '../../match/member/use-mutation.tsx';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { defineWords, plural, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Part } from '../../ui/part.tsx';
import { serverNow } from '../../ui/server-now.ts';

const holidayWords = defineWords(
  {
    title: 'Holidays',
    lead: (n: number) =>
      `In matches by days your time stands still. ${plural('en', n, 'day is', 'days are')} left this year.`,
    until: (day: string) => `You are on holiday until ${day}.`,
    days: 'Days from now',
    go: 'Go on holiday',
    back: 'I am back',
    question: (days: number, day: string) =>
      `Until ${day}: that takes ${plural('en', days, 'day', 'days')} of those left. Whoever is back earlier keeps the rest.`,
    short: 'Not so many days are left.',
  },
  {
    title: 'Vacanze',
    lead: n =>
      `Nelle partite a giorni il tuo tempo si ferma. Quest’anno ${n === 1 ? 'resta 1 giorno' : `restano ${n} giorni`}.`,
    until: day => `Sei in vacanza fino al ${day}.`,
    days: 'Giorni da adesso',
    go: 'Vai in vacanza',
    back: 'Sono di ritorno',
    question: (days, day) =>
      `Fino al ${day}: ${days === 1 ? 'prende 1 giorno' : `prende ${days} giorni`} di quelli che restano. Chi torna prima tiene gli altri.`,
    short: 'Non restano così tanti giorni.',
  },
);

type Holiday = AnswerOf<'GET /account/holiday'>;

const DAY = 86_400_000;
/** Of a day, in which one has thought better of it: an hour. */
const FORGIVEN = 1 / 24;
/** By so much the clock of this page may be before the server’s: a minute. */
const MARGIN = 1 / 1440;

/** Days on which one's time stands still. */
export const HolidayPart = () => {
  const words = useWords(holidayWords);
  const { language } = useLanguage();
  const [holiday, setHoliday] = useState<Holiday | null>(null);
  const [isShort, setShort] = useState(false);
  const [days, setDays] = useState<number | null>(null);
  const { isBusy, act, said } = useMutation(useAccountFailure());
  useEffect(() => {
    ask<'GET /account/holiday'>('/account/holiday').then(setHoliday, () => {});
  }, []);
  if (holiday === null) return null;
  const put = (until: number | null) =>
    void act(until === null ? 'back' : 'go', async () => {
      setShort(false);
      const change = ask<'PUT /account/holiday'>('/account/holiday', { method: 'PUT', body: { until } });
      await change.then(setHoliday, error => {
        if (!(error instanceof LobbyError) || error.code !== 'no-days') throw error;
        setShort(true);
      });
    });
  // A holiday costs what it lasted: one that was given back at once costs no day. Who takes all days has what is really left.
  const left = Math.floor(holiday.daysLeft + FORGIVEN);
  const wanted = days ?? Math.min(7, left);
  const isWhole = Number.isInteger(wanted) && wanted >= 1 && wanted <= left;
  const end = Math.floor(serverNow() + Math.min(isWhole ? wanted : 1, holiday.daysLeft - MARGIN) * DAY);
  const dayOf = (moment: number) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(moment);
  return (
    <Part title={words.title} lead={words.lead(left)}>
      {holiday.until !== null ? (
        <>
          <p>{words.until(dayOf(holiday.until))}</p>
          <p className="me-ways">
            <button type="button" aria-disabled={isBusy} onClick={() => put(null)}>
              {words.back}
            </button>
          </p>
        </>
      ) : (
        left > 0 && (
          <div className="me-rename">
            <label>
              <span>{words.days}</span>
              <input
                name="days"
                type="number"
                inputMode="numeric"
                required
                min={1}
                max={left}
                value={Number.isNaN(wanted) ? '' : wanted}
                onChange={({ currentTarget }) => setDays(currentTarget.valueAsNumber)}
              />
            </label>
            {isWhole && (
              <Confirmed
                label={words.go}
                question={words.question(wanted, dayOf(end))}
                confirm={words.go}
                onConfirm={() => put(end)}
              />
            )}
          </div>
        )
      )}
      {(isShort || (holiday.until === null && wanted > left)) && <p role="alert">{words.short}</p>}
      {said}
    </Part>
  );
};
