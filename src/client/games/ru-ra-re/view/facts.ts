import { add, type Card, type Display } from '../../../../game/ru-ra-re/cards.ts';
import type { ScoreItem } from '../../../../game/ru-ra-re/events.ts';
import { scoreDisplays, sumOf } from '../../../../game/ru-ra-re/score.ts';
import { at, type BySeat, type Seat } from '../../../../game/shared/seats.ts';

type Displays = BySeat<Readonly<Display>>;

/** What a seat would score if the scoring came now. */
export const pointsNow = (displays: Displays, seat: Seat): number => sumOf(at(scoreDisplays(displays), seat));

/** What one item of it would be. */
export const itemNow = (displays: Displays, seat: Seat, item: ScoreItem): number =>
  at(scoreDisplays(displays), seat).find(award => award.for === item)?.points ?? 0;

/** The displays as they would be with some cards more in front of a seat. */
export const withCards = (displays: Displays, seat: Seat, cards: readonly Card[]): Displays =>
  displays.map((display, other) => {
    if (other !== seat) return display;
    const more = { ...display };
    add(more, cards);
    return more;
  });

/** The displays as they were before some cards came to lie in front of a seat. */
export const withoutCards = (displays: Displays, seat: Seat, cards: readonly Card[]): Displays =>
  displays.map((display, other) => {
    if (other !== seat) return display;
    const less = { ...display };
    for (const card of cards) less[card] -= 1;
    return less;
  });

/** What some cards more would add to what a seat would score. */
export const gainOf = (displays: Displays, seat: Seat, cards: readonly Card[]): number =>
  pointsNow(withCards(displays, seat, cards), seat) - pointsNow(displays, seat);
