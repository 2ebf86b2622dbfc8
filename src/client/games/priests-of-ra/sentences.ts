import type { Epoch } from '../../../game/auction/epochs.ts';
import type { PriestsEvent } from '../../../game/priests-of-ra/events.ts';
import { isTwoSided, SIDES_OF, type Side } from '../../../game/priests-of-ra/tiles.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Language } from '../../i18n/i18n.tsx';
import type { HistoryEntry } from '../../table/history-list.tsx';
import { tileWords } from './tile-words.ts';
import { listed, type Person, signed, tilesInWords } from './words/grammar.ts';
import { historyWords } from './words/history.ts';
import { scoreWords } from './words/score.ts';

/** Who reads the sentences, in what language, and what they may be told. */
export type Reader = {
  readonly language: Language;
  readonly person: (seat: Seat) => Person;
  /** May the fame of this seat be told? [E-09] */
  readonly maySeeFame: (seat: Seat) => boolean;
};

/** An event of the match as one sentence, from which a listener can follow the match. */
export const sentenceOf = (event: PriestsEvent, { language, person, maySeeFame }: Reader): string => {
  const words = historyWords[language];
  const tiles = tileWords[language];
  const inWords = (lot: readonly Side[]) => tilesInWords(language, lot);
  switch (event.type) {
    case 'setup': {
      const suns = event.suns.map((dealt, seat) => words.suns(person(seat), dealt.join(', ')));
      return words.setup(suns.join('; '), event.centre);
    }
    case 'epoch-start':
      return words.epochStart(event.epoch, person(event.player));
    case 'draw': {
      const drawer = person(event.player);
      if (!isTwoSided(event.tile)) return words.drew(drawer, tiles[event.tile].a);
      const [one, other] = SIDES_OF[event.tile];
      return words.drewTwoSided(drawer, tiles[one].one, tiles[other].one);
    }
    case 'place':
      return words.placed(person(event.player), tiles[event.tile].one);
    case 'invoke':
      return words.invoked(person(event.player), event.kind);
    case 'bid':
      return words.bid(person(event.player), event.sun);
    case 'pass':
      return words.passed(person(event.player));
    case 'sold':
      return words.sold(person(event.player), event.sun, event.took, inWords(event.tiles));
    case 'unsold':
      return event.tiles.length === 0 ? words.stays : words.leaves(inWords(event.tiles));
    case 'flip':
      return words.flipped(person(event.player), tiles[event.from].one, tiles[event.to].one);
    case 'epoch-end':
      return words.epochEnd(event.epoch, event.reason);
    case 'score': {
      const items = event.items.map(item => `${scoreWords[language].items[item.for]} ${signed(item.fame)}`);
      return words.scored(person(event.player), {
        epoch: event.epoch as Epoch,
        net: signed(event.net),
        items: items.join(', '),
        ankhs: event.ankhs,
        plagues: event.plagues,
        fame: maySeeFame(event.player) ? event.fame : null,
      });
    }
    case 'end': {
      const scores = event.scores.map((fame, seat) => words.fame(person(seat), fame)).join(', ');
      const [first, ...more] = event.winners.map(person);
      if (first !== undefined && more.length === 0) return words.ended(first, scores);
      return words.endedInTie(
        listed(
          language,
          [first, ...more].map(p => p?.name ?? ''),
        ),
        scores,
      );
    }
  }
};

const WEIGHT: Readonly<Record<PriestsEvent['type'], HistoryEntry['weight']>> = {
  setup: 'plain',
  'epoch-start': 'chapter',
  draw: 'plain',
  place: 'plain',
  invoke: 'plain',
  bid: 'plain',
  pass: 'plain',
  sold: 'strong',
  unsold: 'strong',
  flip: 'plain',
  'epoch-end': 'chapter',
  score: 'strong',
  end: 'chapter',
};

export const entryOf = (event: PriestsEvent, reader: Reader): HistoryEntry => ({
  text: sentenceOf(event, reader),
  weight: WEIGHT[event.type],
});
