import { isolated } from '../../../game/shared/isolated.ts';
import { seriesAfter } from '../../../game/shared/series.ts';
import type { Offer, RematchState } from '../../match/online/rematch.ts';
import { useBoard } from '../../table/board-context.tsx';
import { timeOnClock } from '../../table/clock-words.ts';
import { winnersOf } from '../../table/ending/course.ts';
import { rematchWords } from '../../table/ending/words.ts';
import { useSecondsLeft } from '../../table/use-seconds-left.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';

/** The score of the series, and another match: asked for by oneself, or by somebody else for two minutes. */
export const Rematch = ({
  rematch: { offer, isThere, series, ask, state },
  mayAsk,
}: {
  rematch: RematchState;
  /** Those who watch may only read the score. */
  mayAsk: boolean;
}) => {
  const words = useWords(rematchWords);
  const { match } = useBoard();
  const winners = winnersOf(match);
  const score =
    series === null || winners === null
      ? null
      : seriesAfter(
          series,
          match.seats.map(({ name }) => name),
          winners,
        );
  return (
    <>
      {score !== null && (
        <p className="ending-series">
          {words.series(score.matches)}:{' '}
          {score.wins
            .toSorted((a, b) => b.wins - a.wins)
            .map(({ name, wins }) => words.wins(isolated(name), wins))
            .join(' · ')}
        </p>
      )}
      {mayAsk && offer !== null && !isThere && <OfferLine offer={offer} />}
      {mayAsk && (
        <button type="button" className="button-primary" aria-disabled={state === 'asking'} onClick={ask}>
          {state === 'asking' ? words.asking : offer === null ? words.ask : isThere ? words.next : words.join}
        </button>
      )}
      {state === 'failed' && <p role="alert">{words.failed}</p>}
    </>
  );
};

const OfferLine = ({ offer: { by, until, players } }: { offer: Offer }) => {
  const words = useWords(rematchWords);
  const left = useSecondsLeft(until);
  const there = players.flatMap(({ name, data }) =>
    name === undefined || data?.bot !== undefined ? [] : [isolated(name)],
  );
  return (
    <>
      <p className="ending-offer">
        <strong role="status">{words.wants(isolated(by))}</strong>{' '}
        {left > 0 ? words.keptFor(timeOnClock(left)) : words.open}
      </p>
      {there.length > 0 && <p>{words.there(there)}</p>}
    </>
  );
};
