import { CARDS, type Card as CardKind, sizeOf } from '../../../game/ru-ra-re/cards.ts';
import { SCORE_ITEMS, type ScoreItem } from '../../../game/ru-ra-re/events.ts';
import { at, leftOf, type Seat } from '../../../game/shared/seats.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { boardWords as tableWords } from '../../table/words.ts';
import { useBoard } from './board-context.ts';
import { Card } from './card.tsx';
import { cardWords } from './card-words.ts';
import './display.css';
import { CountPill } from '../../table/count-pill.tsx';
import { gainOf, itemNow, pointsNow } from './facts.ts';
import { useTold } from './telling-context.tsx';
import { boardWords, itemWords } from './words/board.ts';

/** The cards of each item of the score sheet. */
const CARDS_OF: Readonly<Record<ScoreItem, readonly CardKind[]>> = {
  kings: ['king'],
  churches: ['church'],
  points: ['points-2', 'points-3', 'points-4'],
  knights: ['knight'],
  animals: ['sheep', 'horse', 'pig', 'cow', 'goat', 'goose', 'hen', 'dog'],
  farms: ['farmer', 'farmwife', 'farmhouse'],
};

/** What lies in front of a player, by type: what it is worth now, and what one more of each would bring. */
export const OwnDisplay = ({ seat }: { seat: Seat }) => {
  const words = useWords(boardWords);
  const items = useWords(itemWords);
  const { match, person } = useBoard();
  const { scene, isTelling } = useTold();
  const { displays, totals } = scene;
  const over = match.view.step.kind === 'over' && !isTelling;
  return (
    <section className="display" aria-labelledby="display-name">
      <header>
        <h2 id="display-name">{seat === match.seat ? words.yours : words.inFrontOf(person(seat).name)}</h2>
        <p>
          {over ? (
            <strong>{words.now(totals[seat]!)}</strong>
          ) : (
            <>
              <strong>{words.now(pointsNow(displays, seat))}</strong> <small>{words.nowHint}</small>
              {totals[seat]! > 0 && <> · {words.total(totals[seat]!)}</>}
            </>
          )}
        </p>
      </header>
      <div className="display-items">
        {SCORE_ITEMS.map(item => (
          <section key={item} className={`display-item display-${item}`} aria-label={items[item]}>
            <h3>
              {items[item]} <b>{itemNow(displays, seat, item)}</b>
            </h3>
            <ul>
              {CARDS_OF[item].map(card => (
                <OwnCards key={card} seat={seat} card={card} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
};

const OwnCards = ({ seat, card }: { seat: Seat; card: CardKind }) => {
  const words = useWords(boardWords);
  const names = useWords(cardWords)[card];
  const { displays } = useTold().scene;
  const n = at(displays, seat)[card];
  const more = gainOf(displays, seat, [card]);
  return (
    <li className="held-card" data-held={n > 0}>
      <Card card={card} decorative />
      <span className="visually-hidden">
        {words.held(n, n === 1 ? names.one : names.many)}; {words.oneMore(more)}
      </span>
      {n > 0 && <CountPill className="held-count">{n}</CountPill>}
      <span className="held-more" aria-hidden="true">
        {more > 0 ? words.gain(more) : '·'}
      </span>
    </li>
  );
};

/** What lies in front of the others. */
export const Rivals = ({ besides }: { besides: Seat }) => {
  const words = useWords(boardWords);
  const table = useWords(tableWords);
  const { match, person } = useBoard();
  const { scene, isTelling } = useTold();
  const players = scene.displays.length;
  const over = match.view.step.kind === 'over' && !isTelling;
  const seats: Seat[] = [];
  for (let seat = leftOf(besides, players); seat !== besides; seat = leftOf(seat, players)) seats.push(seat);
  return (
    <section className="rival-displays" aria-labelledby="rivals-name">
      <h2 id="rivals-name" className="visually-hidden">
        {words.players}
      </h2>
      {seats.map(seat => (
        <section key={seat} className="rival-display" aria-labelledby={`rival-${seat}`}>
          <header>
            <h3 id={`rival-${seat}`} title={person(seat).name}>
              {person(seat).name} {match.seats[seat]?.bot != null && <small>{table.bot}</small>}
              {match.seats[seat]?.connected === false && <small>{table.away}</small>}
            </h3>
            {over ? (
              <p>
                <strong>{words.now(scene.totals[seat]!)}</strong>
              </p>
            ) : (
              <p title={words.nowHint}>
                <strong>{pointsNow(scene.displays, seat)}</strong>
                <span className="visually-hidden"> {words.nowHint}</span>
                {scene.totals[seat]! > 0 && <small> + {words.total(scene.totals[seat]!)}</small>}
              </p>
            )}
          </header>
          <RivalCards seat={seat} />
        </section>
      ))}
    </section>
  );
};

const RivalCards = ({ seat }: { seat: Seat }) => {
  const words = useWords(boardWords);
  const names = useWords(cardWords);
  const display = at(useTold().scene.displays, seat);
  if (sizeOf(display) === 0) return <p className="rival-nothing">{words.nothingYet}</p>;
  return (
    <ul>
      {CARDS.filter(card => display[card] > 0).map(card => (
        <li key={card} title={names[card].one}>
          <Card card={card} decorative />
          <span className="visually-hidden">
            {words.held(display[card], display[card] === 1 ? names[card].one : names[card].many)}
          </span>
          <CountPill className="held-count">{display[card]}</CountPill>
        </li>
      ))}
    </ul>
  );
};
