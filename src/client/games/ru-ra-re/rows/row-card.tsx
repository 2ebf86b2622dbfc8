import { type Card, leaves } from '../../../../game/ru-ra-re/cards.ts';
import type { Row } from '../../../../game/ru-ra-re/table.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { ExplainCard } from '../../../table/explain.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../view/board-context.ts';
import '../cards/explain.css';
import { fanOf } from '../view/fans.ts';
import { interestIn, tableIn, type Worth } from '../view/worth.ts';
import { boardWords, itemWords } from '../words/board.ts';
import { explainWords } from '../words/explain.ts';

/** What a row is: how its cards count, and what all of it would bring to everybody. */
export const RowCard = ({ row, cards }: { row: Row; cards: readonly Card[] }) => {
  const words = useWords(boardWords);
  const explain = useWords(explainWords);
  const { match } = useBoard();
  const kinds = [...new Set(cards.map(fanOf))];
  const table = tableIn(match.view);
  return (
    <ExplainCard
      title={words.row(row)}
      lines={[
        // Animals of several kinds count alike.
        ...new Set(kinds.map(kind => explain.counts[kind])),
        ...new Set(cards.map(card => (leaves(card) ? explain.leaves : explain.stays))),
        ...(cards.length === 0
          ? [words.empty]
          : interestIn(table, cards).map(({ seat, worth }) => (
              <Interest key={seat} seat={seat} worth={worth} />
            ))),
        ...(cards.length === 0 || match.view.lastRound ? [] : [words.hope]),
        ...(cards.length === 0 || match.view.step.kind === 'over' ? [] : [explain.clash]),
      ]}
      rule="Q-10"
    />
  );
};

/** What a row would bring to somebody: now with the reasons, likely, and what may come of it. */
const Interest = ({ seat, worth: { now, likely, best, reasons } }: { seat: Seat; worth: Worth }) => {
  const words = useWords(boardWords);
  const items = useWords(itemWords);
  const { name } = useBoard().person(seat);
  return (
    <span className="interest-line">
      <Portrait seat={seat} />
      <span>
        {name} <b>{signed(now)}</b> {words.asOfNow} · {words.inTheEnd(likely, best)}
        {reasons.length > 0 && (
          <small>{reasons.map(({ item, points }) => `${signed(points)} ${items[item]}`).join(', ')}</small>
        )}
      </span>
    </span>
  );
};
