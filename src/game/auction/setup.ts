import { sealedRandom } from '../shared/random.ts';
import type { BySeat } from '../shared/seats.ts';
import type { Bagging } from './bag.ts';
import type { EpochStartEvent, SetupEvent } from './events.ts';
import { STARTING_FAME } from './fame.ts';
import { beginner, dealSuns, FIRST_CENTRE, type Suns } from './suns.ts';
import {
  type AuctionArea,
  type AuctionOptions,
  type AuctionStep,
  type AuctionTable,
  areaSuns,
  type Hidden,
} from './table.ts';

/** A fresh match of either game: `areaOf` adds what the game lays before a player besides suns and fame. */
export type Fresh<Area extends AuctionArea> = AuctionTable<never, Area> & Hidden & { step: AuctionStep };

/** A new match: suns dealt, bag mixed, ten fame each. All of its chance is spent here. [C-01 to C-05] */
export const freshTable = <Tile extends string, Area extends AuctionArea>(
  { players, options, seed }: { players: number; options: AuctionOptions; seed: string },
  { mixedBag, raHeavyBag }: Bagging<Tile>,
  counts: { readonly ra: number },
  areaOf: (start: { suns: Suns; fame: number }) => Area,
): Fresh<Area> => {
  const random = sealedRandom(seed);
  const suns = dealSuns(players, random);
  const bag = options.raHeavy ? raHeavyBag(random) : mixedBag(random);
  return {
    epoch: 1,
    raTrack: 0,
    track: [],
    centre: FIRST_CENTRE,
    areas: suns.map(dealt => areaOf({ suns: dealt, fame: STARTING_FAME })),
    bag: bag.length,
    raLeft: counts.ra,
    step: { kind: 'turn', player: beginner(suns) },
    secret: { bag, seed },
  };
};

/** The events of the set-up. */
export const opening = (
  fresh: AuctionTable<string | null, AuctionArea>,
): readonly [SetupEvent, EpochStartEvent] => {
  const suns: BySeat<Suns> = areaSuns(fresh);
  return [
    { type: 'setup', suns: suns.map(({ faceUp }) => [...faceUp]), centre: fresh.centre },
    { type: 'epoch-start', epoch: 1, player: beginner(suns) },
  ];
};
