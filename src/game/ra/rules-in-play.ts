import {
  AUCTION_RULES_IN_PLAY,
  type Reading,
  ruleCounts,
  seeAuctionRules,
} from '../auction/rules-in-play.ts';
import { type RaEvent, RULE_OF_ITEM } from './events.ts';
import { DISASTER_TAKES } from './numbers.ts';
import { isDisaster } from './tiles.ts';

/** Every numbered rule of the game, and what in the public events shows that it came into play. */
export const RULES_IN_PLAY = {
  ...AUCTION_RULES_IN_PLAY,
  'R-01': 'a god took a tile',
  'R-02': 'a god took a disaster, which struck at once',
  'R-03': 'a disaster took tiles',
  'R-04': 'a disaster was resolved by itself, as there was nothing to choose',
  'R-10': 'gods scored',
  'R-11': 'pharaohs scored',
  'R-12': 'the river scored',
  'R-13': 'gold scored',
  'R-14': 'civilizations scored, or their lack',
  'R-15': 'monuments scored',
} as const;

/** How often each numbered rule came into play in a match, from its public events. */
export const rulesInPlay = (events: readonly RaEvent[]): Readonly<Record<string, number>> => {
  const { counts, see } = ruleCounts(RULES_IN_PLAY);
  seeAuctionRules(events, READING, see);
  for (const event of events) {
    if (event.type === 'god') see('R-01');
    if (event.type === 'god' && isDisaster(event.takes)) see('R-02');
    if (event.type === 'disaster' && event.lost.length > 0) see('R-03');
    if (event.type === 'disaster' && asksNothing(event)) see('R-04');
  }
  return counts;
};

/** From the events alone: a drought or a funeral never asks, and fewer tiles than it takes were all there were. */
const asksNothing = ({ tile, lost }: Extract<RaEvent, { type: 'disaster' }>): boolean =>
  tile === 'drought' || tile === 'funeral' || lost.length < DISASTER_TAKES;

const READING: Reading<RaEvent> = {
  lays: event => (event.type === 'draw' && event.tile !== 'ra' ? 1 : event.type === 'god' ? -1 : 0),
  // Several gods of one turn, and a disaster among what they took, follow each other.
  beginsTurn: (event, before) => {
    if (event.type !== 'god') return null;
    const goesOn = (before?.type === 'god' || before?.type === 'disaster') && before.player === event.player;
    return goesOn ? null : event.player;
  },
  settles: event => event.type === 'disaster',
  ruleOfItem: RULE_OF_ITEM,
};
