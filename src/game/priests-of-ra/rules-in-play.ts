import { STARTING_FAME } from '../auction/fame.ts';
import { leftOf, type Seat } from '../shared/seats.ts';
import { type PriestsEvent, RULE_OF_ITEM } from './events.ts';

/** Every numbered rule of the game, and what in the public events shows that it came into play. */
export const RULES_IN_PLAY = {
  'C-01': 'a match was set up with its tracks',
  'C-02': 'sun 1 began in the centre',
  'C-03': 'suns were dealt',
  'C-04': 'everybody began with ten fame',
  'C-05': 'the owner of the highest sun began',
  'C-06': 'two to five players sat down',
  'T-01': 'a player without a face-up sun was skipped',
  'T-02': 'a full track had to be auctioned',
  'T-03': 'a Ra tile was drawn',
  'T-04': 'another tile was drawn',
  'T-05': 'Ra was invoked over an empty track',
  'T-06': 'the last player with face-up suns played on alone',
  'A-01': 'players were asked in an auction',
  'A-02': 'a bid beat a bid',
  'A-03': 'an auction began',
  'A-04': 'the Ra player had to bid, as nobody else did',
  'A-05': 'a full track left the game unsold',
  'A-06': 'nobody bid on a Ra tile and the tiles stayed',
  'A-07': 'a lot was sold',
  'A-08': 'play went on after an auction',
  'A-09': "priests turned tiles before the auction's epoch ended",
  'E-01': 'an epoch ended with the last sun',
  'E-02': 'an epoch ended with the last Ra tile',
  'E-03': 'tiles were lost on the track, or suns stayed unused, as an epoch ended',
  'E-04': 'a later epoch was begun by the owner of the highest sun',
  'E-05': 'a fame that would have fallen below nothing did not',
  'E-06': 'the totals of suns scored',
  'E-07': 'a tie for most fame was broken by the highest sun',
  'E-08': 'a match ended with tiles left in the bag',
  'E-09': 'fame was added face-down',
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
type Rule = keyof typeof RULES_IN_PLAY;

/** How often each numbered rule came into play in a match, from its public events. */
export const rulesInPlay = (events: readonly PriestsEvent[]): Readonly<Record<Rule, number>> => {
  const counts = Object.fromEntries(Object.keys(RULES_IN_PLAY).map(rule => [rule, 0])) as Record<
    Rule,
    number
  >;
  const see = (...rules: Rule[]) => {
    for (const rule of rules) counts[rule] += 1;
  };

  let dealt: number[] = [];
  /** Face-up suns by seat. */
  let suns: number[] = [];
  let fame: number[] = [];
  let track = 0;
  let people = false;
  let turnAfter: Seat | null = null;
  let auction: { caller: Seat; kind: string; bids: number } | null = null;
  let settled = false;
  let flipped = false;

  const takeTurn = (player: Seat) => {
    if (settled) see('A-08');
    if (turnAfter !== null && leftOf(turnAfter, suns.length) !== player) see('T-01');
    if (suns.filter(left => left > 0).length === 1) see('T-06');
    turnAfter = player;
    settled = false;
    flipped = false;
  };

  for (const event of events) {
    switch (event.type) {
      case 'setup':
        see('C-01', 'C-02', 'C-03', 'C-04', 'C-05', 'C-06');
        dealt = event.suns.map(hand => hand.length);
        fame = event.suns.map(() => STARTING_FAME);
        break;
      case 'epoch-start':
        if (event.epoch > 1) see('E-04');
        suns = [...dealt];
        turnAfter = null;
        settled = false;
        break;
      case 'draw':
        takeTurn(event.player);
        see(event.tile === 'ra' ? 'T-03' : 'T-04');
        if (event.tile === 'pyramid' || event.tile === 'priest' || event.tile === 'plague') track += 1;
        break;
      case 'place':
        see('P-01');
        track += 1;
        break;
      case 'invoke':
        see('A-01', 'A-03');
        if (event.kind !== 'ra-tile') takeTurn(event.player);
        if (event.kind === 'full-track') see('T-02');
        if (event.kind === 'voluntary' && track === 0) see('T-05');
        auction = { caller: event.player, kind: event.kind, bids: 0 };
        break;
      case 'bid':
        if (auction === null) break;
        if (auction.bids > 0) see('A-02');
        else if (auction.kind === 'voluntary' && auction.caller === event.player) see('A-04');
        auction.bids += 1;
        break;
      case 'sold':
        see('A-07');
        suns[event.player]! -= 1;
        people ||= event.tiles.some(tile => LEAVERS.has(tile));
        track = 0;
        settled = true;
        break;
      case 'unsold':
        see(event.tiles.length > 0 ? 'A-05' : 'A-06');
        track -= event.tiles.length;
        settled = true;
        break;
      case 'flip':
        see('P-02');
        flipped = true;
        break;
      case 'epoch-end':
        see(event.reason === 'ra-track' ? 'E-02' : 'E-01');
        if (track > 0 || suns.some(left => left > 0)) see('E-03');
        if (people) see('P-15');
        if (flipped && event.reason === 'suns-spent') see('A-09');
        track = 0;
        people = false;
        break;
      case 'score':
        see(
          'E-09',
          ...new Set(event.items.filter(item => item.fame !== 0).map(item => RULE_OF_ITEM[item.for])),
        );
        if (event.ankhs > 0) see('P-11');
        if (event.plagues > 0) see('P-13');
        if (fame[event.player]! + event.net < 0) see('E-05');
        fame[event.player] = event.fame;
        break;
      case 'end': {
        see('E-08');
        const most = Math.max(...event.scores);
        if (event.scores.filter(score => score === most).length > 1) see('E-07');
        break;
      }
    }
  }
  return counts;
};

const LEAVERS: ReadonlySet<string> = new Set(['farmer', 'warrior', 'merchant', 'scribe', 'priest']);
