import { STARTING_FAME } from '../auction/fame.ts';
import { beginner, dealSuns, FIRST_CENTRE } from '../auction/suns.ts';
import type { GameSetup } from '../contract.ts';
import { sealedRandom } from '../shared/random.ts';
import { mixedBag, raHeavyBag } from './bag.ts';
import type { PriestsEvent } from './events.ts';
import { areaSuns } from './suns.ts';
import type { Options, State, Table } from './table.ts';
import { noTiles, TILE_COUNTS } from './tiles.ts';

/** A new match: suns dealt, bag mixed, ten fame each. All of its chance is spent here. [C-01 to C-05] */
export const setup = ({ players, options, seed }: GameSetup<Options>): State => {
  const random = sealedRandom(seed);
  const suns = dealSuns(players, random);
  const bag = options.raHeavy ? raHeavyBag(random) : mixedBag(random);
  return {
    options,
    epoch: 1,
    raTrack: 0,
    track: [],
    centre: FIRST_CENTRE,
    areas: suns.map(dealt => ({ suns: dealt, tiles: noTiles(), ankhs: 0, fame: STARTING_FAME })),
    bag: bag.length,
    raLeft: TILE_COUNTS.ra,
    step: { kind: 'turn', player: beginner(suns) },
    secret: { bag, seed },
  };
};

/** The events of the set-up. */
export const opening = (fresh: Table): readonly PriestsEvent[] => [
  { type: 'setup', suns: areaSuns(fresh).map(({ faceUp }) => [...faceUp]), centre: fresh.centre },
  { type: 'epoch-start', epoch: 1, player: beginner(areaSuns(fresh)) },
];
