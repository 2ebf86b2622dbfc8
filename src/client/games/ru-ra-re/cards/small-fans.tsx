import { useRef } from 'react';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { LAYOUTS } from '../../../ui/theme/layouts.ts';
import { type Fan, fansOf, kindsIn } from '../view/fans.ts';
import { CardFan, useFanWords } from './fan.tsx';
import './small-fans.css';
import { useStaging } from '../staging/staging-context.tsx';
import { useSlide } from '../staging/use-slide.ts';
import { useUnseen } from '../staging/use-unseen.ts';

/** All fans of a seat, small, each kind with how many there are of it if several; what it took last is marked. */
export const SmallFans = ({ seat, isSpoken = true }: { seat: Seat; isSpoken?: boolean }) => {
  const { displays, gained } = useStaging().scene;
  const fans = fansOf(displays, seat);
  const fresh = at(gained, seat);
  const say = useFanWords();
  const ref = useRef<HTMLSpanElement>(null);
  const areSigns = useMedia(SIGNS);
  const what = fans.flatMap(({ cards }) => cards).join();
  useSlide(ref, what);
  const unseen = useUnseen(ref, `${areSigns} ${what}`);
  if (fans.length === 0) return null;
  const units = unitsOf(fans);
  // Signs are laid out anew when others come between them or their size changes: none of them is seen to jump.
  const order = fans.toSorted((a, b) => rankOf(a) - rankOf(b)).flatMap(kindsIn);
  return (
    <span
      key={areSigns ? `${units > MANY} ${order.map(([kind]) => kind).join()}` : ''}
      ref={ref}
      className="small-fans"
      role={isSpoken ? 'list' : undefined}
      aria-hidden={!isSpoken}
      data-many={units > MANY}
      style={{ '--units': units, '--kinds': fans.flatMap(kindsIn).length } as React.CSSProperties}
    >
      {unseen > 0 && (
        <span className="small-more" aria-hidden="true">
          +{unseen}
        </span>
      )}
      {fans.map(fan => {
        const { name, of, points } = say(fan);
        return (
          <span
            key={fan.kind}
            className="small-fan"
            role={isSpoken ? 'listitem' : undefined}
            style={{ '--rank': rankOf(fan) } as React.CSSProperties}
          >
            {kindsIn(fan).map(cards => (
              <span key={cards[0]} className="small-kind" aria-hidden="true">
                <CardFan cards={cards} fresh={fresh} />
                {cards.length > 1 && <b className="small-count">{cards.length}</b>}
              </span>
            ))}
            {isSpoken && (
              <span className="visually-hidden">
                {name}
                {of}: {points}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
};

/** Where kinds are signs, as in the stylesheet. */
const SIGNS = `${LAYOUTS.phone}, ${LAYOUTS.sideways}`;

/** On phones: wider than that cards side by side would be too small to be known, and only their signs are shown. */
const MANY = 7;

/**
 * Where there is no room for all, those that tell best what their owner is after come first: by what they would be worth
 * with one more. Points cards tell nothing of it.
 */
const rankOf = ({ kind, points, next }: Fan): number => (kind === 'points' ? 0 : -(next?.points ?? points));

/** How many cards wide they are side by side, with their gaps: as in the stylesheet. */
const unitsOf = (fans: readonly Fan[]): number =>
  fans.reduce((sum, fan) => {
    const kinds = kindsIn(fan).length;
    return sum + 1.2 + (kinds - 1) * 0.7 + (fan.cards.length - kinds) * 0.112;
  }, 0);
