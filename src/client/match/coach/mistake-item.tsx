import { useState } from 'react';
import type { AnyMove } from '../../../game/contract.ts';
import type { Mistake } from '../../../game/review.ts';
import { sameMove } from '../../../game/shared/same-move.ts';
import { signed } from '../../ui/i18n/grammar.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { freshSentences } from './fresh-sentences.ts';
import { Verdict } from './verdict.tsx';
import { WhyText } from './why-text.tsx';
import { coachWords } from './words.ts';

/** A choice that cost something, and what would have been better: told, or found first by whoever reads. */
export const MistakeItem = ({
  mistake: { move, made, better, of, cost, scores, choices, line },
  nameOf,
  maker,
  forMaker,
  textOf,
  whyOf,
  isGuessed,
  onShow,
}: {
  mistake: Mistake;
  nameOf: (seat: number) => string;
  /** Who made it: its seat, or whoever did in its place. */
  maker: string;
  /** The same after “for”. */
  forMaker: string;
  textOf: (move: AnyMove) => string;
  /** What speaks for a move, as its seat saw the table. */
  whyOf: (move: AnyMove) => string | null;
  /** The better move is not told before a guess. */
  isGuessed: boolean;
  onShow: (move: number) => void;
}) => {
  const words = useWords(coachWords);
  const [guess, setGuess] = useState<number | null>(null);
  const isOpen = !isGuessed || guess !== null;
  const guessed = guess === null ? undefined : choices[guess]?.move;
  const [betterScore, madeScore] = [Math.round(scores[0]), Math.round(scores[1])];
  const bestWhy = isOpen ? whyOf(better) : null;
  const madeWhy = isOpen ? freshSentences(whyOf(made.move), [bestWhy]) : null;
  return (
    <li className="mistake">
      <div className="mistake-head">
        {isOpen ? (
          <p>{words.did(maker, textOf(made.move))}</p>
        ) : (
          <p id={`find-${move}`}>{words.find(forMaker)}</p>
        )}
        <button type="button" className="button-plain" onClick={() => onShow(isOpen ? move : move - 1)}>
          {words.show(isOpen ? move : move - 1)}
        </button>
      </div>
      {!isOpen && (
        <fieldset className="mistake-choices" aria-labelledby={`find-${move}`}>
          {choices.map((choice, i) => (
            <button key={textOf(choice.move)} type="button" onClick={() => setGuess(i)}>
              {textOf(choice.move)}
            </button>
          ))}
        </fieldset>
      )}
      {guessed !== undefined && (
        <Verdict isFresh>{sameMove(guessed, better) ? words.right : words.wrong(textOf(better))}</Verdict>
      )}
      {isOpen && (
        <>
          <p className="mistake-better">
            {of === 'chance'
              ? words.better(textOf(better), signed(Math.round(cost * 100)))
              : words.betterScore(textOf(better), betterScore - madeScore)}
          </p>
          {/* Fewer points may well win more often: beside the advice the figures would speak against it. */}
          {betterScore >= madeScore && <p>{words.scores(betterScore, madeScore)}</p>}
          <WhyText text={bestWhy} />
          {madeWhy !== null && <WhyText text={words.instead(textOf(made.move), madeWhy)} />}
          {line.length > 1 && (
            <p className="mistake-line">
              {words.goesOn}{' '}
              {line
                .slice(1)
                .map(({ seat, move: next }) => words.did(nameOf(seat), textOf(next)))
                .join(' · ')}
            </p>
          )}
        </>
      )}
    </li>
  );
};
