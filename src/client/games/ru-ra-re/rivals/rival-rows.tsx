import { ROWS } from '../../../../game/ru-ra-re/table.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Card } from '../cards/card.tsx';
import { useBoard } from '../view/board-context.ts';
import { tableIn, worthOfRow } from '../view/worth.ts';
import { boardWords, itemWords } from '../words/board.ts';

/** What each row would bring to a player, and why. */
export const RivalRows = ({ seat }: { seat: Seat }) => {
  const words = useWords(boardWords);
  const items = useWords(itemWords);
  const { view } = useBoard().match;
  const table = tableIn(view);
  if (view.step.kind === 'over') return null;
  return (
    <>
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
          {ROWS.slice(0, view.rows.length).map(row => {
            const cards = view.rows[row - 1] ?? [];
            const worth = worthOfRow(table, seat, cards);
            return (
              <tr key={row}>
                <th scope="row">
                  <span className="interest-row">
                    <span className="explain-cards" aria-hidden="true">
                      {cards.map((card, i) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place in the row
                        <Card key={i} card={card} decorative />
                      ))}
                    </span>
                    <span>
                      {words.row(row)}{' '}
                      <small>
                        {worth.reasons
                          .map(({ item, points }) => `${signed(points)} ${items[item]}`)
                          .join(', ')}
                      </small>
                    </span>
                  </span>
                </th>
                <td>{signed(worth.now)}</td>
                <td>{signed(worth.likely)}</td>
                <td>{signed(worth.best)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!view.lastRound && <p>{words.hope}</p>}
    </>
  );
};
