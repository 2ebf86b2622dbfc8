import { CARDS, type Card as CardKind } from '../../../../game/ru-ra-re/cards.ts';
import { capital, piecesInWords } from '../../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../view/board-context.ts';
import { cardWords } from '../words/card-words.ts';
import { Card } from './card.tsx';
import './fan.css';
import { useStaging } from '../staging/staging-context.tsx';
import { type Fan, fanOf, itemOf } from '../view/fans.ts';
import { boardWords, itemWords } from '../words/board.ts';

/** Cards of one kind, held as a hand holds them; the last one lies in front. Those that came last are marked. */
export const CardFan = ({ cards, fresh }: { cards: readonly CardKind[]; fresh: ReadonlySet<CardKind> }) => (
  <span
    className="fan-cards"
    aria-hidden="true"
    data-fan={cards[0] && fanOf(cards[0])}
    data-fresh={cards.some(card => fresh.has(card))}
    style={{ '--n': cards.length } as React.CSSProperties}
  >
    {cards.map((card, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind are alike
      <span key={i} className="fan-card" style={{ '--i': i } as React.CSSProperties}>
        <Card card={card} decorative covered={i < cards.length - 1} />
      </span>
    ))}
  </span>
);

/** The ladder of a fan: what each number of it is worth, with a mark where it stands. */
export const Ladder = ({ fan: { rungs, cards } }: { fan: Fan }) => {
  if (rungs.length === 0) return null;
  const stands = Math.min(cards.length, rungs.length) - 1;
  return (
    <span className="fan-ladder" aria-hidden="true">
      {rungs.map((points, i) => (
        <i
          key={points}
          data-stands={i === stands}
          data-reached={i < stands}
          data-near={Math.abs(i - stands) < 2}
        >
          {points}
        </i>
      ))}
    </span>
  );
};

/**
 * "4 sheep: 10, with 5: 15", "King: 0": what a fan is worth, and while cards may come what one more would make it. Of a
 * family its cards are told besides: "Farms (2 farmers and a farmhouse): 0".
 */
export const useFanWords = () => {
  const { language } = useLanguage();
  const words = useWords(boardWords);
  const names = useWords(cardWords);
  const items = useWords(itemWords);
  const { view } = useBoard().match;
  const { isOn, isCrowning } = useStaging();
  const isOver = view.step.kind === 'over' && (!isOn || isCrowning);
  return ({ kind, cards, points, next }: Fan) => {
    const n = cards.length;
    const [first] = cards;
    const isOneKind = first !== undefined && kind === first;
    const name = isOneKind
      ? n === 1
        ? capital(names[first].one)
        : words.held(n, names[first].many)
      : items[itemOf(kind)];
    return {
      name,
      of: isOneKind ? '' : ` (${piecesInWords(language, cards, CARDS, names)})`,
      points,
      next:
        next === null || isOver ? '' : words.next(next.points, n + 1, isOneKind ? '' : names[next.card].one),
    };
  };
};
