import { useCallback } from 'react';
import type { GameId } from '../../../../game/index.ts';
import type { AnswerOf } from '../../../../wire/routes.ts';
import { signed } from '../../../ui/i18n/grammar.ts';
import { defineWords, useWords } from '../../../ui/i18n/i18n.tsx';
import { Link } from '../../../ui/router/router.tsx';
import { usePolled } from '../../club/use-polled.ts';
import { ask, pathOf } from '../../lobby/api.ts';
import type { Pace } from './people.ts';
import { ratingWords } from './rating-words.ts';
import './rated-result.css';

const resultWords = defineWords(
  {
    title: (pace: string) => `Rated, ${pace}`,
    counting: 'The ratings are being counted.',
    later: 'The ratings are not counted yet: they will stand on everybody’s page.',
    first: 'first rated match',
    leaders: 'All ratings',
  },
  {
    title: pace => `Classificata, ${pace}`,
    counting: 'Le valutazioni si stanno calcolando.',
    later: 'Le valutazioni non sono ancora calcolate: staranno sulla pagina di ciascuno.',
    first: 'prima partita classificata',
    leaders: 'Tutte le valutazioni',
  },
);

/** A match is counted a moment after its end: so often it is asked for, in milliseconds, and so many times. */
const PAUSE = 2000;
const TRIES = 15;

type Told = AnswerOf<'GET /games/:name/:id/ratings'> & { readonly tries: number };

const fetchRatings = async (
  game: GameId,
  id: string,
  before: Told | null,
  signal: AbortSignal,
): Promise<Told> => {
  const tries = before?.tries ?? 0;
  if (before !== null && (before.ratings !== null || tries === TRIES)) return before;
  const told = await ask<'GET /games/:name/:id/ratings'>(`${pathOf(game, id)}/ratings`, { signal });
  return { ...told, tries: tries + 1 };
};

/** At the end of a rated match: what it has made of everybody's rating. */
export const RatedResult = ({
  game,
  id,
  pace,
  names,
}: {
  game: GameId;
  id: string;
  pace: Pace;
  /** By seat. */
  names: readonly string[];
}) => {
  const words = useWords(resultWords);
  const { pace: paces, points: pointsOf } = useWords(ratingWords);
  const { state } = usePolled<Told>(
    useCallback((before, signal) => fetchRatings(game, id, before, signal), [game, id]),
    PAUSE,
  );
  const told = typeof state === 'string' ? null : state;
  if (told?.ratings?.length === 0) return null;
  const isLate = state === 'failed' || told?.tries === TRIES;
  return (
    <section className="rated-result">
      <h3>{words.title(paces[pace])}</h3>
      <div role="status">
        {told?.ratings == null ? (
          <p>{isLate ? words.later : words.counting}</p>
        ) : (
          <dl>
            {told.ratings.map(({ seat, points, spread, change }) => (
              <div key={seat}>
                <dt>{names[seat]}</dt>
                <dd>
                  {pointsOf(points, spread)} <b>{change === null ? words.first : signed(change)}</b>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Link to={`/leaders/${game}`}>{words.leaders}</Link>
    </section>
  );
};
