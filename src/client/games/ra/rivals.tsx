import { count, KINDS } from '../../../game/ra/tiles.ts';
import { at, type Seat } from '../../../game/shared/seats.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { Rivals as AuctionRivals, RivalTile } from '../auction/rivals.tsx';
import { useBoard } from './board-context.ts';
import { standing } from './facts.ts';
import { Tile } from './tile.tsx';
import { tileWords } from './tile-words.ts';
import { areaWords } from './words/board.ts';

/** Everybody else's suns and tiles. */
export const Rivals = ({ besides }: { besides: Seat }) => (
  <AuctionRivals besides={besides} tiles={seat => <Tiles seat={seat} />} />
);

const Tiles = ({ seat }: { seat: Seat }) => {
  const words = useWords(areaWords);
  const names = useWords(tileWords);
  const { view } = useBoard().match;
  const { tiles } = at(view.areas, seat);
  return (
    <ul className="rival-tiles">
      {KINDS.map(kind => {
        const n = count(tiles, kind);
        const leads = kind === 'pharaoh' && standing(view, seat) === 'most';
        const name = n === 1 ? names[kind].one : names[kind].many;
        return (
          <RivalTile key={kind} n={n} name={leads ? `${name}, ${words.leads}` : name} leads={leads}>
            <Tile side={kind} decorative />
          </RivalTile>
        );
      })}
    </ul>
  );
};
