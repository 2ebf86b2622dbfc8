import { addAt } from '../shared/lists.ts';
import { at, leftOf, type Seat } from '../shared/seats.ts';
import type { AuctionEvent, Sheet } from './events.ts';
import { STARTING_FAME } from './fame.ts';

/** The numbered rules of both games, and what in the public events shows that each came into play. */
export const AUCTION_RULES_IN_PLAY = {
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
  'A-09': "a lot was settled before its auction's epoch ended",
  'E-01': 'an epoch ended with the last sun',
  'E-02': 'an epoch ended with the last Ra tile',
  'E-03': 'tiles were lost on the track, or suns stayed unused, as an epoch ended',
  'E-04': 'a later epoch was begun by the owner of the highest sun',
  'E-05': 'a fame that would have fallen below nothing did not',
  'E-06': 'the totals of suns scored',
  'E-07': 'a tie for most fame was broken by the highest sun',
  'E-08': 'a match ended with tiles left in the bag',
  'E-09': 'fame was added face-down',
} as const;

/** What an event of one game means to the rules of both. */
export type Reading<Event> = {
  /** How many tiles it lays on the auction track; less than none when it takes some away. */
  readonly lays: (event: Event) => number;
  /** The player whose turn begins with an event that only this game knows, or null. */
  readonly beginsTurn: (event: Event, before: Event | undefined) => Seat | null;
  /** Does the winner of a lot settle something with it? */
  readonly settles: (event: Event) => boolean;
  readonly ruleOfItem: Readonly<Record<string, string>>;
};

type Shared = AuctionEvent<string, string> | Sheet<string>;

/** Counts, in `see`, how often the rules of both games came into play in a match, from its public events. */
export const seeAuctionRules = <Event extends { readonly type: string }>(
  events: readonly Event[],
  { lays, beginsTurn, settles, ruleOfItem }: Reading<Event>,
  see: (...rules: string[]) => void,
): void => {
  let dealt: readonly number[] = [];
  /** Face-up suns by seat. */
  let suns: number[] = [];
  let fame: number[] = [];
  let track = 0;
  let turnAfter: Seat | null = null;
  let auction: { caller: Seat; kind: string; bids: number } | null = null;
  /** Has an auction ended since the last turn began, and was its lot settled? */
  let ended = false;
  let settled = false;

  const takeTurn = (player: Seat) => {
    if (ended) see('A-08');
    if (turnAfter !== null && leftOf(turnAfter, suns.length) !== player) see('T-01');
    if (suns.filter(left => left > 0).length === 1) see('T-06');
    turnAfter = player;
    ended = false;
    settled = false;
  };

  for (const [i, told] of events.entries()) {
    const turnOf = beginsTurn(told, events[i - 1]);
    if (turnOf !== null) takeTurn(turnOf);
    if (settles(told)) settled = true;
    const event = told as unknown as Shared;
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
        ended = false;
        break;
      case 'draw':
        takeTurn(event.player);
        see(event.tile === 'ra' ? 'T-03' : 'T-04');
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
        addAt(suns, event.player, -1);
        track = 0;
        ended = true;
        break;
      case 'unsold':
        see(event.tiles.length > 0 ? 'A-05' : 'A-06');
        track -= event.tiles.length;
        ended = true;
        break;
      case 'epoch-end':
        see(event.reason === 'ra-track' ? 'E-02' : 'E-01');
        if (track > 0 || suns.some(left => left > 0)) see('E-03');
        if (settled && event.reason === 'suns-spent') see('A-09');
        track = 0;
        break;
      case 'score': {
        const scored = event.items.filter(item => item.fame !== 0).map(item => ruleOfItem[item.for] ?? '');
        see('E-09', ...new Set(scored));
        if (at(fame, event.player) + event.net < 0) see('E-05');
        fame[event.player] = event.fame;
        break;
      }
      case 'end': {
        see('E-08');
        const most = Math.max(...event.scores);
        if (event.scores.filter(score => score === most).length > 1) see('E-07');
        break;
      }
    }
    track += lays(told);
  }
};

/** A count of nothing for each rule, and what adds to it. */
export const ruleCounts = <Rule extends string>(rules: Readonly<Record<Rule, string>>) => {
  const counts = Object.fromEntries(Object.keys(rules).map(rule => [rule, 0])) as Record<Rule, number>;
  const see = (...seen: string[]) => {
    for (const rule of seen) if (Object.hasOwn(counts, rule)) counts[rule as Rule] += 1;
  };
  return { counts, see };
};
