import { count, SIDES_OF, type TwoSided } from '../../../../game/priests-of-ra/tiles.ts';
import { at } from '../../../../game/shared/seats.ts';
import { useWords } from '../../../i18n/i18n.tsx';
import { ActionButton } from '../../../table/action-button.tsx';
import { Toolbar } from '../../../table/toolbar.tsx';
import { helpsShown } from '../../auction/facts.ts';
import { useBoard } from '../board-context.ts';
import { lotWorth } from '../facts.ts';
import { Tile } from '../tile.tsx';
import { tileWords } from '../tile-words.ts';
import { choiceWords } from '../words/actions.ts';

/** The two sides of the tile just drawn, with what each would mean to whoever chooses. [P-01] */
export const SideChoices = ({ tile }: { tile: TwoSided }) => {
  const words = useWords(choiceWords);
  const names = useWords(tileWords);
  const { view, seat } = useBoard().match;
  if (seat === null) return null;
  return (
    <Toolbar className="actions-choices side-choices" label={words.chooseSide}>
      {SIDES_OF[tile].map((side, i) => {
        const worth = lotWorth(view, seat, [...view.track, side]);
        const held = count(at(view.areas, seat).tiles, side);
        return (
          <ActionButton key={side} move={['placeTile', side]} keyed={String(i + 1)} className="side-choice">
            <Tile side={side} decorative />
            <span className="side-choice-words">
              <strong>{names[side].one}</strong>{' '}
              <small>
                {words.youHave(held)}
                {helpsShown(view) && ` · ${words.lotWouldBe(worth)}`}
              </small>
            </span>
          </ActionButton>
        );
      })}
    </Toolbar>
  );
};
