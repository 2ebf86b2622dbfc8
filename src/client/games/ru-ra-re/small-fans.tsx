import { useRef } from 'react';
import { at, type Seat } from '../../../game/shared/seats.ts';
import { CardFan, useFanWords } from './fan.tsx';
import { type Fan, fansOf } from './fans.ts';
import './small-fans.css';
import { useTold } from './telling-context.tsx';
import { useSlide } from './use-slide.ts';

/** All fans of a seat, small, with how many cards are in each that has several; what it took last is marked. */
export const SmallFans = ({ seat, isSpoken = true }: { seat: Seat; isSpoken?: boolean }) => {
  const { displays, gained } = useTold().scene;
  const fans = fansOf(displays, seat);
  const fresh = at(gained, seat);
  const say = useFanWords();
  const ref = useRef<HTMLSpanElement>(null);
  useSlide(ref, fans.map(({ kind, cards }) => `${kind} ${cards.length}`).join());
  if (fans.length === 0) return null;
  return (
    <span
      ref={ref}
      className="small-fans"
      role={isSpoken ? 'list' : undefined}
      aria-hidden={!isSpoken}
      style={{ '--units': unitsOf(fans) } as React.CSSProperties}
    >
      {fans.map(fan => (
        <span key={fan.kind} className="small-fan" role={isSpoken ? 'listitem' : undefined}>
          <CardFan fan={fan} fresh={fresh} />
          {fan.cards.length > 1 && (
            <b className="small-count" aria-hidden="true">
              {fan.cards.length}
            </b>
          )}
          {isSpoken && (
            <span className="visually-hidden">
              {say(fan).name}: {fan.points}
            </span>
          )}
        </span>
      ))}
    </span>
  );
};

/** How many cards wide they are side by side, with their gaps: as in the stylesheet. */
const unitsOf = (fans: readonly Fan[]): number =>
  fans.reduce((sum, { cards }) => sum + 1.2 + (cards.length - 1) * 0.112, 0);
