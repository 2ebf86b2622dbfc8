import type { BracketSeat, BracketTable } from '../../../match/club/bracket-of.ts';
import type { Seen } from '../../../match/club/use-seen.ts';
import { Cartouche } from '../../../ui/cartouche/art/cartouche.tsx';
import { Link } from '../../../ui/router/router.tsx';
import './bracket.css';

export type BracketWords = {
  readonly title: string;
  readonly round: (n: number) => string;
  readonly open: string;
  readonly free: string;
  readonly goesOn: string;
  readonly former: string;
};
type Drawing = { readonly game: string; readonly seen: Seen; readonly words: BracketWords };

/** The tables of a knockout, a column for each round; it is moved sideways where there is no room. */
export const Bracket = ({
  rounds,
  ...drawing
}: Drawing & { rounds: readonly (readonly BracketTable[])[] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are tables
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be moved sideways can be so by keys too
  <div className="bracket" role="group" aria-label={drawing.words.title} tabIndex={0}>
    {rounds.map((tables, round) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rounds are counted
      <div key={round} className="bracket-round">
        <h3>{drawing.words.round(round + 1)}</h3>
        <ol>
          {tables.map((table, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table stays where it was drawn
            <li key={at}>
              <Cell table={table} {...drawing} />
            </li>
          ))}
        </ol>
      </div>
    ))}
  </div>
);

const Cell = ({
  table: { matchID, isRunning, isFree, seats },
  game,
  ...drawing
}: Drawing & { table: BracketTable }) => {
  const inside = (
    <>
      {seats.map((seat, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: so is a seat
        <Seat key={at} seat={seat} isFree={isFree} {...drawing} />
      ))}
    </>
  );
  if (matchID === null) return <div className="bracket-table">{inside}</div>;
  return (
    <Link className="bracket-table" data-running={isRunning} to={`/match/${game}/${matchID}`}>
      {inside}
    </Link>
  );
};

const Seat = ({
  seat,
  isFree,
  seen,
  words,
}: Omit<Drawing, 'game'> & { seat: BracketSeat; isFree: boolean }) => {
  if (seat === null) {
    return (
      <span className="bracket-seat bracket-open">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{words.open}</span>
      </span>
    );
  }
  const { member, score, goesOn } = seat;
  const who = seen.of(member);
  const name = who?.name ?? null;
  return (
    <span
      className="bracket-seat"
      data-on={goesOn === true}
      data-out={goesOn === false}
      data-own={member === seen.own}
    >
      {name !== null && who?.bot !== true && <Cartouche name={name} size={20} />}
      <bdi>{name ?? words.former}</bdi>
      {isFree && <small>{words.free}</small>}
      <span className="bracket-score">
        {score}
        {goesOn === true && !isFree && (
          <>
            <span aria-hidden="true"> ▸</span>
            <span className="visually-hidden">, {words.goesOn}</span>
          </>
        )}
      </span>
    </span>
  );
};
