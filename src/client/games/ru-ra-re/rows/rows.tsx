import { CARDS, type Card as CardKind } from '../../../../game/ru-ra-re/cards.ts';
import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import { ROWS, type Row } from '../../../../game/ru-ra-re/table.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { useAskedAct } from '../../../table/asked-act.ts';
import { useExplain } from '../../../table/explain.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { piecesInWords } from '../../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { type Fingers, Hand } from '../art/hands.tsx';
import { Card } from '../cards/card.tsx';
import { useBoard } from '../view/board-context.ts';
import { gainOf, withoutCards } from '../view/facts.ts';
import { cardWords } from '../words/card-words.ts';
import { RowCard } from './row-card.tsx';
import './row-event.css';
import './rows.css';
import './stall.css';
import type { Clash } from '../staging/beats.ts';
import { useStaging } from '../staging/staging-context.tsx';
import { tableIn, worthOfRow } from '../view/worth.ts';
import { boardWords } from '../words/board.ts';

/** The market: a stall for each row under its number, each a button to choose it. */
export const Rows = () => {
  const words = useWords(boardWords);
  const { rows } = useBoard().match.view;
  return (
    <div className="market">
      <Toolbar className="rows" label={words.rows} data-rows={rows.length}>
        {ROWS.slice(0, rows.length).map(row => (
          <Stall key={row} row={row} cards={rows[row - 1] ?? []} />
        ))}
      </Toolbar>
    </div>
  );
};

const CLOTHS = 4;

/** What is being told of a row just now. */
const eventAt = (row: Row, current: RuRaReEvent | null, clashes: readonly Clash[]) =>
  current?.type === 'take' && current.row === row
    ? current
    : (clashes.find(clash => clash.row === row) ?? null);

const Stall = ({ row, cards: lying }: { row: Row; cards: readonly CardKind[] }) => {
  const words = useWords(boardWords);
  const { language } = useLanguage();
  const names = useWords(cardWords);
  const { match, live, isLegal, act } = useBoard();
  const askedAct = useAskedAct();
  const { view, seat } = match;
  const { scene, isOn, isFlying, clashes, current, told, ms, skipAll } = useStaging();
  const event = isOn ? eventAt(row, current, clashes) : null;
  // In a beat of several clashes its card is lost before its own is told.
  const cards = event?.type === 'clash' && event !== current ? lying.slice(0, -1) : lying;
  const explain = useExplain(() => <RowCard row={row} cards={cards} />);
  // A press is for the throw that waits for it, however far the last one has been told.
  const { round, throw: next } = live.view;
  const move = ['choose', round, next, row] as const;
  const legal = !isOn && isLegal(move);
  const chosen = !isOn && view.choice === row;
  const isThrow = isOn && (current?.type === 'clash' || current?.type === 'take');
  const takers = isThrow ? [...scene.hands].filter(([, shown]) => shown === row) : [];
  // It lies over the others until it is gone.
  const lost = event?.type === 'clash' ? event.lost : null;
  const fresh = isOn && current?.type === 'refill' ? freshFrom(match.events, told.length, row) : cards.length;
  const outermost = cards.at(-1);
  const over = view.step.kind === 'over';
  // What cards are worth that are still on their way would tell them beforehand.
  const shows = seat !== null && !over && cards.length > 0 && fresh >= cards.length;
  const gain = shows ? gainOf(scene.displays, seat, cards) : null;
  const text = [
    words.row(row),
    outermost === undefined
      ? words.empty
      : words.holds(piecesInWords(language, cards, CARDS, names), names[outermost].one),
    ...(gain === null ? [] : [words.brings(gain)]),
    ...(chosen ? [words.chosen] : []),
  ].join('. ');
  return (
    <>
      <button
        type="button"
        className="row"
        data-event={event?.type}
        data-shown={takers.length > 0}
        data-cloth={(row - 1) % CLOTHS}
        data-empty={cards.length === 0 && event === null}
        data-key={row}
        data-move={move.join(' ')}
        // On a row where nothing happens it would only make the browser style every card of it anew.
        style={event === null ? undefined : ({ '--ms': `${ms}ms` } as React.CSSProperties)}
        aria-keyshortcuts={String(row)}
        aria-pressed={chosen}
        aria-disabled={!legal}
        {...explain.props}
        onClick={() => {
          if (legal) askedAct(move, words.row(row));
          // Whoever presses while a throw is told has not seen what will lie there: they are told no more of it.
          else if (isLegal(move)) skipAll();
          else act(move);
        }}
      >
        <span className="visually-hidden">{text}</span>
        <span className="row-awning" aria-hidden="true" />
        <span className="row-number" aria-hidden="true">
          {row}
        </span>
        <span className="row-cards" aria-hidden="true">
          {cards.map((card, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place in the row
              key={i}
              className="row-card"
              data-fresh={i >= fresh}
              data-outermost={lost === null && i === cards.length - 1}
            >
              <Card card={card} decorative covered={i < cards.length - 1} />
            </span>
          ))}
          {lost !== null && (
            <span className="row-card row-lost" key="lost" data-outermost="true">
              <Card card={lost} decorative />
            </span>
          )}
          {event?.type === 'take' &&
            event.cards.map((card, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={`taken-${i}`}
                className="row-card row-taken"
                data-outermost={i === event.cards.length - 1}
              >
                <Card card={card} decorative covered={i < event.cards.length - 1} />
              </span>
            ))}
          {event !== null && (
            <span className="row-cry">
              {event.type === 'clash' ? words.clash : words.alone}
              {event.type === 'take' && <b>{words.gain(gainedBy(scene.displays, event, isFlying))}</b>}
            </span>
          )}
        </span>
        <span className="row-foot" aria-hidden="true">
          {takers.length > 0 ? (
            <Takers seats={takers.map(([taker]) => taker)} row={row} />
          ) : chosen && seat !== null ? (
            <Portrait seat={seat} className="row-chooser" />
          ) : null}
          {takers.length === 0 && shows && gain !== null && (
            <Prospect gain={gain} seat={seat} cards={cards} />
          )}
        </span>
      </button>
      {explain.card}
    </>
  );
};

/** What a row would bring: now, and in time. */
const Prospect = ({ gain, seat, cards }: { gain: number; seat: Seat; cards: readonly CardKind[] }) => {
  const words = useWords(boardWords);
  const { view } = useBoard().match;
  const { likely, best } = worthOfRow(tableIn(view), seat, cards);
  return (
    <>
      {/* Another number, not this one elsewhere. */}
      <b key={gain}>{words.gain(gain)}</b>
      {/* Where no more may come of it there is no more to say. */}
      {best > likely && (
        <>
          <small className="prospect-words">{words.worth(likely, best)}</small>
          {/* On a phone one above the other, as narrow as they can be read. */}
          <small className="prospect-short">
            <span>{words.about(likely)}</span>
            <span>{words.perhaps(best)}</span>
          </small>
        </>
      )}
    </>
  );
};

/** What it means to whoever takes a row, in front of whom its cards lie as soon as they have arrived. */
const gainedBy = (
  displays: Parameters<typeof gainOf>[0],
  { player, cards }: Extract<RuRaReEvent, { type: 'take' }>,
  isFlying: boolean,
): number => gainOf(isFlying ? displays : withoutCards(displays, player, cards), player, cards);

/** From which card on a row has just been filled. */
const freshFrom = (events: readonly RuRaReEvent[], told: number, row: Row): number => {
  let left = 0;
  for (const event of events.slice(0, told - 1)) {
    if (event.type === 'setup' || event.type === 'refill') left = event.rows[row - 1]?.length ?? 0;
    else if (event.type === 'take' && event.row === row) left = 0;
    else if (event.type === 'clash' && event.row === row) left -= 1;
  }
  return left;
};

/** Who has shown a row, while the throw is told. */
const Takers = ({ seats, row }: { seats: readonly Seat[]; row: Row }) =>
  seats.map(seat => (
    <span key={seat} className="row-taker" data-seat-colour={seat}>
      <Portrait seat={seat} />
      <Hand fingers={row as Fingers} />
    </span>
  ));
