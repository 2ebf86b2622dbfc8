import type { GameId } from '../../../game/index.ts';
import type { LedgerDrawings } from '../../games/rules-page/ledger.ts';
import { signed } from '../../ui/i18n/grammar.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import type { Comparison, SeatResult } from './api.ts';
import type { At } from './compared.tsx';
import { comparisonWords } from './comparison-words.ts';
import { PersonAt } from './person.tsx';
import { useFirst } from './use-first.tsx';
import { dealWords } from './words.ts';

type Props = {
  seat: number;
  results: readonly SeatResult[];
  parts: Comparison['parts'];
  game: GameId;
  at: At;
  /** Null as long as the game's words are on their way. */
  items: LedgerDrawings['items'] | null;
};

/** So many of those at a seat are shown at first. */
const FIRST = 6;
const LAST = Number.POSITIVE_INFINITY;

/** What everybody made of one seat, the best first. */
export const SeatTable = ({ seat, results, parts, game, at, items }: Props) => {
  const words = useWords(comparisonWords);
  const deal = useWords(dealWords);
  const ordered = results.toSorted((a, b) => (a.rank ?? LAST) - (b.rank ?? LAST));
  const [rows, more] = useFirst(ordered, FIRST, ({ table }) => at.isOwn(table, seat));
  // With one part alone its points are the total.
  const shown = parts.length > 1 ? parts : [];
  return (
    <section className="deal-seat" aria-labelledby={`deal-seat-${seat}`}>
      <h3 id={`deal-seat-${seat}`}>{words.seat(seat + 1)}</h3>
      <table className="club-standings deal-compared">
        <caption className="visually-hidden">{words.seat(seat + 1)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.rank}</span>
            </th>
            <th scope="col">{words.player}</th>
            {shown.map(({ kind, of }) => (
              <th key={of} scope="col">
                <span className="deal-part-name">{words.part[kind]} </span>
                {of}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ table, rank, total, parts: own }) => (
            <tr key={table} data-own={at.isOwn(table, seat)}>
              <td>{rank === null ? '–' : `${rank}.`}</td>
              <th scope="row">
                <PersonAt
                  player={at.tableOf(table)?.players.find(({ id }) => id === seat)}
                  isYou={at.isOwn(table, seat)}
                />
                <Link
                  className="deal-where"
                  to={`/replay/${game}/${at.tableOf(table)?.matchID}`}
                  aria-label={words.replay(table)}
                >
                  {deal.table(table)}
                </Link>
              </th>
              {shown.map(({ of }, i) => (
                <td key={of}>
                  <Points part={own[i]} isAlike={isAlike(results, i)} />
                </td>
              ))}
              <td className="deal-total">{total ?? <small>{words.unfinished}</small>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
      {items !== null && parts.length > 0 && (
        <details className="deal-items">
          <summary>{words.whatFor}</summary>
          {parts.map(({ kind, of }, i) => (
            <Items
              key={of}
              caption={parts.length > 1 ? `${words.part[kind]} ${of}` : words.part[kind]}
              {...{ ordered, i, at, items, seat }}
            />
          ))}
        </details>
      )}
    </section>
  );
};

/** Everybody who came so far had the same from it. */
const isAlike = (results: readonly SeatResult[], i: number): boolean =>
  new Set(results.flatMap(({ parts }) => parts[i]?.points ?? [])).size <= 1;

const Points = ({
  part,
  isAlike: alike,
}: {
  part: SeatResult['parts'][number] | undefined;
  isAlike: boolean;
}) => {
  const words = useWords(comparisonWords);
  if (part === undefined) return <span className="deal-free">–</span>;
  if (part.rank > 1 || alike) return <span>{signed(part.points)}</span>;
  return (
    <b className="deal-best">
      {signed(part.points)}
      <span className="visually-hidden">, {words.best}</span>
    </b>
  );
};

/** What the points of a part were for, table by table. */
const Items = ({
  caption,
  ordered,
  i,
  seat,
  at,
  items,
}: {
  caption: string;
  ordered: readonly SeatResult[];
  i: number;
  seat: number;
  at: At;
  items: LedgerDrawings['items'];
}) => {
  const words = useWords(comparisonWords);
  const deal = useWords(dealWords);
  const names = useWords(items);
  const there = ordered.filter(({ parts }) => parts[i] !== undefined);
  const pointsOf = ({ parts }: SeatResult, item: string) =>
    parts[i]?.items.find(each => each.for === item)?.points ?? 0;
  const shown = Object.keys(names).filter(item => there.some(result => pointsOf(result, item) !== 0));
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled with the keyboard too
    <section className="deal-wide" tabIndex={0} aria-label={`${words.seat(seat + 1)}, ${caption}`}>
      <table className="club-standings deal-compared">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            {there.map(({ table }) => (
              <th key={table} scope="col" data-own={at.isOwn(table, seat)}>
                {deal.table(table)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(item => (
            <tr key={item}>
              <th scope="row">{names[item]}</th>
              {there.map(result => (
                <td key={result.table} data-own={at.isOwn(result.table, seat)}>
                  {pointsOf(result, item) === 0 ? '·' : signed(pointsOf(result, item))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
