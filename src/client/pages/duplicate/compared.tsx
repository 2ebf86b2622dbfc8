import { useEffect, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import type { LedgerDrawings } from '../../games/rules-page/ledger.ts';
import { listed, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import type { Comparison, Deal, DealTable } from './api.ts';
import { comparisonWords } from './comparison-words.ts';
import { ComparedLots } from './lots.tsx';
import type { OwnSeat } from './own-seat.ts';
import { isPerson, PersonAt } from './person.tsx';
import { SeatTable } from './seat-table.tsx';
import { useFirst } from './use-first.tsx';
import { dealWords } from './words.ts';

/** So many of the order are shown at first. */
const FIRST = 10;

/** How the tables of a deal compare: the order of the people, seat by seat, and where the same tiles were sold dearer. */
export const Compared = ({
  deal,
  game,
  comparison,
  own,
}: {
  deal: Deal;
  game: GameId;
  comparison: Comparison;
  own: OwnSeat | null;
}) => {
  const words = useWords(comparisonWords);
  const { language } = useLanguage();
  const drawn = useLedgerDrawings(game);
  const { seats, parts, lots } = comparison;
  const tableOf = (table: number) => deal.tables.find(each => each.table === table);
  const isOwn = (table: number, seat: number) => table === own?.table && seat === own.seat;
  const at = { tableOf, isOwn };
  const near = (deal.near ?? []).map(({ table, seat }) =>
    isolated(tableOf(table)?.players[seat]?.name ?? words.seat(seat + 1)),
  );
  if (seats.every(results => results.length === 0)) return <p role="status">{words.nobody}</p>;
  return (
    <>
      {deal.isCut && <p className="lobby-lead">{words.cut}</p>}
      <Standing comparison={comparison} {...at} />
      {near.length > 0 && <p className="lobby-lead deal-near">{words.near(listed(language, near))}</p>}
      <section className="deal-part" aria-labelledby="deal-seats">
        <h2 id="deal-seats">{words.seats}</h2>
        <div className="deal-seats">
          {seats.map((results, seat) => (
            <SeatTable
              // biome-ignore lint/suspicious/noArrayIndexKey: it is the seat
              key={seat}
              {...{ seat, results, parts, game, at }}
              items={drawn?.items ?? null}
            />
          ))}
        </div>
      </section>
      {drawn !== null && drawn.lots !== null && (
        <ComparedLots
          lots={lots}
          drawings={drawn.lots}
          styles={CLIENT_GAMES[game].styles}
          tableOf={tableOf}
        />
      )}
    </>
  );
};

/** Who sat at a table, and whether that was this page's own seat. */
export type At = {
  readonly tableOf: (table: number) => DealTable | undefined;
  readonly isOwn: (table: number, seat: number) => boolean;
};

const useLedgerDrawings = (game: GameId): LedgerDrawings | null => {
  const [drawn, setDrawn] = useState<LedgerDrawings | null>(null);
  useEffect(() => {
    CLIENT_GAMES[game].drawings?.().then(
      ({ ledger }) => setDrawn(ledger),
      // Then the points stand there without what they are for.
      () => {},
    );
  }, [game]);
  return drawn;
};

/** The people in order, by the share of those with the same seat whom they have beaten. */
const Standing = ({ comparison: { seats }, tableOf, isOwn }: At & { comparison: Comparison }) => {
  const words = useWords(comparisonWords);
  const deal = useWords(dealWords);
  const entries = seats
    .flatMap((results, seat) =>
      results.map(({ table, share, total }) => {
        const player = tableOf(table)?.players.find(({ id }) => id === seat);
        return { table, seat, share, total, player };
      }),
    )
    .filter(({ share, player }) => share !== null && player !== undefined && isPerson(player))
    .toSorted((a, b) => b.share! - a.share!);
  const [shown, more] = useFirst(entries, FIRST, ({ table, seat }) => isOwn(table, seat));
  if (entries.length === 0) return null;
  return (
    <section className="deal-part" aria-labelledby="deal-order">
      <h2 id="deal-order">{words.standing}</h2>
      <p className="lobby-lead">{words.standingLead}</p>
      <table className="club-standings deal-compared">
        <caption className="visually-hidden">{words.standing}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.rank}</span>
            </th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.beaten}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ table, seat, share, total, player }) => (
            <tr key={`${table} ${seat}`} data-own={isOwn(table, seat)}>
              <td>{1 + entries.filter(each => each.share! > share!).length}.</td>
              <th scope="row">
                <PersonAt player={player} isYou={isOwn(table, seat)} />
                <small className="deal-where">
                  {deal.table(table)}, {words.seat(seat + 1)}
                </small>
              </th>
              <td>{total}</td>
              <td>{Math.round(share! * 100)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </section>
  );
};
