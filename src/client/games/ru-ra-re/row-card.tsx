import type { Card } from '../../../game/ru-ra-re/cards.ts';
import type { Row } from '../../../game/ru-ra-re/table.ts';
import { signed } from '../../i18n/grammar.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { ExplainCard } from '../../table/explain.tsx';
import { Portrait } from '../../table/portrait.tsx';
import { useBoard } from './board-context.ts';
import { Card as CardPicture } from './card.tsx';
import './explain.css';
import { fanOf } from './fans.ts';
import type { Scene } from './scene.ts';
import { boardWords, itemWords } from './words/board.ts';
import { explainWords } from './words/explain.ts';
import { interestIn, tableWith } from './worth.ts';

/** What a row is: its cards with what each counts, and what all of it would bring to everybody. */
export const RowCard = ({
  row,
  cards,
  displays,
}: {
  row: Row;
  cards: readonly Card[];
  /** As they are shown: a card that explains stands beside the board, and does not know what has been told. */
  displays: Scene['displays'];
}) => {
  const words = useWords(boardWords);
  const explain = useWords(explainWords);
  const { match } = useBoard();
  const kinds = [...new Set(cards.map(fanOf))];
  const table = tableWith(match.view, displays);
  return (
    <ExplainCard
      title={words.row(row)}
      lines={[
        <span key="cards" className="explain-cards" aria-hidden="true">
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place in the row
            <CardPicture key={i} card={card} decorative />
          ))}
        </span>,
        ...kinds.map(kind => explain.counts[kind]),
        cards.length === 0 ? words.empty : <Interest key="interest" rows={interestIn(table, cards)} />,
      ]}
      rule="Q-10"
    />
  );
};

/** What something would bring to everybody: now, likely and at best, with the reasons. */
export const Interest = ({ rows }: { rows: ReturnType<typeof interestIn> }) => {
  const words = useWords(boardWords);
  const items = useWords(itemWords);
  const { person } = useBoard();
  return (
    <table className="interest">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.ofRow.now}</th>
          <th scope="col">{words.ofRow.likely}</th>
          <th scope="col">{words.ofRow.best}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, worth }) => (
          <tr key={seat}>
            <th scope="row">
              <Portrait seat={seat} /> {person(seat).name}
              {worth.reasons.length > 0 && (
                <small>
                  {worth.reasons.map(({ item, points }) => `${signed(points)} ${items[item]}`).join(', ')}
                </small>
              )}
            </th>
            <td>{signed(worth.now)}</td>
            <td>{signed(worth.likely)}</td>
            <td>{signed(worth.best)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
