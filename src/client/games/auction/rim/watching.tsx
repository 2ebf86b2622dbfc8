import { Portrait } from '../../../table/portrait.tsx';
import { seatInFront } from '../../../table/table-match.ts';
import { boardWords } from '../../../table/words.ts';
import { deferred, useDeferredLoaded } from '../../../ui/hooks/deferred.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Toolbar } from '../../../ui/keys/toolbar.tsx';
import { useBoard } from '../context/board-context.tsx';

deferred(() => import('./watching.css'));

/** Who only watches goes round the table: a press on a head looks at it from that place. */
export const Watching = () => {
  const words = useWords(boardWords);
  const { match, person } = useBoard();
  const { watch } = match;
  const isStyled = useDeferredLoaded(true);
  return (
    <div className="actions-watching">
      {isStyled && <p>{match.isRecord ? words.replayed : words.watching}</p>}
      {isStyled && watch !== undefined && (
        <Toolbar className="watch-from" label={words.watchFrom}>
          {match.seats.map((_, seat) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              type="button"
              className="watch-seat"
              title={person(seat).name}
              aria-pressed={seat === seatInFront(match)}
              onClick={() => watch(seat)}
            >
              <Portrait seat={seat} />
              <span>{person(seat).name}</span>
            </button>
          ))}
        </Toolbar>
      )}
    </div>
  );
};
