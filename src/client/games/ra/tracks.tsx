import { lotOn } from '../../../game/auction/tracks.ts';
import { isDisaster, KINDS } from '../../../game/ra/tiles.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { Tracks as AuctionTracks } from '../auction/tracks.tsx';
import { tilesInWords } from '../auction/words/grammar.ts';
import { useBoard } from './board-context.ts';
import { lotWorth } from './facts.ts';
import { Take, useTaking } from './take.tsx';
import { Tile } from './tile.tsx';
import { tileWords } from './tile-words.ts';
import './tracks.css';
import { choiceWords } from './words/actions.ts';

/** The middle of the table. Whoever has a god and the turn takes tiles straight off the track. */
export const Tracks = () => {
  const words = useWords(choiceWords);
  const names = useWords(tileWords);
  const { language } = useLanguage();
  const { view, seat } = useBoard().match;
  const { track } = view;
  const taking = useTaking();
  const lot = lotOn(track);
  const worth = seat === null || lot.length === 0 ? null : lotWorth(view, seat, lot);
  const lost = worth === null || !lot.some(isDisaster) ? null : worth.lost;
  return (
    <AuctionTracks
      lotProps={taking.lotProps}
      worth={worth}
      facts={
        lost !== null && (
          <span className="lot-loss">
            {lost.length === 0 ? words.losesNothing : words.loses(tilesInWords(language, lost, KINDS, names))}
          </span>
        )
      }
    >
      {space => {
        const tile = track[space] ?? null;
        if (tile === null) return null;
        return taking.may ? (
          <Take key={tile} tile={tile} {...taking.armOf(space)} />
        ) : (
          <Tile key={tile} side={tile} />
        );
      }}
    </AuctionTracks>
  );
};
