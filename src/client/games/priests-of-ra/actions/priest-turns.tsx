import { useState } from 'react';
import { count, OTHER_SIDE, TURNABLE, type Turnable } from '../../../../game/priests-of-ra/tiles.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { ActionButton } from '../../../table/action-button.tsx';
import { inSlots } from '../../../table/slots.ts';
import { useDeferredLoaded } from '../../../ui/hooks/deferred.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { actionWords } from '../../auction/words/actions.ts';
import { Tile } from '../pieces/tile.tsx';
import { useBoard } from '../view/board-context.ts';
import { turnWorth } from '../view/facts.ts';
import { choiceWords } from '../words/actions.ts';
import { tileWords } from '../words/tile-words.ts';

/** So many kinds have room at their full size. */
const WIDE = 6;

/**
 * The winner's own tiles, to turn over one for each priest won. [P-02] A kind whose last tile is turned gives its place to
 * the other side, or leaves it empty: no button wanders under the hand that is to press it again.
 */
export const PriestTurns = ({ turns }: { turns: number }) => {
  const words = useWords(choiceWords);
  const actions = useWords(actionWords);
  const { view, seat } = useBoard().match;
  const sides = seat === null ? [] : TURNABLE.filter(side => count(at(view.areas, seat).tiles, side) > 0);
  // Every tile turned may be the first of its kind.
  const most = Math.min(sides.length + turns, TURNABLE.length);
  const [slots, setSlots] = useState(() => inSlots(new Array<null>(most).fill(null), sides));
  const now = inSlots(slots, sides);
  if (now.some((side, i) => side !== slots[i])) setSlots(now);
  const isStyled = useDeferredLoaded(true);
  if (seat === null || !isStyled) return null;
  return (
    <div className="actions-choices priest-turns">
      <Toolbar className="priest-turns-tiles" label={words.priests} data-crowded={now.length > WIDE}>
        {now.map(
          (side, i) =>
            // biome-ignore-start lint/suspicious/noArrayIndexKey: the place is what stays
            side === null ? (
              <span key={i} />
            ) : (
              <TurnButton key={i} side={side} seat={seat} keyed={i < 9 ? String(i + 1) : undefined} />
            ),
          // biome-ignore-end lint/suspicious/noArrayIndexKey: the place is what stays
        )}
      </Toolbar>
      <ActionButton move={['doneTurning']} keyed="p" className="action-words action-pass">
        <strong>{actions.done}</strong> <small>{words.turnsLeft(turns)}</small>
      </ActionButton>
    </div>
  );
};

const TurnButton = ({ side, seat, keyed }: { side: Turnable; seat: Seat; keyed: string | undefined }) => {
  const words = useWords(choiceWords);
  const names = useWords(tileWords);
  const { view } = useBoard().match;
  const gain = turnWorth(view, seat, side);
  const inAll = gain.now + gain.end;
  const other = OTHER_SIDE[side];
  return (
    <ActionButton move={['turnTile', side]} keyed={keyed} className="priest-turn">
      <span className="visually-hidden">
        {words.turn(names[side].one, names[other].one, count(at(view.areas, seat).tiles, side))}:{' '}
        {words.change(gain)}
      </span>
      <span className="priest-turn-tiles" aria-hidden="true">
        <Tile side={side} decorative />
        <Tile side={other} decorative />
      </span>
      <b aria-hidden="true">{inAll === 0 ? '±0' : signed(inAll)}</b>
      <small aria-hidden="true">{names[other].one}</small>
    </ActionButton>
  );
};
