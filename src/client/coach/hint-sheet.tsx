import { useMemo } from 'react';
import type { GameId } from '../../game/index.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { useLanguage, useWords } from '../i18n/i18n.tsx';
import { coachButtonWords } from './button-words.ts';
import './coach.css';
import { useCoach } from './use-coach.ts';
import { coachWords } from './words.ts';

/** So many moves are told: whoever wants a hint does not want a table. */
const TOLD = 3;

/** The best moves of a seat, each with its chance to win. */
export const HintSheet = ({ game, view, seat }: { game: GameId; view: unknown; seat: Seat }) => {
  const words = useWords(coachWords);
  const waiting = useWords(coachButtonWords);
  const { language } = useLanguage();
  const said = useCoach(
    game,
    useMemo(() => ({ for: 'hints', game, view, seat }) as const, [game, view, seat]),
  );
  if (said === undefined) return <p role="status">{waiting.weighing}</p>;
  if (said === null) return <p role="alert">{words.noCoach}</p>;
  const { told, moveText } = said;
  if (told.length === 0) return <p>{words.noHint}</p>;
  return (
    <div className="hints">
      <ol>
        {told.slice(0, TOLD).map(({ move, chance }) => (
          <li key={move.join(' ')}>
            <strong>{moveText(language, move)}</strong>{' '}
            <span>{words.chance(words.percent(Math.round(chance * 100)))}</span>
          </li>
        ))}
      </ol>
      <p className="review-lead">{words.unsure}</p>
    </div>
  );
};
