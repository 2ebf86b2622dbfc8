import type { Suns } from './suns.ts';
import type { AuctionArea, AuctionStep, AuctionTable } from './table.ts';

/** A copy of a table of either game. `areaOf` copies what lies before a player; the step is copied by whoever knows it. */
export const copyTable = <
  Options extends object,
  Step,
  Space extends string | null,
  Area extends AuctionArea,
>(
  table: { readonly options: Options } & AuctionTable<Space, Area>,
  areaOf: (area: Area) => Area,
  step: Step,
): { readonly options: Options; step: Step } & AuctionTable<Space, Area> => ({
  options: { ...table.options },
  epoch: table.epoch,
  raTrack: table.raTrack,
  track: [...table.track],
  centre: table.centre,
  areas: table.areas.map(areaOf),
  bag: table.bag,
  raLeft: table.raLeft,
  step,
});

export const copySuns = ({ faceUp, faceDown }: Suns): Suns => ({
  faceUp: [...faceUp],
  faceDown: [...faceDown],
});

/** A copy of a step that both games know. */
export const copyStep = (step: AuctionStep): AuctionStep => {
  switch (step.kind) {
    case 'turn':
      return { ...step };
    case 'auction':
      return { ...step, toSpeak: [...step.toSpeak], best: step.best && { ...step.best } };
    case 'over':
      return { ...step, scores: [...step.scores], winners: [...step.winners] };
  }
};
