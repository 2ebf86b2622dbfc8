import { clockOf } from '../../../game/shared/table-clock.ts';
import { type Language, plural } from '../../ui/i18n/i18n.tsx';
import type { Value } from './option-words.ts';

/** What a table may choose of its time: none, a clock (`game/shared/table-clock.ts`), or a number of seconds for each move. */
export const timeIn = (value: Value) =>
  clockOf(typeof value === 'number' ? { secondsToAct: value } : { clock: value });

const UNITS = {
  en: {
    day: (n: number) => plural('en', n, 'day', 'days'),
    hour: (n: number) => plural('en', n, 'hour', 'hours'),
    minute: (n: number) => plural('en', n, 'minute', 'minutes'),
    second: (n: number) => plural('en', n, 'second', 'seconds'),
  },
  it: {
    day: (n: number) => plural('it', n, 'giorno', 'giorni'),
    hour: (n: number) => plural('it', n, 'ora', 'ore'),
    minute: (n: number) => plural('it', n, 'minuto', 'minuti'),
    second: (n: number) => plural('it', n, 'secondo', 'secondi'),
  },
} as const;

/** A round span of time, by the largest unit that it is whole in. */
const span = (language: Language, seconds: number): string => {
  const units = UNITS[language];
  if (seconds % 86_400 === 0 && seconds > 0) return units.day(seconds / 86_400);
  if (seconds % 3600 === 0 && seconds > 0) return units.hour(seconds / 3600);
  if (seconds % 60 === 0 && seconds > 0) return units.minute(seconds / 60);
  return units.second(seconds);
};

const FORMS = {
  en: {
    none: 'No clock',
    move: (each: string) => `${each} for each move`,
    bank: (bank: string, more: string) => `${bank}, and ${more} more for each move`,
    short: (bank: string, more: string) => `${bank} + ${more} a move`,
  },
  it: {
    none: 'Senza orologio',
    move: (each: string) => `${each} a mossa`,
    bank: (bank: string, more: string) => `${bank}, più ${more} a ogni mossa`,
    short: (bank: string, more: string) => `${bank} + ${more} a mossa`,
  },
} as const;

/** A table's time in words; `isShort` for a list of facts. */
export const timeText = (language: Language, value: Value, isShort = false): string => {
  const time = timeIn(value);
  const forms = FORMS[language];
  if (time === null) return forms.none;
  if (time.kind === 'move') return forms.move(span(language, time.seconds));
  return forms[isShort ? 'short' : 'bank'](span(language, time.bank), span(language, time.increment));
};
