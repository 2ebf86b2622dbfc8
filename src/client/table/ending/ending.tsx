import { type CSSProperties, type ReactNode, useContext, useEffect, useState } from 'react';
import { allOf } from '../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { useBoard } from '../board-context.tsx';
import { EndActions, FinalNote } from '../final-note.ts';
import { type Result, resultOf } from '../result.ts';
import { isGivenUp } from '../table-match.ts';
import { Chart } from './chart.tsx';
import { courseOf, type Turned, turningOf, winnersOf } from './course.ts';
import './ending.css';
import './ending-sheet.css';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { usePace } from '../../ui/motion/pace.ts';
import { Portrait } from '../portrait.tsx';
import { endingWords, givenUpWords } from './words.ts';
import './podium.css';
import { SharePicture } from './share-picture.tsx';
import './tablets.css';

const VIEWS = ['podium', 'course', 'sheet'] as const;

/**
 * The end of a match: the tablets turn face-up, then the podium, the course of the match and the score sheet.
 * @param sheet the game's own account of the score
 * @param decided what decided between those with the same score
 * @param isNews the match has ended before the eyes of whoever looks
 */
export const Ending = ({
  sheet,
  decided,
  isNews,
}: {
  sheet: ReactNode;
  decided?: ReactNode;
  isNews: boolean;
}) => {
  const words = useWords(endingWords);
  const { language } = useLanguage();
  const { match, person } = useBoard();
  const { events, seats } = match;
  const actions = useContext(EndActions);
  const note = useContext(FinalNote);
  const [view, setView] = useState<(typeof VIEWS)[number]>('podium');
  const course = courseOf(events, seats.length);
  const turning = turningOf(course);
  // The last one that is turned stays in sight for as long as each of the others.
  const { up, skip } = useTurning(turning.length + 1, isNews);
  const result = resultOf(events);
  if (result === null) return isGivenUp(match) ? <GivenUp sheet={sheet} /> : sheet;
  if (up <= turning.length) return <Tablets turning={turning} up={up} onSkip={skip} />;

  const [first, ...more] = result.winners.map(person);
  const headline =
    first === undefined || more.length > 0
      ? words.share(allOf(language, result.winners.map(person)))
      : first.you
        ? words.youWin
        : words.wins(first.name);
  return (
    <div className="ending">
      <fieldset className="ending-views">
        <legend className="visually-hidden">{words.views}</legend>
        {VIEWS.map(each => (
          <button key={each} type="button" aria-pressed={each === view} onClick={() => setView(each)}>
            {words[each]}
          </button>
        ))}
      </fieldset>
      {view === 'podium' && (
        <>
          <p className="ending-headline">{headline}</p>
          {decided}
          <Podium result={result} />
          <div className="ending-actions">
            {actions}
            <SharePicture headline={headline} order={result.order} />
          </div>
          {note}
        </>
      )}
      {view === 'course' && <Chart course={course} result={result} />}
      {view === 'sheet' && sheet}
    </div>
  );
};

/** How long one tablet is turned, in milliseconds at the normal pace. */
const TURN_MS = 420;

/**
 * How many of the tablets lie face-up: one more after each moment. Any key or tap turns all of them, and still does what
 * it does; where motion is not wanted, or the end is no news, they lie so from the beginning.
 */
const useTurning = (count: number, isNews: boolean): { readonly up: number; readonly skip: () => void } => {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const { paced } = usePace();
  const [up, setUp] = useState(isNews ? 0 : count);
  const shown = still ? count : Math.min(up, count);
  const isTurning = shown < count;
  const ms = paced(TURN_MS);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setUp(shown + 1), ms);
    return () => clearTimeout(timer);
  }, [isTurning, shown, ms]);
  useEffect(() => {
    if (!isTurning) return;
    const skip = () => setUp(count);
    document.addEventListener('keydown', skip, true);
    document.addEventListener('pointerup', skip, true);
    return () => {
      document.removeEventListener('keydown', skip, true);
      document.removeEventListener('pointerup', skip, true);
    };
  }, [isTurning, count]);
  return { up: shown, skip: () => setUp(count) };
};

/** The end of a match of two that one gave up: no podium, as nothing was counted to the end, but the score as it stood. */
const GivenUp = ({ sheet }: { sheet: ReactNode }) => {
  const words = useWords(givenUpWords);
  const { match, person } = useBoard();
  const actions = useContext(EndActions);
  const note = useContext(FinalNote);
  const loser = match.endedBy ?? null;
  const [winner] = winnersOf(match) ?? [];
  if (loser === null || winner === undefined) return sheet;
  const headline = words.headline(person(loser), person(winner));
  return (
    <div className="ending">
      <p className="ending-face" aria-hidden="true" data-seat-colour={winner}>
        <Portrait seat={winner} />
      </p>
      <p className="ending-headline">{headline}</p>
      <div className="ending-actions">
        {actions}
        <SharePicture
          headline={headline}
          order={[
            { seat: winner, place: 1, score: null },
            { seat: loser, place: 2, score: null },
          ]}
        />
      </div>
      {note}
      <h3>{words.asItStood}</h3>
      {sheet}
    </div>
  );
};

/** The tablets of one stage, those that are turned with what stands on them. */
const Tablets = ({ turning, up, onSkip }: { turning: readonly Turned[]; up: number; onSkip: () => void }) => {
  const words = useWords(endingWords);
  const { person } = useBoard();
  // What was turned last stays in sight, until the next stage begins.
  const { stage } = turning[Math.max(0, up - 1)] ?? turning[0]!;
  // What it comes to in the end is of the whole match, and not of its last stage.
  const isLast = stage === turning.at(-1)?.stage && stage.kind !== 'epoch';
  const name = isLast ? words.result : words.stage[stage.kind](stage.of);
  const open = turning.slice(0, up).filter(each => each.stage === stage);
  const isWhole = open.length === stage.totals.length;
  const totals = open.map(({ seat, total }) => `${person(seat).name} ${total}`).join(', ');
  return (
    <div className="tablets">
      <h3>{name}</h3>
      {/* Those of the next stage are others, face-down: nobody sees them before they are turned. */}
      <ol key={name} aria-hidden="true">
        {stage.totals.map((total, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-seat-colour={seat} data-up={open.some(each => each.seat === seat)}>
            <span className="tablet-back" />
            <span className="tablet-face">
              <Portrait seat={seat} />
              <b>{total}</b>
              <span>{person(seat).name}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {isWhole ? words.told(name, totals) : words.turning}
      </p>
      <button type="button" onClick={onSkip}>
        {words.skip}
      </button>
    </div>
  );
};

/** Who stands where, and the places as a table beside it. */
const Podium = ({ result: { order } }: { result: Result }) => {
  const words = useWords(endingWords);
  const { person } = useBoard();
  return (
    <div className="podium">
      <ol className="podium-steps" aria-hidden="true">
        {standing(order).map(({ seat, place, score }) => (
          <li
            key={seat}
            data-seat-colour={seat}
            data-place={place}
            style={{ '--place': place } as CSSProperties}
          >
            <Portrait seat={seat} />
            <span className="podium-name" title={person(seat).name}>
              {person(seat).name}
            </span>
            <span className="podium-stone">
              <b>{score}</b>
            </span>
          </li>
        ))}
      </ol>
      <table className="podium-result">
        <caption className="visually-hidden">{words.result}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ seat, place, score }) => (
            <tr key={seat} data-winner={place === 1} data-seat-colour={seat}>
              <td>{place}.</td>
              <th scope="row" title={person(seat).name}>
                <Portrait seat={seat} /> <span>{person(seat).name}</span>
              </th>
              <td className="final-fame" data-total>
                {score}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/**
 * Everybody down to the third place, the best in the middle, the others left and right of them in turn: as many as share
 * a place stand on it.
 */
const standing = (order: Result['order']): Result['order'] => {
  const steps = order.filter(({ place }) => place <= 3);
  const isLeft = (i: number) => i % 2 === 1;
  return [...steps.filter((_, i) => isLeft(i)).reverse(), ...steps.filter((_, i) => !isLeft(i))];
};
