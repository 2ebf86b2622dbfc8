import { signed } from '../../../ui/i18n/grammar.ts';
import { defineWords } from '../../../ui/i18n/i18n.tsx';
import type { Prospects } from '../worth/prospects.ts';

/** A change of fame, now and at the end of the match. */
const changeEn = (now: number, end: number) =>
  end === 0
    ? signed(now)
    : now === 0
      ? `${signed(end)} at the end`
      : `${signed(now)} now, ${signed(end)} at the end`;
const changeIt = (now: number, end: number) =>
  end === 0
    ? signed(now)
    : now === 0
      ? `${signed(end)} alla fine`
      : `${signed(now)} ora, ${signed(end)} alla fine`;

/** What every card of a tile says, after what the tile is for. */
export const cardWords = defineWords(
  {
    youHave: (n: number) => `You have ${n}`,
    has: (name: string, n: number) => `${name} has ${n}`,
    scores: (has: string, group: string, fame: number) =>
      `${has}. ${group}: ${signed(fame)} if the epoch ended now.`,
    scoresAtEnd: (has: string, group: string, fame: number) =>
      `${has}. ${group}: ${signed(fame)} if the match ended now.`,
    holds: (has: string) => `${has}.`,
    oneMore: (now: number, end: number, odds: Prospects | null) =>
      odds === null
        ? `One more: ${changeEn(now, end)}.`
        : `One more: ${changeEn(now, end)}; on average ${signed(odds.likely)}, at best ${signed(odds.best)}.`,
    inBag: (left: number, of: number) => `In the bag: ${left} of ${of}.`,
    inBagTwoSided: (left: number, of: number, other: string) =>
      `In the bag: ${left} of ${of}, each with ${other} on the back.`,
  },
  {
    youHave: n => `Ne hai ${n}`,
    has: (name, n) => `${name} ne ha ${n}`,
    scores: (has, group, fame) => `${has}. ${group}: ${signed(fame)} se l’epoca finisse ora.`,
    scoresAtEnd: (has, group, fame) => `${has}. ${group}: ${signed(fame)} se la partita finisse ora.`,
    holds: has => `${has}.`,
    oneMore: (now, end, odds) =>
      odds === null
        ? `Una in più: ${changeIt(now, end)}.`
        : `Una in più: ${changeIt(now, end)}; in media ${signed(odds.likely)}, al massimo ${signed(odds.best)}.`,
    inBag: (left, of) => `Nel sacchetto: ${left} su ${of}.`,
    inBagTwoSided: (left, of, other) => `Nel sacchetto: ${left} su ${of}, ognuna con ${other} sul retro.`,
  },
);
