import { CARDS, IN_DECK, leaves } from '../../../../game/ru-ra-re/cards.ts';
import { RULE_OF_ITEM } from '../../../../game/ru-ra-re/events.ts';
import type { View } from '../../../../game/ru-ra-re/table.ts';
import { entryAt } from '../../../../game/shared/lists.ts';
import { ExplainCard } from '../../../table/explain.tsx';
import { capital } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../view/board-context.ts';
import { cardWords } from '../words/card-words.ts';
import { Card } from './card.tsx';
import './explain.css';
import { cardsOfFan, type Fan, itemOf } from '../view/fans.ts';
import { explainWords } from '../words/explain.ts';
import { useFanWords } from './fan.tsx';

/** How many of a card nobody has seen: not in a row, in front of nobody, and not known to be in the box. */
const unseenOf = ({ rows, displays, gone }: View, card: (typeof CARDS)[number]): number =>
  IN_DECK[card] -
  entryAt(gone, CARDS.indexOf(card)) -
  displays.reduce((sum, counts) => sum + entryAt(counts, CARDS.indexOf(card)), 0) -
  rows.flat().filter(other => other === card).length;

/** What a fan is: how it counts now and later, and how many more may come. */
export const FanExplained = ({ fan }: { fan: Fan }) => {
  const words = useWords(explainWords);
  const names = useWords(cardWords);
  const { view } = useBoard().match;
  const { name, of, next } = useFanWords()(fan);
  const kinds = cardsOfFan(fan.kind);
  const [first] = kinds;
  return (
    <ExplainCard
      picture={fan.cards[0] === undefined ? undefined : <Card card={fan.cards[0]} decorative />}
      title={`${name}${of}`}
      lines={[
        words.counts[fan.kind],
        `${words.now(fan.points)}${next === '' ? '' : ` ${capital(next)}.`}`,
        first !== undefined && leaves(first) ? words.leaves : words.stays,
        ...kinds.map(card => words.unseen(unseenOf(view, card), capital(names[card].many))),
      ]}
      rule={RULE_OF_ITEM[itemOf(fan.kind)]}
    />
  );
};
