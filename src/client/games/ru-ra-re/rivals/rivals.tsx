import { useState } from 'react';
import { SCORE_ITEMS } from '../../../../game/ru-ra-re/events.ts';
import { ROWS } from '../../../../game/ru-ra-re/table.ts';
import { at, type BySeat, leftOf, type Seat } from '../../../../game/shared/seats.ts';
import { Dialog } from '../../../table/dialog.tsx';
import { ExplainCard, useExplain } from '../../../table/explain.tsx';
import { useAwayWord } from '../../../table/holiday.tsx';
import { Portrait } from '../../../table/portrait.tsx';
import { SeatNotes, useSeatNotes } from '../../../table/seat-notes.tsx';
import { SeatTime } from '../../../table/seat-time.tsx';
import { boardWords as tableWords } from '../../../table/words.ts';
import { capital, signed } from '../../../ui/i18n/grammar.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { HandOf, useHand, useHandInWords } from '../hands/hands.tsx';
import { Fans } from '../hands/own.tsx';
import { Stock } from '../rows/stock.tsx';
import type { Scene } from '../staging/scene.ts';
import { useBoard } from '../view/board-context.ts';
import { itemNow, pointsNow } from '../view/facts.ts';
import { fansOf } from '../view/fans.ts';
import { tableIn, worthOfRow } from '../view/worth.ts';
import './rivals.css';
import { Card } from '../cards/card.tsx';
import { SmallFans } from '../cards/small-fans.tsx';
import { useStaging } from '../staging/staging-context.tsx';
import { boardWords, itemWords } from '../words/board.ts';
import { explainWords } from '../words/explain.ts';

/** The others at the square, and where pile and box stand. A press on one shows all of theirs. */
export const Rivals = ({ besides }: { besides: Seat }) => {
  const words = useWords(boardWords);
  const table = useWords(tableWords);
  const { match, person } = useBoard();
  const { scene, isOn } = useStaging();
  const isOver = match.view.step.kind === 'over' && !isOn;
  const [open, setOpen] = useState<Seat | null>(null);
  const players = scene.displays.length;
  const seats: Seat[] = [];
  for (let seat = leftOf(besides, players); seat !== besides; seat = leftOf(seat, players)) seats.push(seat);
  return (
    <section className="rivals" aria-labelledby="rivals-name" data-rivals={seats.length}>
      <h2 id="rivals-name" className="visually-hidden">
        {words.players}
      </h2>
      {seats.map(seat => (
        <Rival key={seat} seat={seat} open={() => setOpen(seat)} />
      ))}
      <Stock />
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open === null ? '' : words.inFrontOf(person(open).name)}
        close={table.close}
      >
        {open !== null && (
          <div className="rival-sheet">
            <SeatNotes seat={open} />
            <Fans seat={open} label={words.inFrontOf(person(open).name)} />
            {!isOver && (
              <>
                <h3>{words.interest}</h3>
                <RivalRows seat={open} />
              </>
            )}
          </div>
        )}
      </Dialog>
    </section>
  );
};

const Rival = ({ seat, open }: { seat: Seat; open: () => void }) => {
  const words = useWords(boardWords);
  const table = useWords(tableWords);
  const { match, person } = useBoard();
  const { view } = match;
  const { bot = null, owner } = match.seats[seat] ?? {};
  const away = useAwayWord(seat);
  const { scene, isOn, isCrowning, current } = useStaging();
  const over = view.step.kind === 'over' && (!isOn || isCrowning);
  const { name } = person(seat);
  const explain = useExplain(() => (
    <RivalCard seat={seat} table={{ displays: scene.displays, totals: view.totals }} over={over} />
  ));
  const acting = !over && !isOn && view.waiting.includes(seat) && !view.chosen[seat];
  // With nothing in front of them their face and hand have its room: others, not the same elsewhere.
  const isBare = fansOf(scene.displays, seat).length === 0;
  const takes = isOn && current?.type === 'take' && current.player === seat;
  return (
    <section
      className="rival"
      aria-labelledby={`rival-${seat}`}
      data-place={`seat-${seat}`}
      data-seat-colour={seat}
      data-takes={takes}
      data-bare={isBare}
    >
      <button
        type="button"
        className="rival-open"
        aria-label={words.openSheet(name)}
        {...explain.props}
        onClick={open}
      />
      {explain.card}
      <Portrait key={`face ${isBare}`} seat={seat} acting={acting} />
      <header key={`head ${isBare}`}>
        <h3 id={`rival-${seat}`}>
          {name} {bot !== null && <small>{table.bot(bot, owner)}</small>}{' '}
          <small>
            <SeatTime seat={seat} />
          </small>{' '}
          {away !== '' && <small>{away}</small>}
        </h3>
        <p>
          {over ? (
            <>
              <strong aria-hidden="true">{view.totals[seat]}</strong>
              <span className="visually-hidden">{words.now(view.totals[seat]!)}</span>
            </>
          ) : (
            <>
              <strong>{pointsNow(scene.displays, seat)}</strong>
              <span className="visually-hidden"> {words.nowHint}</span>
              {view.totals[seat]! > 0 && <Scored points={view.totals[seat]!} />}
            </>
          )}
        </p>
      </header>
      <HandOf key={`hand ${isBare}`} seat={seat} />
      <SmallFans seat={seat} />
    </section>
  );
};

/** What a player has for sure, from the first scoring. A phone has room for the number. */
const Scored = ({ points }: { points: number }) => {
  const words = useWords(boardWords);
  return (
    <small className="rival-scored">
      {' '}
      + {points} <span>{words.scored(points)}</span>
    </small>
  );
};

/** Stands beside the board, and is told what it shows. */
const RivalCard = ({
  seat,
  table: { displays, totals },
  over,
}: {
  seat: Seat;
  table: Pick<Scene, 'displays'> & { readonly totals: BySeat<number> };
  over: boolean;
}) => {
  const words = useWords(explainWords);
  const items = useWords(itemWords);
  const { person } = useBoard();
  const hand = capital(useHandInWords(seat));
  const isReady = useHand(seat).state === 'ready';
  const notes = useSeatNotes(seat);
  const list = SCORE_ITEMS.map(item => ({ item, points: itemNow(displays, seat, item) }))
    .filter(({ points }) => points > 0)
    .map(({ item, points }) => `${items[item]} ${points}`)
    .join(', ');
  const total = at(totals, seat);
  return (
    <ExplainCard
      picture={<Portrait seat={seat} />}
      title={person(seat).name}
      lines={[
        ...(over
          ? [words.final(list), words.inAll(total)]
          : [
              `${hand}.`,
              ...(isReady ? [words.ready] : []),
              fansOf(displays, seat).length === 0 ? words.nothing : words.items(list),
              ...(total > 0 ? [words.scored(total)] : []),
            ]),
        ...notes,
        words.press,
      ]}
      rule="Q-21"
    />
  );
};

/** What each row would bring to a player, and why. */
const RivalRows = ({ seat }: { seat: Seat }) => {
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
