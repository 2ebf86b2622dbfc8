import { SIDES_OF } from '../../../game/priests-of-ra/tiles.ts';
import { Tracks as AuctionTracks } from '../auction/tracks.tsx';
import { useBoard } from './board-context.ts';
import { Tile } from './tile.tsx';

/** The middle of the table; a two-sided tile just drawn shows both sides until one is chosen. [P-01] */
export const Tracks = () => {
  const { track, step } = useBoard().match.view;
  return (
    <AuctionTracks>
      {space => {
        const side = track[space];
        if (side !== undefined) return <Tile key={side} side={side} />;
        if (space !== track.length || step.kind !== 'placement') return null;
        return (
          <span className="auction-drawn">
            <Tile side={SIDES_OF[step.tile][0]} />
            <Tile side={SIDES_OF[step.tile][1]} />
          </span>
        );
      }}
    </AuctionTracks>
  );
};
