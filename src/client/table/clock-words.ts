import { defineWords, type Language, listed, plural } from '../ui/i18n/i18n.tsx';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const UNITS = {
  en: {
    days: (n: number) => plural('en', n, 'day', 'days'),
    hours: (n: number) => plural('en', n, 'hour', 'hours'),
    minutes: (n: number) => plural('en', n, 'minute', 'minutes'),
    seconds: (n: number) => plural('en', n, 'second', 'seconds'),
  },
  it: {
    days: (n: number) => plural('it', n, 'giorno', 'giorni'),
    hours: (n: number) => plural('it', n, 'ora', 'ore'),
    minutes: (n: number) => plural('it', n, 'minuto', 'minuti'),
    seconds: (n: number) => plural('it', n, 'secondo', 'secondi'),
  },
};

/** From ten hours on, more than any bank of minutes, nobody asks for more than the nearest hour: said and shown alike. */
const rounded = (seconds: number): number =>
  seconds < 10 * HOUR ? seconds : Math.round(seconds / HOUR) * HOUR;

/** A span of time as it is spoken: "1 minute and 30 seconds". From an hour on nobody asks for the seconds. */
export const timeInWords = (language: Language, seconds: number): string => {
  const all = rounded(seconds);
  const units = UNITS[language];
  const isLong = all >= 2 * DAY;
  const days = isLong ? Math.floor(all / DAY) : 0;
  const hours = Math.floor((all - days * DAY) / HOUR);
  const minutes = Math.floor((all % HOUR) / MINUTE);
  const rest = all % MINUTE;
  const parts: string[] = [];
  if (days > 0) parts.push(units.days(days));
  if (hours > 0) parts.push(units.hours(hours));
  if (minutes > 0) parts.push(units.minutes(minutes));
  if (!isLong && hours === 0 && (rest > 0 || minutes === 0)) parts.push(units.seconds(rest));
  return listed(language, parts);
};

const SHORT_UNITS = { en: { day: 'd', hour: 'h' }, it: { day: 'g', hour: 'h' } } as const;

/** A span of time as clocks show it: 0:05, 12:30, 1:00:00, 23 h, and 2 d 5 h where it is days. */
export const timeOnClock = (all: number, language: Language = 'en'): string => {
  const seconds = rounded(all);
  const two = (n: number) => String(n).padStart(2, '0');
  const { day, hour } = SHORT_UNITS[language];
  if (seconds >= 2 * DAY)
    return `${Math.floor(seconds / DAY)}\u202f${day} ${Math.floor((seconds % DAY) / HOUR)}\u202f${hour}`;
  if (seconds >= 10 * HOUR) return `${Math.floor(seconds / HOUR)}\u202f${hour}`;
  const minutes = Math.floor(seconds / MINUTE);
  const rest = two(seconds % MINUTE);
  return seconds < HOUR
    ? `${minutes}:${rest}`
    : `${Math.floor(seconds / HOUR)}:${two(minutes % MINUTE)}:${rest}`;
};

/** Of somebody who is not here, on their turn. */
export const awayWords = defineWords(
  {
    notHere: 'Not connected.',
    botIn: (time: string) => `Not connected. A bot plays in ${time}.`,
    until: (name: string) => `Until a bot plays for ${name}`,
    waitedFor: (name: string, time: string) => `${name} is not connected. A bot plays after ${time}.`,
  },
  {
    notHere: 'Ha perso la connessione.',
    botIn: time => `Ha perso la connessione. Un bot gioca fra ${time}.`,
    until: name => `Quando scade, un bot gioca per ${name}`,
    waitedFor: (name, time) => `${name} ha perso la connessione. Un bot gioca dopo ${time}.`,
  },
);

export const clockWords = defineWords(
  {
    yours: 'Your time',
    timeOf: (names: string) => `Time left: ${names}`,
    /** Of whoever is not to act. */
    bank: 'Time left',
    own: 'You',
    /** Said to whoever is to act when their time begins to run, and again when little of it is left. */
    youHave: (time: string) => `You have ${time}.`,
    left: (time: string) => `${time} left.`,
    /** What comes when it is up, as the table chose. */
    afterwards: {
      bot: 'then a bot plays on',
      lose: 'then the match is lost',
      mildest: 'then the mildest move is made',
    },
    onHoliday: (day: string) => `on holiday until ${day}`,
    standsStill: (name: string, day: string) =>
      `${name}: on holiday until ${day}. The time to act begins to run then.`,
    yoursStandsStill: (day: string) =>
      `You are on holiday until ${day}. Your time to act begins to run then.`,
  },
  {
    yours: 'Il tuo tempo',
    timeOf: names => `Tempo: ${names}`,
    bank: 'Tempo rimasto',
    own: 'Tu',
    youHave: time => `Hai ${time}.`,
    left: time => `Tempo rimasto: ${time}.`,
    afterwards: {
      bot: 'poi gioca un bot',
      lose: 'poi la partita è persa',
      mildest: 'poi si fa la mossa più mite',
    },
    onHoliday: day => `in vacanza fino al ${day}`,
    standsStill: (name, day) =>
      `${name}: in vacanza fino al ${day}. Il tempo per agire comincia a scorrere allora.`,
    yoursStandsStill: day =>
      `Sei in vacanza fino al ${day}. Il tuo tempo per agire comincia a scorrere allora.`,
  },
);
