import type { Card } from '../../../../game/ru-ra-re/cards.ts';
import { defineWords, useWords } from '../../../ui/i18n/i18n.tsx';
import { Farmer, Farmhouse, Farmwife } from '../art/farm-glyphs.tsx';
import { SIGNS } from '../art/glyphs.ts';
import { fanOf, rungsOf } from '../view/fans.ts';

/** What must not be torn apart where the line breaks. */
const NBSP = '\u00a0';

const printedWords = defineWords(
  { churches: 'most: 10', knights: `1 each; most:${NBSP}2${NBSP}each` },
  {
    churches: `chi ne ha di${NBSP}più:${NBSP}10`,
    knights: `1${NBSP}l’uno; chi ne ha di${NBSP}più: 2${NBSP}l’uno`,
  },
);

const COUPLE = [
  ['farmer', Farmer],
  ['farmwife', Farmwife],
] as const;
const FAMILY = [...COUPLE, ['farmhouse', Farmhouse]] as const;

/** What a card prints at its foot: how it scores. */
export const Printed = ({ card }: { card: Card }) => {
  const words = useWords(printedWords);
  const kind = fanOf(card);
  const rungs = rungsOf(kind);
  if (rungs.length > 0) {
    return (
      <span className="ru-printed ru-printed-rungs">
        {rungs.map(points => (
          <i key={points}>{points}</i>
        ))}
      </span>
    );
  }
  if (kind === 'farm') {
    return (
      <span className="ru-printed ru-printed-farm">
        <span>
          <Signs of={COUPLE} /> 7
        </span>{' '}
        <span>
          <Signs of={FAMILY} /> 14
        </span>
      </span>
    );
  }
  if (kind === 'points') return null;
  return (
    <span className="ru-printed ru-printed-words">{kind === 'church' ? words.churches : words.knights}</span>
  );
};

const Signs = ({ of }: { of: typeof COUPLE | typeof FAMILY }) =>
  of.map(([card, Glyph]) => (
    <svg key={card} viewBox={SIGNS[card]} aria-hidden="true">
      <Glyph />
    </svg>
  ));
