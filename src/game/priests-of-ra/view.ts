import type { State, Step, Table } from './table.ts';

/** What everybody may see: all but the bag. A new object of allowed parts; no seat knows more than another. */
export const view = (state: State): Table => ({
  options: { ...state.options },
  epoch: state.epoch,
  raTrack: state.raTrack,
  track: [...state.track],
  centre: state.centre,
  areas: state.areas.map(({ suns, tiles, ankhs, fame }) => ({
    suns: { faceUp: [...suns.faceUp], faceDown: [...suns.faceDown] },
    tiles: [...tiles],
    ankhs,
    fame,
  })),
  bag: state.bag,
  raLeft: state.raLeft,
  step: copyStep(state.step),
});

const copyStep = (step: Step): Step => {
  switch (step.kind) {
    case 'auction':
      return { ...step, toSpeak: [...step.toSpeak], best: step.best && { ...step.best } };
    case 'priests':
      return { ...step, turned: [...step.turned] };
    case 'over':
      return { ...step, scores: [...step.scores], winners: [...step.winners] };
    default:
      return { ...step };
  }
};
