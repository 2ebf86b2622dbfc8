import { useMemo } from 'react';
import type { GameId } from '../../../game/index.ts';
import { isDecided, LEVEL } from '../../../game/mistake.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { coachButtonWords } from './button-words.ts';
import './coach.css';
import { freshSentences } from './fresh-sentences.ts';
import { useCoach } from './use-coach.ts';
import { WhyText } from './why-text.tsx';
import { coachWords } from './words.ts';

/** So many moves are shown: whoever wants a hint does not want a table. */
const SHOWN = 3;

export type HintProps = {
  game: GameId;
  view: unknown;
  seat: Seat;
  nameOf: (seat: Seat) => string;
};

/** The best moves of a seat, each with its chance to win, the score to expect and what speaks for it. */
export const HintSheet = ({ game, view, seat, nameOf }: HintProps) => {
  const words = useWords(coachWords);
  const waiting = useWords(coachButtonWords);
  const { language } = useLanguage();
  const said = useCoach(
    game,
    useMemo(() => ({ for: 'hints', game, view, seat }) as const, [game, view, seat]),
  );
  if (said === undefined) return <p role="status">{waiting.weighing}</p>;
  if (said === null) return <p role="alert">{words.noCoach}</p>;
  const { answer: hints, inWords } = said;
  const { moveText, MovePicture, why } = inWords;
  if (hints.length === 0) return <p>{words.noHint}</p>;
  const shown = hints.slice(0, SHOWN);
  const decided = isDecided(Math.max(...hints.map(({ chance }) => chance)));
  // Nobody can tell then which is better.
  const isLevel = shown.length > 1 && hints[0]!.chance - shown.at(-1)!.chance < LEVEL;
  const reasons = shown.map(({ move }) => why(language, { view, seat, move, nameOf }));
  return (
    <div className="hints">
      {decided ? <p>{words.decided}</p> : isLevel && <p>{words.level}</p>}
      <ol>
        {shown.map(({ move, chance, score }, i) => (
          <li key={move.join(' ')}>
            {MovePicture !== undefined && <MovePicture move={move} />}
            <strong>{moveText(language, move)}</strong>{' '}
            <span>{words.expected(words.percent(Math.round(chance * 100)), Math.round(score))}</span>
            <WhyText text={freshSentences(reasons[i] ?? null, reasons.slice(0, i))} />
          </li>
        ))}
      </ol>
      <p className="review-lead">{words.unsure}</p>
    </div>
  );
};
