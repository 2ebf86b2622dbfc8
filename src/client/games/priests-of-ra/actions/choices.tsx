import type { ReactNode } from 'react';
import type { Step } from '../../../../game/priests-of-ra/table.ts';
import { count, SIDES_OF, type Side, type TwoSided } from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { ActionButton } from '../../../table/action-button.tsx';
import { deferred, useDeferredLoaded } from '../../../ui/hooks/deferred.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { helpsShown } from '../../auction/view/facts.ts';
import { inAll } from '../../auction/view/sheet-facts.ts';
import { paidBy } from '../../auction/worth/spend.ts';
import { Tile } from '../pieces/tile.tsx';
import { useBoard } from '../view/board-context.ts';
import { lotWorth } from '../view/facts.ts';
import { choiceWords } from '../words/actions.ts';
import { tileWords } from '../words/tile-words.ts';
import { PriestTurns } from './priest-turns.tsx';

deferred(() => import('./choices.css'));

/** What only this game asks of the player to act; null in the steps that both games have. */
export const choicesOf = (step: Step): ReactNode => {
  if (step.kind === 'placement') return <SideChoices tile={step.tile} />;
  if (step.kind === 'priests') return <PriestTurns turns={step.turns} />;
  return null;
};

/** The two sides of the tile just drawn, with what each would mean to whoever chooses. [P-01] */
const SideChoices = ({ tile }: { tile: TwoSided }) => {
  const words = useWords(choiceWords);
  const names = useWords(tileWords);
  const { match, person } = useBoard();
  const { view, seat } = match;
  const isStyled = useDeferredLoaded(true);
  if (seat === null || !isStyled) return null;
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
