import { type ReactNode, useContext, useEffect, useState } from 'react';
import { allOf } from '../../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { useBoard } from '../board-context.tsx';
import { EndActions, FinalNote } from '../final-note.ts';
import { resultOf } from '../result.ts';
import { isGivenUp } from '../table-match.ts';
import { Chart } from './chart.tsx';
import { courseOf, turningOf } from './course.ts';
import './ending.css';
import './ending-sheet.css';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { usePace } from '../../ui/motion/pace.ts';
import { GivenUp } from './given-up.tsx';
import { Podium } from './podium.tsx';
import { SharePicture } from './share-picture.tsx';
import { Tablets } from './tablets.tsx';
import { endingWords } from './words.ts';

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
