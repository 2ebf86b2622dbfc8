import { memo } from 'react';
import type { Sun } from '../../../../game/auction/suns.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useExplain } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { SunToken } from '../art/tokens.tsx';
import { useBoard } from '../context/board-context.tsx';
import { spoken } from '../view/facts.ts';
import { boardWords } from '../words/board.ts';
import { SunCard } from './deferred-cards.ts';

/**
 * The suns of a player, face-up ones first. Each explains itself to a mouse and to a finger that stays; where there is
 * room to press one, it is pressed for that too.
 */
export const SeatSuns = ({ seat, pressed = false }: { seat: Seat; pressed?: boolean }) => {
  const words = useWords(boardWords);
  const { view, events } = useBoard().match;
  const { faceUp, faceDown } = at(view.areas, seat).suns;
  const said = spoken(events, view).get(seat);
  return (
    <Toolbar className="seat-suns" label={words.suns} active={pressed}>
      <span className="visually-hidden">
        {words.sunsUp(faceUp.join(', '))}; {words.sunsDown(faceDown.join(', '))}
      </span>
      {[...faceUp, ...faceDown].map((sun, i) => (
        <SeatSun
          // biome-ignore lint/suspicious/noArrayIndexKey: known by its place, so that none moves when one takes another's
          key={i}
          sun={sun}
          seat={seat}
          down={i >= faceUp.length}
          bid={said !== undefined && said !== 'passed' && said.sun === sun}
          pressed={pressed}
        />
      ))}
    </Toolbar>
  );
};

const SeatSun = memo(
  ({
    sun,
    seat,
    down,
    bid,
    pressed,
  }: {
    sun: Sun;
    seat: Seat;
    down: boolean;
    /** Is it out there on the wall? Its place stays. */
    bid: boolean;
    pressed: boolean;
  }) => {
    const words = useWords(boardWords);
    const explained = useExplain(() => <SunCard sun={sun} seat={seat} />, pressed ? 'thing' : 'button');
    return (
      <>
        <span className="seat-sun" data-bid={bid} {...explained.props}>
          <SunToken sun={sun} down={down} />
          {pressed && <span className="visually-hidden">{words.sunShort(sun, down)}</span>}
        </span>
        {explained.card}
      </>
    );
  },
);
