import type { AuctionEvent, Sheet } from '../../../../game/auction/events.ts';
import type { AnyEvent } from '../../../../game/contract.ts';
import type { HistoryEntry } from '../../../table/history-list.tsx';
import { allOf, signed } from '../../../ui/i18n/grammar.ts';
import type { Reader } from '../view/facts.ts';
import { boardWords } from './board.ts';
import { historyWords } from './history.ts';
import { momentWords } from './moments.ts';

/** An event of both games as one sentence; the game says what its tiles are called. */
export const sentenceOfAuction = <Drawn extends string, Lying extends string>(
  event: AuctionEvent<Drawn, Lying>,
  { language, person }: Reader,
  aTile: (drawn: Drawn) => string,
  tilesInWords: (lot: readonly Lying[]) => string,
): string => {
  const words = historyWords[language];
  switch (event.type) {
    case 'setup': {
      const suns = event.suns.map((dealt, seat) => words.suns(person(seat), dealt.join(', ')));
      return words.setup(suns.join('; '), event.centre);
    }
    case 'epoch-start':
      return words.epochStart(event.epoch, person(event.player));
    case 'draw':
      return words.drew(person(event.player), aTile(event.tile));
    case 'invoke':
      return words.invoked(person(event.player), event.kind);
    case 'bid':
      return words.bid(person(event.player), event.sun);
    case 'pass':
      return words.passed(person(event.player));
    case 'sold':
      return words.sold(
        person(event.player),
        event.sun,
        event.took,
        tilesInWords(event.tiles),
        new Set(event.tiles).size > 1,
      );
    case 'unsold':
      return event.tiles.length === 0 ? words.stays : words.leaves(tilesInWords(event.tiles));
    case 'epoch-end':
      return words.epochEnd(event.epoch, event.reason);
    case 'end': {
      const scores = event.scores.map((fame, seat) => words.fame(person(seat), fame)).join(', ');
      const winners = event.winners.map(person);
      const [first, ...more] = winners;
      return first !== undefined && more.length === 0
        ? words.ended(first, scores)
        : words.endedInTie(allOf(language, winners), scores);
    }
  }
};

/** So many kinds of tiles are named in the bar: with more of them a sentence does not fit into the lines of a phone. */
const NAMED = 3;

/**
 * What the bar says of an auction that is over, for whoever sees its tiles: how many they are, where they are of many kinds.
 * Null for what it says as the history does.
 */
export const newsOf = (event: AnyEvent, { language, person }: Reader): string | null => {
  const over = event as unknown as AuctionEvent<string, string>;
  if ((over.type !== 'sold' && over.type !== 'unsold') || new Set(over.tiles).size <= NAMED) return null;
  const { length } = over.tiles;
  if (over.type === 'unsold') return momentWords[language].leaves(length);
  const tiles = boardWords[language].lotOf(length);
  return historyWords[language].soldMany(person(over.player), over.sun, over.took, tiles);
};

/** A score sheet as one sentence; `more` are whole sentences about what else happened with it. */
export const sentenceOfSheet = <Item extends string>(
  { player, epoch, items, net, fame }: Sheet<Item>,
  { language, person, maySeeFame }: Reader,
  names: Readonly<Record<Item, string>>,
  more: readonly string[] = [],
): string =>
  historyWords[language].scored(person(player), {
    epoch,
    net: signed(net),
    items: items.map(item => `${names[item.for]} ${signed(item.fame)}`).join(', '),
    more,
    fame: maySeeFame(player) ? fame : null,
  });

const CHAPTERS: ReadonlySet<string> = new Set(['epoch-start', 'epoch-end', 'end']);
const STRONG: ReadonlySet<string> = new Set(['sold', 'unsold', 'score', 'disaster']);

/** How much an event weighs in the history. */
export const weightOf = ({ type }: AnyEvent): HistoryEntry['weight'] =>
  CHAPTERS.has(type) ? 'chapter' : STRONG.has(type) ? 'strong' : 'plain';
