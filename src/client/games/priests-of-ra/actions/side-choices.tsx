import { count, SIDES_OF, type TwoSided } from '../../../../game/priests-of-ra/tiles.ts';
import { at } from '../../../../game/shared/seats.ts';
import { signed } from '../../../i18n/grammar.ts';
import { useWords } from '../../../i18n/i18n.tsx';
import { ActionButton } from '../../../table/action-button.tsx';
import { useRoving } from '../../../table/roving.ts';
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
  const { ref, onKeyDown, onFocus } = useRoving<HTMLDivElement>();
  if (seat === null) return null;
  return (
    <div
      ref={ref}
      className="actions-choices side-choices"
      role="toolbar"
      aria-label={words.chooseSide}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {SIDES_OF[tile].map((side, i) => {
        const { now, end } = lotWorth(view, seat, [...view.track, side]);
        const held = count(at(view.areas, seat).tiles, side);
        return (
          <ActionButton key={side} move={['placeTile', side]} keyed={String(i + 1)} className="side-choice">
            <Tile side={side} decorative />
            <span className="side-choice-words">
              <strong>{names[side].one}</strong>{' '}
              <small>
                {words.youHave(held)}
                {helpsShown(view) && ` · ${words.lotWouldBe(signed(now), end === 0 ? null : signed(end))}`}
              </small>
            </span>
          </ActionButton>
        );
      })}
    </div>
  );
};
