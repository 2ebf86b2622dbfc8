import type { Sun } from '../../../game/auction/suns.ts';
import type { AnyMove } from '../../../game/contract.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Considered } from '../../table/why.ts';
import { signed } from '../../ui/i18n/grammar.ts';
import { type Language, listed, type Words } from '../../ui/i18n/i18n.tsx';
import type { AuctionView } from './view/auction-view.ts';
import type { Gain, Reason } from './view/sheet-facts.ts';
import { actionWords } from './words/actions.ts';
import { il } from './words/grammar.ts';
import { whyWords } from './words/why.ts';

/** A move that both games know, named as its button is; null where it is one of a game's own. */
export const auctionMove = (language: Language, [name, sun]: AnyMove): string | null => {
  const words = actionWords[language];
  switch (name) {
    case 'draw':
      return words.draw;
    case 'invokeRa':
      return words.invoke;
    case 'pass':
      return words.pass;
    case 'bid':
      return language === 'it' ? `Offri ${il(sun as Sun)}` : `Bid ${sun}`;
    default:
      return null;
  }
};

/** What a lot would bring a seat, and the items of the sheet by which it would. */
export type LotFacts = {
  readonly lot: readonly unknown[];
  readonly worth: (seat: Seat) => Gain;
  readonly reasons: (seat: Seat) => readonly Reason[];
  readonly names: Words<Readonly<Record<string, string>>>;
};

/** So many items are named: the largest. */
const NAMED = 3;

/** "+3 now and +5 at the end (the river +3, monuments +5)". */
export const gainInWords = (
  language: Language,
  { now, end }: Gain,
  reasons: readonly Reason[] = [],
  names: Readonly<Record<string, string>> = {},
): string => {
  const words = whyWords[language];
  const parts = [
    ...(now === 0 ? [] : [words.now(signed(now))]),
    ...(end === 0 ? [] : [words.end(signed(end))]),
  ];
  if (parts.length === 0) return words.nothing;
  const items = reasons
    .toSorted((a, b) => Math.abs(b.fame) - Math.abs(a.fame))
    .slice(0, NAMED)
    .map(({ item, fame }) => `${names[item] ?? item} ${signed(fame)}`);
  return listed(language, parts) + (items.length === 0 ? '' : ` (${items.join(', ')})`);
};

/** What both games have to say of a move of an auction or of a turn; null of a move of one game's own. */
export const whyOfLot = (
  language: Language,
  { view, seat, move: [name, sun], nameOf }: Considered & { readonly view: AuctionView },
  { lot, worth, reasons, names }: LotFacts,
): string | null => {
  if (!['bid', 'pass', 'draw', 'invokeRa'].includes(name)) return null;
  const words = whyWords[language];
  const paid = name === 'bid' ? [words.sun(sun as Sun, view.centre)] : [];
  if (lot.length === 0) return [words.empty, ...paid].join(' ');
  const own = gainInWords(language, worth(seat), reasons(seat), names[language]);
  const sentences = [words.lot(own), ...paid];
  const rival = keenest(view, seat, worth);
  if (rival !== null) sentences.push(words.rival(nameOf(rival), gainInWords(language, worth(rival))));
  return sentences.join(' ');
};

/** Of the others who have suns left, and may still bid where an auction is on, the one to whom a lot is worth most. */
const keenest = ({ areas, step }: AuctionView, seat: Seat, worth: (seat: Seat) => Gain): Seat | null => {
  const mayBid = (other: Seat): boolean =>
    areas[other]!.suns.faceUp.length > 0 &&
    (step.kind !== 'auction' ||
      !('toSpeak' in step) ||
      step.toSpeak.includes(other) ||
      step.best?.seat === other);
  const sum = (other: Seat): number => worth(other).now + worth(other).end;
  const [first] = areas
    .flatMap((_, other) => (other !== seat && mayBid(other) ? [other] : []))
    .sort((a, b) => sum(b) - sum(a));
  return first ?? null;
};
