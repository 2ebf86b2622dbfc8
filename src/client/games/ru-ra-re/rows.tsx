import { CARDS, type Card as CardKind } from '../../../game/ru-ra-re/cards.ts';
import { ROWS, type Row } from '../../../game/ru-ra-re/table.ts';
import { piecesInWords } from '../../i18n/grammar.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { Toolbar } from '../../table/toolbar.tsx';
import { useBoard } from './board-context.ts';
import { Card } from './card.tsx';
import { cardWords } from './card-words.ts';
import { gainOf } from './facts.ts';
import './rows.css';
import { useTold } from './telling-context.tsx';
import { boardWords } from './words/board.ts';

/** The rows under their numbers: each a button to choose it. */
export const Rows = () => {
  const words = useWords(boardWords);
  const { scene } = useTold();
  return (
    <Toolbar className="rows" label={words.rows} data-rows={scene.rows.length}>
      {ROWS.slice(0, scene.rows.length).map(row => (
        <RowOfCards key={row} row={row} cards={scene.rows[row - 1] ?? []} />
      ))}
    </Toolbar>
  );
};

const RowOfCards = ({ row, cards }: { row: Row; cards: readonly CardKind[] }) => {
  const words = useWords(boardWords);
  const { language } = useLanguage();
  const names = useWords(cardWords);
  const { match, isLegal, act } = useBoard();
  const { view, seat } = match;
  const { scene, isTelling } = useTold();
  const move = ['choose', view.round, view.throw, row] as const;
  const legal = !isTelling && isLegal(move);
  const chosen = !isTelling && view.choice === row;
  const { told } = scene;
  const event = isTelling && told !== null && told.kind !== 'show' && told.row === row ? told : null;
  const takers = isTelling && told !== null ? [...scene.hands].filter(([, shown]) => shown === row) : [];
  // It lies over the others until it is gone.
  const lost = event?.kind === 'clash' ? event.lost : null;
  const outermost = cards.at(-1);
  const over = view.step.kind === 'over';
  const gain = seat === null || over || cards.length === 0 ? null : gainOf(scene.displays, seat, cards);
  const text = [
    words.row(row),
    outermost === undefined
      ? words.empty
      : words.holds(piecesInWords(language, cards, CARDS, names), names[outermost].one),
    ...(gain === null ? [] : [words.brings(gain)]),
    ...(chosen ? [words.chosen] : []),
  ].join('. ');
  return (
    <button
      type="button"
      className="row"
      data-event={event?.kind}
      data-shown={takers.length > 0}
      data-key={row}
      aria-keyshortcuts={String(row)}
      aria-pressed={chosen}
      aria-disabled={!legal}
      onClick={() => !isTelling && act(move)}
    >
      <span className="visually-hidden">{text}</span>
      <span className="row-number" aria-hidden="true">
        {row}
      </span>
      <span className="row-cards" aria-hidden="true">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place in the row
          <span key={i} className="row-card" data-outermost={lost === null && i === cards.length - 1}>
            <Card card={card} decorative />
          </span>
        ))}
        {lost !== null && (
          <span className="row-card row-lost" key="lost" data-outermost="true">
            <Card card={lost} decorative />
          </span>
        )}
        {event?.kind === 'take' &&
          event.cards.map((card, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={`taken-${i}`}
              className="row-card row-taken"
              data-outermost={i === event.cards.length - 1}
            >
              <Card card={card} decorative />
            </span>
          ))}
      </span>
      <span className="row-foot" aria-hidden="true">
        {takers.length > 0 ? (
          <Takers seats={takers.map(([s]) => s)} />
        ) : (
          gain !== null && <b>{words.gain(gain)}</b>
        )}
      </span>
    </button>
  );
};

/** Who has shown a row, while the throw is told. */
const Takers = ({ seats }: { seats: readonly number[] }) => {
  const { person } = useBoard();
  return seats.map(seat => (
    <span key={seat} className="row-taker">
      {person(seat).name}
    </span>
  ));
};
