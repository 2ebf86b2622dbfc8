import { count, SIDES_OF, type Side, type TwoSided } from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { signed } from '../../../i18n/grammar.ts';
import { useWords } from '../../../i18n/i18n.tsx';
import { ActionButton } from '../../../table/action-button.tsx';
import { Toolbar } from '../../../table/toolbar.tsx';
import { helpsShown } from '../../auction/facts.ts';
import { inAll } from '../../auction/sheet-facts.ts';
import { paidBy } from '../../auction/worth/spend.ts';
import { useBoard } from '../board-context.ts';
import { lotWorth } from '../facts.ts';
import { Tile } from '../tile.tsx';
import { tileWords } from '../tile-words.ts';
import { choiceWords } from '../words/actions.ts';

/** The two sides of the tile just drawn, with what each would mean to whoever chooses. [P-01] */
export const SideChoices = ({ tile }: { tile: TwoSided }) => {
  const words = useWords(choiceWords);
  const names = useWords(tileWords);
  const { match, person } = useBoard();
  const { view, seat } = match;
  if (seat === null) return null;
  const { track, areas } = view;
  // To whoever has no sun left the lot can bring nothing.
  const bidders = areas.flatMap(({ suns }, i) => (suns.faceUp.length > 0 ? [i as Seat] : []));
  const rivals = bidders.filter(bidder => bidder !== seat);
  /** What the lot would be worth with a side of this tile: to whoever chooses, and to the others. */
  const worthWith = (side: Side): string => {
    const worthTo = (bidder: Seat): number =>
      inAll(lotWorth(view, bidder, [...track, side], paidBy(view, bidder)));
    const worths = bidders.includes(seat) ? [words.toYou(signed(worthTo(seat)))] : [];
    const [only] = rivals;
    if (only !== undefined) {
      const most = signed(Math.max(...rivals.map(worthTo)));
      worths.push(areas.length === 2 ? words.toRival(most, person(only).name) : words.toRivals(most));
    }
    return worths.join(', ');
  };
  return (
    <Toolbar className="actions-choices side-choices" label={words.chooseSide}>
      {SIDES_OF[tile].map((side, i) => {
        const worth = helpsShown(view) ? worthWith(side) : '';
        const held = count(at(areas, seat).tiles, side);
        return (
          <ActionButton key={side} move={['placeTile', side]} keyed={String(i + 1)} className="side-choice">
            <Tile side={side} decorative />
            <span className="side-choice-words">
              <strong>{names[side].one}</strong> <small>{worth || words.youHave(held)}</small>
            </span>
          </ActionButton>
        );
      })}
    </Toolbar>
  );
};
