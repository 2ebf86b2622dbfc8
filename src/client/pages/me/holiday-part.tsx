import { type FormEvent, useEffect, useState } from 'react';
import type { AnswerOf } from '../../../wire/routes.ts';
import { ask, LobbyError } from '../../match/lobby/api.ts';
import { useAccountFailure, useActing } from '../../match/member/acting.tsx';
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
    short: 'Non restano così tanti giorni.',
  },
);

type Holiday = AnswerOf<'GET /account/holiday'>;

const DAY = 86_400_000;

/** Days on which one's time stands still. */
export const HolidayPart = () => {
  const words = useWords(holidayWords);
  const { language } = useLanguage();
  const [holiday, setHoliday] = useState<Holiday | null>(null);
  const [isShort, setShort] = useState(false);
  const { isBusy, act, said } = useActing(useAccountFailure());
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
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    put(Math.round(serverNow()) + Number(new FormData(event.currentTarget).get('days')) * DAY);
  };
  const left = Math.floor(holiday.daysLeft);
  return (
    <Part title={words.title} lead={words.lead(left)}>
      {holiday.until !== null ? (
        <>
          <p>
            {words.until(
              new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(holiday.until),
            )}
          </p>
          <p className="me-ways">
            <button type="button" aria-disabled={isBusy} onClick={() => put(null)}>
              {words.back}
            </button>
          </p>
        </>
      ) : (
        left > 0 && (
          <form className="me-rename" onSubmit={go}>
            <label>
              <span>{words.days}</span>
              <input
                name="days"
                type="number"
                inputMode="numeric"
                required
                min={1}
                max={left}
                defaultValue={Math.min(7, left)}
              />
            </label>
            <button type="submit" aria-disabled={isBusy}>
              {words.go}
            </button>
          </form>
        )
      )}
      {isShort && <p role="alert">{words.short}</p>}
      {said}
    </Part>
  );
};
