import type { GameSetup } from '../contract.ts';
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

/** A fresh match of either game. */
export type Fresh<Options, Area extends AuctionArea> = {
  readonly options: Options;
  step: AuctionStep;
} & AuctionTable<never, Area> &
  Hidden;

/**
 * A new match: suns dealt, bag mixed, ten fame each. All of its chance is spent here. [C-01 to C-05]
 * @param areaOf what the game lays before a player who has these suns and this fame. Its keys are written out there
 *   as they are here: objects put together by spreading make whole matches a third slower.
 */
export const freshTable = <Tile extends string, Options extends AuctionOptions, Area extends AuctionArea>(
  { players, options, seed }: GameSetup<Options>,
  { mixedBag, raHeavyBag }: Bagging<Tile>,
  counts: { readonly ra: number },
  areaOf: (suns: Suns, fame: number) => Area,
): Fresh<Options, Area> => {
  const random = sealedRandom(seed);
  const suns = dealSuns(players, random);
  const bag = options.raHeavy ? raHeavyBag(random) : mixedBag(random);
  return {
    options,
    epoch: 1,
    raTrack: 0,
    track: [],
    centre: FIRST_CENTRE,
    areas: suns.map(dealt => areaOf(dealt, STARTING_FAME)),
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
