import { useMemo, useState } from 'react';
import type { AnyMove } from '../../../game/contract.ts';
import { COSTLY_SCORE } from '../../../game/mistake.ts';
import type { Review } from '../../../game/review.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { at, type BySeat, type Seat } from '../../../game/shared/seats.ts';
import type { CoachWords } from '../../games/define-client-game.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import { SEAT_SHAPES } from '../../table/seat-shapes.tsx';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { signed } from '../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { LAYOUTS } from '../../ui/theme/layouts.ts';
import { makerOf, type Replay } from '../records/open-record.ts';
import { coachButtonWords } from './button-words.ts';
import { coachWords } from './words.ts';
import './coach.css';
import { MistakeItem } from './mistake-item.tsx';
import { useCoach } from './use-coach.ts';

/** What the coach makes of a match: chances as a chart, what changed most, and what might have been better. */
export const ReviewSheet = ({ replay, onShow }: { replay: Replay; onShow: (move: number) => void }) => {
  const words = useWords(coachWords);
  const waiting = useWords(coachButtonWords);
  const { game, record } = replay;
  const said = useCoach(
    game,
    useMemo(() => ({ for: 'review', record }) as const, [record]),
  );
  if (said === undefined) return <p role="status">{waiting.thinking}</p>;
  if (said === null) return <p role="alert">{words.failed}</p>;
  return <Reviewed review={said.answer} inWords={said.inWords} replay={replay} onShow={onShow} />;
};

const Reviewed = ({
  review: { chances, swings, mistakes, judges },
  inWords: { moveText, why, dressOf, ReviewPart },
  replay,
  onShow,
}: {
  review: Review;
  inWords: CoachWords;
  replay: Replay;
  onShow: (move: number) => void;
}) => {
  const words = useWords(coachWords);
  const { language } = useLanguage();
  const [isGuessed, setGuessed] = useState(false);
  const textOf = (move: AnyMove) => moveText(language, move);
  const { game, seats, snapshots, events } = replay;
  const calledOf = (own: string) => (seat: Seat) =>
    seat === replay.seat ? own : isolated(at(seats, seat).name);
  const nameOf = calledOf(words.you);
  const toName = calledOf(words.toYou);
  const whoMade = (move: number, seat: Seat, of = nameOf): string => {
    const maker = makerOf(replay, move);
    return maker === null ? of(seat) : words.makers[maker](of(seat));
  };
  const early = openUntil(chances);
  const percent = (chance: number) => words.percent(Math.round(chance * 100));
  return (
    <div className="review" data-styles={CLIENT_GAMES[game].styles} data-dress={dressOf?.(snapshots[0].view)}>
      <p className="review-lead">
        {words.lead} {early > 0 && words.early(early)}
      </p>
      <ul className="review-seats">
        {seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-seat-colour={seat}>
            {nameOf(seat)}
          </li>
        ))}
      </ul>
      <ChanceChart chances={chances} />
      <details className="review-numbers">
        <summary>{words.numbers}</summary>
        <div className="review-table">
          <table>
            <caption className="visually-hidden">{words.chart}</caption>
            <thead>
              <tr>
                <th scope="col">{words.move}</th>
                <th scope="col">{words.made}</th>
                {seats.map((_, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  <th key={seat} scope="col">
                    {nameOf(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {chances.map((of, move) => {
                const made = snapshots[move]?.made ?? null;
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a move is its number
                  <tr key={move}>
                    <td>
                      <button
                        type="button"
                        className="button-plain"
                        aria-label={words.show(move)}
                        onClick={() => onShow(move)}
                      >
                        {move}
                      </button>
                    </td>
                    <th scope="row">
                      {made === null ? words.setUp : words.did(whoMade(move, made.seat), textOf(made.move))}
                    </th>
                    {of.map((chance, seat) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                      <td key={seat}>{percent(chance)}</td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </details>
      {ReviewPart !== undefined && (
        <ReviewPart events={events} names={seats.map((_, seat) => nameOf(seat))} />
      )}
      <h3>{words.swings}</h3>
      <ol className="review-swings">
        {swings.map(({ move, made, change, by }) => {
          const most = change.reduce(
            (best, by, seat) => (Math.abs(by) > Math.abs(at(change, best)) ? seat : best),
            0,
          );
          return (
            <li key={move}>
              <p>
                {words.did(whoMade(move, made.seat), textOf(made.move))}.{' '}
                <strong>{words.swing(nameOf(most), signed(Math.round(at(change, most) * 100)))}</strong>,{' '}
                {words.by[by]}
              </p>
              <button type="button" className="button-plain" onClick={() => onShow(move)}>
                {words.show(move)}
              </button>
            </li>
          );
        })}
      </ol>
      <h3>{words.mistakes}</h3>
      {judges < 2 ? (
        <p>{words.oneJudge}</p>
      ) : mistakes.length === 0 ? (
        <p>{words.none(COSTLY_SCORE)}</p>
      ) : (
        <>
          <p>{words.more(mistakes.length, COSTLY_SCORE)}</p>
          <label className="review-guess">
            <input
              type="checkbox"
              checked={isGuessed}
              onChange={event => setGuessed(event.currentTarget.checked)}
            />
            {words.guess}
          </label>
          <ol className="review-mistakes">
            {mistakes.map(mistake => (
              <MistakeItem
                key={`${mistake.move} ${isGuessed}`}
                mistake={mistake}
                nameOf={nameOf}
                maker={whoMade(mistake.move, mistake.made.seat)}
                forMaker={whoMade(mistake.move, mistake.made.seat, toName)}
                textOf={textOf}
                whyOf={move =>
                  why(language, { view: mistake.view, seat: mistake.made.seat, move, nameOf: toName })
                }
                isGuessed={isGuessed}
                onShow={onShow}
              />
            ))}
          </ol>
        </>
      )}
    </div>
  );
};

/** No chance is further from even than this as long as hardly anybody can tell. */
const EVEN = 0.1;

/** The last move, from the beginning on, after which hardly anything could be told; 0 where it was told from the first. */
const openUntil = (chances: readonly BySeat<number>[]): number => {
  const told = chances.findIndex(of => of.some(chance => Math.abs(chance - 1 / of.length) > EVEN));
  return Math.max(0, (told < 0 ? chances.length : told) - 1);
};

/** Of the drawing: on a phone it is shown as large as it is drawn. */
const WIDTH = { wide: 640, narrow: 320 };
const HEIGHT = 200;
const LEFT = 34;
const RIGHT = 16;
const TOP = 8;
const LOW = 8;
const LINES = [0, 25, 50, 75, 100];
/** Between two shapes on a line, in moves, for a match of any length. */
const shapesApart = (moves: number) => Math.max(1, Math.round(moves / 8));

/** Each seat's chance to win after every move, as lines in the seats' colours with a shape of their own. */
const ChanceChart = ({ chances }: { chances: readonly BySeat<number>[] }) => {
  const words = useWords(coachWords);
  const width = useMedia(LAYOUTS.phone) ? WIDTH.narrow : WIDTH.wide;
  const last = Math.max(1, chances.length - 1);
  const x = (move: number) => LEFT + (move * (width - LEFT - RIGHT)) / last;
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - TOP - LOW);
  const apart = shapesApart(last);
  return (
    <svg className="chances-chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={words.chart}>
      {LINES.map(percent => (
        <g key={percent} className="chances-line">
          <path d={`M${LEFT} ${y(percent / 100)}H${width - RIGHT}`} />
          <text x={LEFT - 6} y={y(percent / 100) + 4} textAnchor="end" fontSize="12">
            {percent}
          </text>
        </g>
      ))}
      {chances[0]?.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <g key={seat} className="chances-seat" data-seat-colour={seat}>
          <path d={`M${chances.map((of, move) => `${x(move)} ${y(of[seat]!)}`).join('L')}`} />
          {chances.map((of, move) =>
            move % apart === Math.floor(apart / 2) || move === last ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a move is its number
              <g key={move} transform={`translate(${x(move)} ${y(of[seat]!)})`}>
                {SEAT_SHAPES[seat % SEAT_SHAPES.length]}
              </g>
            ) : null,
          )}
        </g>
      ))}
    </svg>
  );
};
