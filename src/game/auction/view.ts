import type { Random } from '../shared/random.ts';
import type { Bagging } from './bag.ts';
import type { Suns } from './suns.ts';
import type { AuctionArea, AuctionStep, AuctionTable, Hidden, Remembered } from './table.ts';

/** How one game copies what only it knows. */
export type Copying<Area, Step> = {
  readonly areaOf: (area: Area) => Area;
  readonly stepOf: (step: Step) => Step;
};

type TableOf<Options, Step, Space extends string | null, Area extends AuctionArea> = {
  readonly options: Options;
  step: Step;
} & AuctionTable<Space, Area>;

/**
 * What a game of the auction answers for `view`, `copy` and `imagine`. Nobody holds anything hidden, so all see the
 * same. Keys are written out in the order of a fresh state, so that copies are as quick to play on as states.
 */
export const viewing = <
  Tile extends string,
  Options extends object,
  Step,
  Space extends string | null,
  Area extends AuctionArea,
>(
  { countIn, bagWith }: Bagging<Tile>,
  { areaOf, stepOf }: Copying<Area, Step>,
) => {
  type Table = TableOf<Options, Step, Space, Area>;
  type State = Table & Hidden;
  type View = Table & Remembered;
  const withSecret = (table: Table, secret: Hidden['secret']): State => ({
    options: { ...table.options },
    epoch: table.epoch,
    raTrack: table.raTrack,
    track: [...table.track],
    centre: table.centre,
    areas: table.areas.map(areaOf),
    bag: table.bag,
    raLeft: table.raLeft,
    step: stepOf(table.step),
    secret,
  });
  return {
    /** All but the bag, and what is known of it. */
    view: (table: State | View): View => ({
      options: { ...table.options },
      epoch: table.epoch,
      raTrack: table.raTrack,
      track: [...table.track],
      centre: table.centre,
      areas: table.areas.map(areaOf),
      bag: table.bag,
      raLeft: table.raLeft,
      step: stepOf(table.step),
      inBag: 'secret' in table ? countIn(table.secret.bag) : [...table.inBag],
    }),
    copy: (state: State): State => withSecret(state, { ...state.secret }),
    /** The same table with the tiles of the bag in another order. */
    imagine: (view: View, _seat: unknown, random: Random): State =>
      withSecret(view, { bag: bagWith(view.inBag, random), seed: '' }),
  };
};

export const copySuns = ({ faceUp, faceDown }: Suns): Suns => ({
  faceUp: [...faceUp],
  faceDown: [...faceDown],
});

/** A copy of a step that both games know. */
export const copyStep = (step: AuctionStep): AuctionStep => {
  switch (step.kind) {
    case 'turn':
    case 'epochEnd':
      return { ...step };
    case 'auction':
      return { ...step, toSpeak: [...step.toSpeak], best: step.best && { ...step.best } };
    case 'over':
      return { ...step, scores: [...step.scores], winners: [...step.winners] };
  }
};
