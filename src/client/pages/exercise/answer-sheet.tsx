import { useState } from 'react';
import type { Exercise } from '../../../game/exercise.ts';
import { sameMove } from '../../../game/shared/same-move.ts';
import type { CoachWords } from '../../games/define-client-game.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import '../../match/coach/coach.css';
import { freshSentences } from '../../match/coach/fresh-sentences.ts';
import { Verdict } from '../../match/coach/verdict.tsx';
import { WhyText } from '../../match/coach/why-text.tsx';
import { exerciseWords } from '../../match/exercise/words.ts';

/** The moves to choose from; once one is chosen, which was better, and why. */
export const AnswerSheet = ({
  exercise: { view, seat, choices, better },
  guess,
  inWords: { moveText, why },
  nameOf,
  onGuess,
}: {
  exercise: Exercise;
  guess: number | null;
  inWords: CoachWords;
  nameOf: (seat: number) => string;
  onGuess: (choice: number) => void;
}) => {
  const words = useWords(exerciseWords);
  const { language } = useLanguage();
  const [isFresh, setFresh] = useState(false);
  // The better one first: what it brings is told in full.
  const told = [better, ...choices.filter(move => !sameMove(move, better))];
  const reasons = told.map(move => why(language, { view, seat, move, nameOf }));
  const guessed = guess === null ? undefined : choices[guess];
  return (
    <div className="hints">
      {guessed === undefined ? (
        <fieldset className="mistake-choices" aria-label={words.find}>
          {choices.map((move, i) => (
            <button
              key={move.join(' ')}
              type="button"
              onClick={() => {
                setFresh(true);
                onGuess(i);
              }}
            >
              {moveText(language, move)}
            </button>
          ))}
        </fieldset>
      ) : (
        <>
          <Verdict isFresh={isFresh}>
            {words.chosen(moveText(language, guessed))}{' '}
            {sameMove(guessed, better) ? words.right : words.wrong(moveText(language, better))}
          </Verdict>
          <ul>
            {told.map((move, i) => (
              <li key={move.join(' ')}>
                <strong>{moveText(language, move)}</strong>
                <WhyText text={freshSentences(reasons[i] ?? null, reasons.slice(0, i))} />
              </li>
            ))}
          </ul>
          <p className="review-lead">
            {words.agreed} {words.next}
          </p>
        </>
      )}
    </div>
  );
};
