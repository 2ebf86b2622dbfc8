import type { AnyEvent } from '../../../../game/contract.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import type { SharedEvent } from '../view/auction-view.ts';
import type { Reader } from '../view/facts.ts';
import { momentWords } from '../words/moments.ts';

/**
 * What an event of weight meant, in one sentence; null for what is seen without words. `worth` is what the lot was worth
 * to a seat before, or null where it is not to be said; `sentenceOf` says what only one game has.
 */
export const sentenceOfMoment = <Event extends AnyEvent>(
  event: Event,
  reader: Reader,
  worth: (seat: Seat) => number | null,
  sentenceOf: (event: Event, reader: Reader) => string,
): string | null => {
  const words = momentWords[reader.language];
  const shared = event as unknown as SharedEvent;
  switch (shared.type) {
    case 'sold': {
      const gain = worth(shared.player);
      const took = words.took(
        reader.person(shared.player),
        shared.tiles.length,
        shared.sun,
        shared.tiles.length === 0 ? shared.took : null,
      );
      return gain === null || shared.tiles.length === 0
        ? `${took}.`
        : `${took}: ${gain === 0 ? words.worthNothing : signed(gain)}`;
    }
    case 'unsold':
      return shared.tiles.length === 0 ? words.stays : words.leaves(shared.tiles.length);
    case 'epoch-end':
      return words.sunSets(shared.epoch, shared.reason);
    case 'draw':
    case 'invoke':
    case 'bid':
    case 'pass':
    case 'setup':
    case 'epoch-start':
    case 'score':
    case 'end':
      return null;
    default:
      return sentenceOf(event, reader);
  }
};
