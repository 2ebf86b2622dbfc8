import { CARDS, type Card } from '../../../../game/ru-ra-re/cards.ts';
import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import type { Reader } from '../../../table/board-game.ts';
import type { HistoryEntry } from '../../../table/history-list.tsx';
import { allOf, piecesInWords } from '../../../ui/i18n/grammar.ts';
import { itemWords } from './board.ts';
import { cardWords } from './card-words.ts';
import { historyWords } from './history.ts';

/** An event of the match as one sentence, from which a listener can follow the match. */
export const sentenceOf = (event: RuRaReEvent, { language, person }: Reader): string => {
  const words = historyWords[language];
  const cards = (some: readonly Card[]) => piecesInWords(language, some, CARDS, cardWords[language]);
  const names = (seats: readonly Seat[]) => allOf(language, seats.map(person));
  switch (event.type) {
    case 'setup':
      return words.setup;
    case 'show': {
      const hands = Object.entries(event.choices).map(([seat, row]) =>
        words.shown(person(Number(seat)), row),
      );
      return words.show(hands.join(', '));
    }
    case 'take':
      return words.take(person(event.player), event.row, cards(event.cards));
    case 'clash':
      return words.clash(
        names(event.players),
        event.row,
        event.lost === null ? '' : cardWords[language][event.lost].a,
      );
    case 'round-end': {
      const over = words.roundEnd(event.round);
      return event.nothing.length === 0 ? over : `${over} ${words.nothing(names(event.nothing))}`;
    }
    case 'refill':
      return event.reshuffled ? words.lastRefill : words.refill;
    case 'score': {
      const items = event.items.map(item => `${itemWords[language][item.for]} ${item.points}`).join(', ');
      return words.scored(person(event.player), event.scoring, event.points, items, event.total);
    }
    case 'discard':
      return words.discard(person(event.player), cards(event.cards));
    case 'end': {
      const scores = event.scores.map((points, seat) => words.score(person(seat), points)).join(', ');
      const [first, ...more] = event.winners;
      return first !== undefined && more.length === 0
        ? words.ended(person(first), scores)
        : words.shared(names(event.winners), scores);
    }
  }
};

const CHAPTERS: ReadonlySet<string> = new Set(['setup', 'round-end', 'end']);
const STRONG: ReadonlySet<string> = new Set(['take', 'clash', 'score']);

/** How much an event weighs in the history. */
export const weightOf = ({ type }: RuRaReEvent): HistoryEntry['weight'] =>
  CHAPTERS.has(type) ? 'chapter' : STRONG.has(type) ? 'strong' : 'plain';
