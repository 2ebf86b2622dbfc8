import { memo, type ReactNode } from 'react';
import { type Card as CardKind, IN_DECK, leaves } from '../../../../game/ru-ra-re/cards.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import '../art/glyphs.css';
import { GLYPHS, SIGNS } from '../art/glyphs.ts';
import { Hand } from '../art/hands.tsx';
import '../art/coats.css';
import '../art/pigments.css';
import './card.css';
import { backWords, cardWords } from '../words/card-words.ts';
import { Printed } from './printed.tsx';

/** The card's groups, each with a pigment and a border of its own. */
type Group = 'court' | 'church' | 'farm' | 'points' | 'animals';

const GROUPS: Readonly<Record<CardKind, Group>> = {
  king: 'court',
  knight: 'court',
  church: 'church',
  farmer: 'farm',
  farmwife: 'farm',
  farmhouse: 'farm',
  'points-2': 'points',
  'points-3': 'points',
  'points-4': 'points',
  sheep: 'animals',
  horse: 'animals',
  pig: 'animals',
  cow: 'animals',
  goat: 'animals',
  goose: 'animals',
  hen: 'animals',
  dog: 'animals',
};

type Naming = {
  /** A decorative card has no name for screen readers, because words beside it say the same. */
  readonly decorative?: boolean;
};

const Frame = ({
  className,
  name,
  decorative = false,
  children,
}: Naming & { className: string; name: string; children: ReactNode }) => {
  const naming = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span className={`ru-card ${className}`} {...naming}>
      <span className="ru-card-face">{children}</span>
    </span>
  );
};

/**
 * One card, as wide as `--card` says, or else as its place. As on a real one its upper edge tells it, so that it is known
 * when another card lies over it: its sign, how many there are, and whether it stays after the first scoring. At its
 * foot stands what it scores.
 *
 * @param covered does another card lie over its foot? Then nothing stands there, which is half of what a card is made of.
 */
export const Card = memo((props: Naming & { readonly card: CardKind; readonly covered?: boolean }) => {
  const { card, decorative = false, covered = false } = props;
  const words = useWords(cardWords)[card];
  const Glyph = GLYPHS[card];
  return (
    <Frame className={`ru-${GROUPS[card]} ru-${card}`} name={words.one} decorative={decorative}>
      <svg className="ru-card-sign" viewBox={SIGNS[card]} aria-hidden="true">
        <Glyph />
      </svg>
      <span className="ru-card-count" aria-hidden="true">
        <small>×</small>
        {IN_DECK[card]}
      </span>
      <Seal away={leaves(card)} />
      <svg className="ru-card-picture" viewBox="0 0 64 64" aria-hidden="true">
        <Glyph />
      </svg>
      <span className="ru-card-band" aria-hidden="true">
        {!covered && (
          <>
            <span className="ru-card-word">{words.short}</span>
            <Printed card={card} />
          </>
        )}
      </span>
    </Frame>
  );
});

/** A tick on what stays in front of its owner after the first scoring, a cross on what goes back. */
export const Seal = ({ away }: { away: boolean }) => (
  <svg className="ru-card-seal" viewBox="0 0 20 20" data-away={away} aria-hidden="true">
    <circle cx="10" cy="10" r="9" />
    <path d={away ? 'M6 6l8 8m0-8l-8 8' : 'M5.5 10.500l3.200 3.200 6-7'} />
  </svg>
);

/** Lozenges all over the back. */
const DIAPER = [-120, -100, -80, -60, -40, -20, 0, 20, 40, 60, 80]
  .map(x => `M${x} -2l120 144M${100 - x} -2l-120 144`)
  .join('');

/** A card of the hidden pile. */
export const CardBack = memo(({ decorative = false }: Naming) => (
  <Frame className="ru-back" name={useWords(backWords).back} decorative={decorative}>
    <svg className="ru-card-diaper" viewBox="0 0 100 140" aria-hidden="true">
      <path d={DIAPER} />
      <path className="medal" d="M50 18l44 52-44 52L6 70z" />
    </svg>
    <Hand fingers={5} />
  </Frame>
));
