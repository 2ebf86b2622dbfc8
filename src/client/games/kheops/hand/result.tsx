import { standing } from '../../../../game/kheops/score.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { Portrait } from '../../../table/portrait.tsx';
import { seatInFront } from '../../../table/table-match.ts';
import { boardWords } from '../../../table/words.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../view/board-context.ts';
import { tallyOf } from '../view/payments.ts';
import './result.css';
import { useScene } from '../staging/scene-context.tsx';
import { scoreWords } from '../words/score.ts';

/** On the rim when the match is over, as far as it has been paid, or given up: what either side has come to and by what, and the way to the whole sheet. */
export const Result = ({ openFinal }: { openFinal: () => void }) => {
  const words = useWords(boardWords);
  const own = seatInFront(useBoard().match);
  return (
    <div className="result">
      <Side seat={1 - own} />
      <Side seat={own} />
      <button type="button" className="button-primary" onClick={openFinal}>
        {words.finalTitle}
      </button>
    </div>
  );
};

/** The points of one side: its networks, and the square of its ankhs. [K-41, K-44] */
const Side = ({ seat }: { seat: Seat }) => {
  const words = useWords(scoreWords);
  const { match, person } = useBoard();
  const { step } = match.view;
  const { isEnding, isLaying, payments } = useScene();
  const isOver = step.kind === 'over';
  const { ankhs, scores } = isOver && !isLaying ? tallyOf(payments.arrived) : standing(match.view);
  const score = at(scores, seat);
  const squared = at(ankhs, seat) ** 2;
  const won = isOver ? !isEnding && step.winners.some(winner => winner === seat) : match.endedBy !== seat;
  return (
    <p className="result-side" data-won={won}>
      <Portrait seat={seat} acting={won} className="result-portrait" />
      <span className="result-who">{person(seat).name}</span>
      <strong>{score}</strong>
      <span className="result-parts">
        <span>
          {words.networks} <b>{score - squared}</b>
        </span>{' '}
        <span>
          {words.ankhs} {at(ankhs, seat)}² = <b>{squared}</b>
        </span>
      </span>
    </p>
  );
};
