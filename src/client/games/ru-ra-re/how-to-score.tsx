import { leaves } from '../../../game/ru-ra-re/cards.ts';
import { RULE_OF_ITEM } from '../../../game/ru-ra-re/events.ts';
import { RuleLink } from '../../table/rule-link.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Card, Seal } from './cards/card.tsx';
import './cards/explain.css';
import { cardsOfFan, type FanKind, itemOf } from './view/fans.ts';
import { explainWords } from './words/explain.ts';

/** One of each item of the score sheet, in its order. */
const ITEMS = ['king', 'church', 'points', 'knight', 'sheep', 'farm'] as const satisfies readonly FanKind[];

/** What each kind of card is worth, and whether it stays for both scorings. */
export const HowToScore = () => {
  const words = useWords(explainWords);
  return (
    <ul className="how-to-score">
      {ITEMS.map(kind => {
        const cards = cardsOfFan(kind);
        const away = cards.some(leaves);
        return (
          <li key={kind}>
            <span className="explain-cards" aria-hidden="true">
              {cards.map(card => (
                <Card key={card} card={card} decorative />
              ))}
            </span>
            <p>
              {words.counts[kind]} <RuleLink rule={RULE_OF_ITEM[itemOf(kind)]} />
              <small className="how-stays">
                <span className="ru-card" aria-hidden="true">
                  <Seal away={away} />
                </span>
                {away ? words.leaves : words.stays}
              </small>
            </p>
          </li>
        );
      })}
      <li>
        <span className="explain-cards explain-whole" aria-hidden="true">
          <Card card="sheep" decorative />
        </span>
        <p>
          {words.printed} <RuleLink rule="Q-01" />
        </p>
      </li>
    </ul>
  );
};
