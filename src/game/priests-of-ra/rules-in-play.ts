import {
  AUCTION_RULES_IN_PLAY,
  type Reading,
  ruleCounts,
  seeAuctionRules,
} from '../auction/rules-in-play.ts';
import { LEAVERS } from './epoch.ts';
import { type PriestsEvent, RULE_OF_ITEM } from './events.ts';
import { isTwoSided } from './tiles.ts';

/** Every numbered rule of the game, and what in the public events shows that it came into play. */
export const RULES_IN_PLAY = {
  ...AUCTION_RULES_IN_PLAY,
  'P-01': 'a side was chosen',
  'P-02': 'a priest turned a tile',
  'P-10': 'most people of a type scored',
  'P-11': 'people brought ankhs',
  'P-12': 'buildings scored',
  'P-13': 'priests scored, or took a plague away',
  'P-14': 'plagues cost fame',
  'P-15': 'people and priests left after an epoch',
  'P-20': 'a pyramid scored',
  'P-21': 'chambers scored',
  'P-22': 'ankhs scored',
} as const;

/** How often each numbered rule came into play in a match, from its public events. */
export const rulesInPlay = (events: readonly PriestsEvent[]): Readonly<Record<string, number>> => {
  const { counts, see } = ruleCounts(RULES_IN_PLAY);
  seeAuctionRules(events, READING, see);
  let people = false;
  for (const event of events) {
    if (event.type === 'place') see('P-01');
    if (event.type === 'flip') see('P-02');
    if (event.type === 'sold') people ||= event.tiles.some(tile => LEFT.has(tile));
    if (event.type === 'score' && event.ankhs > 0) see('P-11');
    if (event.type === 'score' && event.plagues > 0) see('P-13');
    if (event.type === 'epoch-end') {
      if (people) see('P-15');
      people = false;
    }
  }
  return counts;
};

const LEFT: ReadonlySet<string> = new Set(LEAVERS);

const READING: Reading<PriestsEvent> = {
  lays: event =>
    event.type === 'place' || (event.type === 'draw' && event.tile !== 'ra' && !isTwoSided(event.tile))
      ? 1
      : 0,
  beginsTurn: () => null,
  settles: event => event.type === 'flip',
  ruleOfItem: RULE_OF_ITEM,
};
