import { SIDES_OF } from '../../../../game/priests-of-ra/tiles.ts';
import { Explain } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Hanging } from '../../auction/holdings/hanging.tsx';
import { Tracks as AuctionTracks } from '../../auction/scene/tracks.tsx';
import { boardWords } from '../../auction/words/board.ts';
import { SideCard } from '../pieces/deferred-cards.ts';
import { Tile } from '../pieces/tile.tsx';
import { useBoard } from '../view/board-context.ts';

/** The middle of the table; a two-sided tile just drawn hangs in the gate with both sides until one is chosen. [P-01] */
export const Tracks = () => {
  const words = useWords(boardWords);
  const { view, seat } = useBoard().match;
  const { track, step } = view;
  return (
    <AuctionTracks
      gate={
        step.kind === 'placement' && (
          <Hanging>
            {SIDES_OF[step.tile].map(side => (
              <Tile key={side} side={side} />
            ))}
          </Hanging>
        )
      }
      lotProps={{ label: words.auctionTrack, active: track.length > 0 }}
    >
      {space => {
        const side = track[space];
        if (side === undefined) return null;
        return (
          <Explain key={side} className="lot-tile" card={() => <SideCard side={side} seat={seat} />}>
            <Tile side={side} />
          </Explain>
        );
      }}
    </AuctionTracks>
  );
};
