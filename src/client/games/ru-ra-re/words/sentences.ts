import { CARDS, type Card } from '../../../../game/ru-ra-re/cards.ts';
import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import type { Reader } from '../../../table/board-game.ts';
import type { HistoryEntry } from '../../../table/history-list.tsx';
import { allOf, ha, type Person, piecesInWords, tuOr, who, youOr } from '../../../ui/i18n/grammar.ts';
import { defineWords, plural } from '../../../ui/i18n/i18n.tsx';
import { itemWords } from './board.ts';
import { cardWords } from './card-words.ts';

const en = {
  setup: 'Three cards lie in each row.',
  shown: (p: Person, row: number) => `${youOr(p)} ${row}`,
  show: (hands: string) => `All hands at once: ${hands}.`,
  take: (p: Person, row: number, cards: string) => `${who(p)} took row ${row}: ${cards}.`,
  clash: (names: string, row: number, lost: string) =>
    `${names} clashed on row ${row}${lost === '' ? '' : `, which lost ${lost}`}.`,
  roundEnd: (round: number) => `Round ${round} is over.`,
  nothing: (names: string) => `${names} got nothing: too few rows still held cards.`,
  refill: 'The rows are filled again.',
  lastRefill: 'The pile is used up. The whole box is shuffled and fills the rows for the last round.',
  scored: (p: Person, scoring: number, points: number, items: string, total: number) =>
    `${who(p)} scored ${points === 0 ? 'nothing' : plural('en', points, 'point', 'points')} in the ${scoring === 1 ? 'first' : 'final'} scoring${items === '' ? '' : ` (${items})`}: ${total} in all.`,
  discard: (p: Person, cards: string) => `${who(p)} put ${cards} back in the box.`,
  score: (p: Person, points: number) => `${youOr(p)} ${points}`,
  ended: (p: Person, scores: string) => `${p.you ? 'You win' : `${p.name} wins`}: ${scores}.`,
  shared: (names: string, scores: string) => `${names} share the victory: ${scores}.`,
};

const nonHa = ({ name, you }: Person): string => (you ? 'Non hai' : `${name} non ha`);

/** What happened, as sentences. */
const historyWords = defineWords(en, {
  setup: 'In ogni serie ci sono tre carte.',
  shown: (p, row) => `${tuOr(p)} ${row}`,
  show: hands => `Tutte le mani insieme: ${hands}.`,
  take: (p, row, cards) => `${ha(p)} preso la serie ${row}: ${cards}.`,
  clash: (names, row, lost) =>
    `${names}: scontro sulla serie ${row}${lost === '' ? '' : `, che perde ${lost}`}.`,
  roundEnd: round => `Il turno ${round} è finito.`,
  nothing: names => `${names}: a mani vuote, restavano troppo poche serie con carte.`,
  refill: 'Le serie sono di nuovo piene.',
  lastRefill: 'Il mazzo è finito. Tutta la scatola viene mescolata e riempie le serie per l’ultimo turno.',
  scored: (p, scoring, points, items, total) =>
    `${points === 0 ? nonHa(p) : ha(p)} ottenuto ${points === 0 ? 'punti' : plural('it', points, 'punto', 'punti')} nel ${scoring === 1 ? 'primo conteggio' : 'conteggio finale'}${items === '' ? '' : ` (${items})`}: in tutto ${total}.`,
  discard: (p, cards) => `${ha(p)} rimesso nella scatola ${cards}.`,
  score: (p, points) => `${tuOr(p)} ${points}`,
  ended: (p, scores) => `${p.you ? 'Vinci tu' : `Vince ${p.name}`}: ${scores}.`,
  shared: (names, scores) => `${names}: vittoria condivisa. ${scores}.`,
});

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
