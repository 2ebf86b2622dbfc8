import { WAYS } from '../matches.ts';
import { DEMANDED_OF_AUCTIONS } from './auction.ts';
import { type Fact, type Golden, type GoldenMatch, shows } from './matches.ts';

const [random, shy, raHeavy] = WAYS;

const matches: readonly GoldenMatch[] = [
  { file: 'ra-track-full', shows: ['E-02', 'E-03'], players: 2, way: raHeavy, seed: 'golden 207' },
  { file: 'full-track-unsold', shows: ['T-02', 'A-05', 'A-06'], players: 2, way: shy, seed: 'golden 28' },
  { file: 'tie-broken-by-a-sun', shows: ['E-07', 'E-01', 'A-04'], players: 2, way: random, seed: 'golden 216' },
  { file: 'disaster-in-the-last-auction', shows: ['A-09', 'R-03'], players: 2, way: random, seed: 'golden 439' },
  { file: 'fame-stays-above-nothing', shows: ['E-05', 'R-14', 'E-01'], players: 2, way: random, seed: 'golden 297' },
  { file: 'gods', shows: ['R-01', 'R-02'], players: 3, way: raHeavy, seed: 'golden 2273' },
  { file: 'god-on-a-full-track', shows: ['R-01', 'T-02'], players: 3, way: shy, seed: 'golden 446' },
  { file: 'drought', shows: ['R-03', 'R-12'], players: 3, way: random, seed: 'golden 205' },
  { file: 'two-disasters-of-a-kind', shows: ['R-03', 'T-01', 'T-06'], players: 4, way: random, seed: 'golden 517' },
  { file: 'five-players', shows: ['A-02', 'R-11', 'R-15'], players: 5, way: shy, seed: 'golden 20' },
];

/** Does an event of the match go straight before another, so that both hold? */
const inARow = (facts: readonly Fact[], both: (first: Fact, second: Fact) => boolean): boolean =>
  facts.some((fact, i) => i > 0 && both(facts[i - 1]!, fact));
const lost = (fact: Fact): readonly unknown[] => (fact.type === 'disaster' ? (fact.lost as unknown[]) : []);

export const ra: Golden = {
  matches,
  demanded: {
    ...DEMANDED_OF_AUCTIONS,
    'several gods are played in one turn': facts =>
      inARow(facts, (one, two) => one.type === 'god' && two.type === 'god' && one.player === two.player),
    'a god takes a disaster, which strikes at once': facts =>
      inARow(facts, (god, struck) => god.type === 'god' && struck.type === 'disaster' && god.takes === struck.tile),
    'a god is played on a full track': facts => fullTrackGods(facts) > 0,
    'a disaster finds nothing to take': facts =>
      facts.some(fact => fact.type === 'disaster' && lost(fact).length === 0),
    'two disasters of a kind take more than two tiles': facts =>
      inARow(facts, (one, two) => one.tile === two.tile && lost(one).length === 2 && lost(two).length > 0),
    'a drought takes the flood before the Nile': facts =>
      facts.some(fact => fact.tile === 'drought' && lost(fact).join() === 'flood,nile'),
    'the last auction of the match brings a disaster that asks': facts =>
      inARow(
        facts,
        (struck, end) =>
          ['unrest', 'earthquake'].includes(String(struck.tile)) &&
          lost(struck).length === 2 &&
          end.type === 'epoch-end' &&
          end.epoch === 3 &&
          end.reason === 'suns-spent',
      ),
    'gods, gold, the river, civilizations and monuments score': (facts, seen) =>
      ['R-10', 'R-12', 'R-13', 'R-14', 'R-15'].every(rule => shows(rule)(facts, seen)),
  },
};

/** How many gods were played while eight tiles lay on the track. */
const fullTrackGods = (facts: readonly Fact[]): number => {
  let gods = 0;
  let track = 0;
  for (const fact of facts) {
    if (fact.type === 'draw' && fact.tile !== 'ra') track += 1;
    if (fact.type === 'sold' || fact.type === 'epoch-end') track = 0;
    if (fact.type === 'unsold') track -= (fact.tiles as unknown[]).length;
    if (fact.type === 'god') {
      if (track === 8) gods += 1;
      track -= 1;
    }
  }
  return gods;
};
