import type { AuctionArea, AuctionStep, AuctionTable } from './table.ts';

/** A copy of what both games lay on the table; `areaOf` copies what the game has before a player besides. */
export const copyTable = <Space extends string | null, Area extends AuctionArea>(
  table: AuctionTable<Space, Area>,
  areaOf: (area: Area, copied: AuctionArea) => Area,
): AuctionTable<Space, Area> => ({
  epoch: table.epoch,
  raTrack: table.raTrack,
  track: [...table.track],
  centre: table.centre,
  areas: table.areas.map(area => areaOf(area, copyArea(area))),
  bag: table.bag,
  raLeft: table.raLeft,
});

const copyArea = ({ suns, tiles, fame }: AuctionArea): AuctionArea => ({
  suns: { faceUp: [...suns.faceUp], faceDown: [...suns.faceDown] },
  tiles: [...tiles],
  fame,
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
