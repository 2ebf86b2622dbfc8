import type { KheopsEvent, NetworkEvent } from '../../../../game/kheops/events.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import type { Reader } from '../../../table/board-game.ts';
import type { HistoryEntry } from '../../../table/history-list.tsx';
import { listed } from '../../../ui/i18n/i18n.tsx';
import { aStoneInWords, aTileInWords, placeInWords } from './cell.ts';
import { historyWords } from './history.ts';
import { kindWords, pieceWords } from './names.ts';
import { scoreWords } from './score.ts';

/** An event of the match as one sentence, from which a listener can follow the match. */
export const sentenceOf = (event: KheopsEvent, reader: Reader): string => told(event, reader, false);

/** The same for whoever sees the pyramid, where what has changed is marked: neither where it is nor how it lies. */
export const newsOf = (event: KheopsEvent, reader: Reader): string => told(event, reader, true);

/** The last of what has been told as news; before it, if it was of the same turn, the worker who lost their place. [K-20] */
export const lastNews = (events: readonly KheopsEvent[], reader: Reader): string | null => {
  const at = events.findLastIndex(event => weightOf(event) !== 'silent');
  const last = events[at];
  if (last === undefined) return null;
  const others = events.findLastIndex((event, i) => i < at && playerOf(event) !== playerOf(last));
  const ousting = events
    .slice(others + 1, at)
    .findLast(event => event.type === 'pawn' && 'replaces' in event);
  return (ousting === undefined ? [last] : [ousting, last]).map(event => newsOf(event, reader)).join(' ');
};

const playerOf = (event: KheopsEvent) => ('player' in event ? event.player : null);

const told = (event: KheopsEvent, { language, person }: Reader, isSeen: boolean): string => {
  const placeOf = (cell: Cell) => (isSeen ? null : placeInWords(language, cell));
  const words = historyWords[language];
  const pieces = pieceWords[language];
  switch (event.type) {
    case 'setup':
      return words.setup(person(event.white), person(event.blue));
    case 'pawn': {
      const place = placeOf(event.cell);
      const piece = pieces[event.piece].a;
      return event.replaces === undefined
        ? words.pawn(person(event.player), piece, place)
        : words.replaces(person(event.player), piece, place);
    }
    case 'power': {
      if ('none' in event) return words.none(words.powers[event.power]);
      if ('turn' in event) {
        const kind = kindWords[language][event.power === 'rotate-room' ? 'room' : 'corridor'].a;
        return words.turned(person(event.player), kind, placeOf(event.cell));
      }
      const sentence = event.power === 'swap' ? words.swapped : words.moved;
      return sentence(person(event.player), placeOf(event.from), placeOf(event.to));
    }
    case 'tile':
      return words.laid(
        person(event.player),
        isSeen ? aTileInWords(language, event) : aStoneInWords(language, event.cell, event),
        placeOf(event.cell),
      );
    case 'refill':
      return words.drew(person(event.player));
    case 'network':
      return sentenceOfNetwork(event, { language, person });
    case 'ankhs':
      return words.ankhs(person(event.player), event.count, event.points);
    case 'end': {
      const scores = event.scores.map((points, seat) => words.score(person(seat), points)).join(', ');
      const [first, second] = event.winners;
      return first === undefined || second !== undefined
        ? words.drawn(scores)
        : words.ended(person(first), scores);
    }
  }
};

const sentenceOfNetwork = (event: NetworkEvent, { language, person }: Reader): string => {
  const words = historyWords[language];
  const { cells, rooms, bonuses, closed, cursed, points, owners } = event;
  if (cursed) return words.cursed(cells.length);
  const extras = bonuses.map(bonus => `${scoreWords[language].bonus[bonus.for]} +${bonus.points}`);
  const owner = owners[0] === undefined ? null : person(owners[0]);
  const name = owner === null ? null : owner.you ? words.you : owner.name;
  return words.network(cells.length, rooms, listed(language, extras), closed, points, name);
};

const STRONG: ReadonlySet<string> = new Set(['network', 'ankhs']);

/** How much an event weighs in the history. Whoever lays a tile draws another as long as there is one: only heard. [K-10] */
export const weightOf = ({ type }: KheopsEvent): HistoryEntry['weight'] => {
  if (type === 'refill') return 'silent';
  return type === 'setup' || type === 'end' ? 'chapter' : STRONG.has(type) ? 'strong' : 'plain';
};
