import { useEffect, useState } from 'react';
import type { Hint } from '../../game/hint.ts';
import type { GameId } from '../../game/index.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { MOVE_TEXTS, type MoveText } from '../games/move-words.ts';
import { useLanguage, useWords } from '../i18n/i18n.tsx';
import { askCoach } from './ask-coach.ts';
import './coach.css';
import { coachWords } from './words.ts';

/** So many moves are told: whoever wants a hint does not want a table. */
const TOLD = 3;

/** The best moves of a seat, each with its chance to win. */
export const HintSheet = ({ game, view, seat }: { game: GameId; view: unknown; seat: Seat }) => {
  const words = useWords(coachWords);
  const { language } = useLanguage();
  const [told, setTold] = useState<{ hints: readonly Hint[]; text: MoveText } | null>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const find = async () => {
      const [hints, text] = await Promise.all([
        askCoach({ for: 'hints', game, view, seat }, signal),
        MOVE_TEXTS[game](),
      ]);
      if (!signal.aborted) setTold(hints === null ? null : { hints, text });
    };
    find().catch(() => setTold(null));
    return () => controller.abort();
  }, [game, view, seat]);
  if (told === undefined) return <p role="status">{words.weighing}</p>;
  if (told === null) return <p role="alert">{words.noCoach}</p>;
  if (told.hints.length === 0) return <p>{words.noHint}</p>;
  return (
    <div className="hints">
      <ol>
        {told.hints.slice(0, TOLD).map(({ move, chance }) => (
          <li key={move.join(' ')}>
            <strong>{told.text(language, move)}</strong>{' '}
            <span>{words.chance(words.percent(Math.round(chance * 100)))}</span>
          </li>
        ))}
      </ol>
      <p className="review-lead">{words.unsure}</p>
    </div>
  );
};
