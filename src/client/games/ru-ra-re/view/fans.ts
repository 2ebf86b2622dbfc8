import { ANIMALS, type Card, type Display, IN_DECK, POINTS_CARDS } from '../../../../game/ru-ra-re/cards.ts';
import type { ScoreItem } from '../../../../game/ru-ra-re/events.ts';
import { ANIMAL_POINTS, KING_POINTS } from '../../../../game/ru-ra-re/numbers.ts';
import { scoreAnimal } from '../../../../game/ru-ra-re/score.ts';
import { at, type BySeat, type Seat } from '../../../../game/shared/seats.ts';
import { itemNow } from './facts.ts';

/** What lies together in front of a player: what is scored together, and each animal by itself. */
const FANS = ['king', 'knight', 'church', 'farm', ...ANIMALS, 'points'] as const;
export type FanKind = (typeof FANS)[number];

const FARM = ['farmer', 'farmwife', 'farmhouse'] as const;
export const cardsOfFan = (kind: FanKind): readonly Card[] =>
  kind === 'farm' ? FARM : kind === 'points' ? POINTS_CARDS : [kind];
export const fanOf = (card: Card): FanKind => FANS.find(kind => cardsOfFan(kind).includes(card)) ?? 'points';

const ITEM: Readonly<Record<Exclude<FanKind, (typeof ANIMALS)[number]>, ScoreItem>> = {
  king: 'kings',
  knight: 'knights',
  church: 'churches',
  farm: 'farms',
  points: 'points',
};
export const itemOf = (kind: FanKind): ScoreItem => (kind in ITEM ? ITEM[kind as 'king'] : 'animals');

export type Fan = {
  readonly kind: FanKind;
  readonly cards: readonly Card[];
  /** What it is worth if the scoring came now. */
  readonly points: number;
  /** What one card more would make it, and which card does; null where none would. */
  readonly next: { readonly points: number; readonly card: Card } | null;
  /** The steps of its ladder, from one card on; empty where it has none. */
  readonly rungs: readonly number[];
};

/** A fan kind by kind: of a family, such as a farm, one card must not stand for the others. */
export const kindsIn = ({ kind, cards }: Fan): readonly (readonly Card[])[] =>
  cardsOfFan(kind)
    .map(card => cards.filter(each => each === card))
    .filter(({ length }) => length > 0);

type Displays = BySeat<Readonly<Display>>;

/** The ladder a card prints: what one, two, three, … of it are worth. */
export const rungsOf = (kind: FanKind): readonly number[] => {
  if (kind === 'king') return KING_POINTS.slice(1);
  return itemOf(kind) === 'animals' ? ANIMAL_POINTS.slice(1) : [];
};

const worthOfFan = (displays: Displays, seat: Seat, kind: FanKind): number => {
  const item = itemOf(kind);
  return item === 'animals' ? scoreAnimal(at(displays, seat)[kind as Card]) : itemNow(displays, seat, item);
};

/** The fans in front of a seat; of what it does not have there is none. */
export const fansOf = (displays: Displays, seat: Seat): readonly Fan[] =>
  FANS.flatMap(kind => {
    const held = at(displays, seat);
    const kinds = cardsOfFan(kind);
    const cards = kinds.flatMap(card => Array<Card>(held[card]).fill(card));
    if (cards.length === 0) return [];
    const points = worthOfFan(displays, seat, kind);
    let next: Fan['next'] = null;
    for (const card of kinds) {
      if (kind === 'points' || held[card] >= IN_DECK[card]) continue;
      const after = displays.map((display, other) =>
        other === seat ? { ...display, [card]: display[card] + 1 } : display,
      );
      const then = worthOfFan(after, seat, kind);
      if (then > (next?.points ?? points)) next = { points: then, card };
    }
    return [{ kind, cards, points, next, rungs: rungsOf(kind) }];
  });
