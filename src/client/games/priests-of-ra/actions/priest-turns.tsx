import { count, OTHER_SIDE, TURNABLE } from '../../../../game/priests-of-ra/tiles.ts';
import { at } from '../../../../game/shared/seats.ts';
import { signed } from '../../../i18n/grammar.ts';
import { useWords } from '../../../i18n/i18n.tsx';
import { ActionButton } from '../../../table/action-button.tsx';
import { Toolbar } from '../../../table/toolbar.tsx';
import { actionWords } from '../../auction/words/actions.ts';
import { useBoard } from '../board-context.ts';
import { turnWorth } from '../facts.ts';
import { Tile } from '../tile.tsx';
import { tileWords } from '../tile-words.ts';
import { choiceWords } from '../words/actions.ts';

/** The winner's own tiles, to turn over one for each priest won. [P-02] */
export const PriestTurns = ({ turns }: { turns: number }) => {
  const words = useWords(choiceWords);
  const actions = useWords(actionWords);
  const names = useWords(tileWords);
  const { view, seat } = useBoard().match;
  if (seat === null) return null;
  const { tiles } = at(view.areas, seat);
  return (
    <div className="actions-choices priest-turns">
      <Toolbar className="priest-turns-tiles" label={words.priests}>
        {TURNABLE.filter(side => count(tiles, side) > 0).map((side, i) => {
          const gain = turnWorth(view, seat, side);
          const inAll = gain.now + gain.end;
          const other = OTHER_SIDE[side];
          return (
            <ActionButton
              key={side}
              move={['turnTile', side]}
              keyed={i < 9 ? String(i + 1) : undefined}
              className="priest-turn"
            >
              <span className="visually-hidden">
                {words.turn(names[side].one, names[other].one, count(tiles, side))}: {words.change(gain)}
              </span>
              <span className="priest-turn-tiles" aria-hidden="true">
                <Tile side={side} decorative />
                <Tile side={other} decorative />
              </span>
              <b aria-hidden="true">{inAll === 0 ? '±0' : signed(inAll)}</b>
              <small aria-hidden="true">{names[other].one}</small>
            </ActionButton>
          );
        })}
      </Toolbar>
      <ActionButton move={['doneTurning']} keyed="p" className="action-words action-pass">
        <strong>{actions.done}</strong> <small>{words.turnsLeft(turns)}</small>
      </ActionButton>
    </div>
  );
};
