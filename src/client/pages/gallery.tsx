import { Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { GALLERIES } from '../games/galleries.ts';
import { NotFound } from './not-found.tsx';
import { RecordedPosition } from './recorded-position.tsx';

/**
 * In development only. `/gallery`: the games that have one, and `?record=` a match record at a move; `/gallery/:game`:
 * tiles of that game, and `?position=` a named position. Both are seen as `?seat=` sees them.
 */
export const Gallery = () => {
  const { game } = useParams();
  const [asked] = useSearchParams();
  const record = asked.get('record');
  if (record !== null) {
    const seat = asked.get('seat');
    return (
      <RecordedPosition
        key={asked.toString()}
        address={record}
        move={Number(asked.get('move') ?? 0)}
        seat={seat === null || seat === 'none' ? null : Number(seat)}
      />
    );
  }
  if (game === undefined) return <Galleries />;
  const Found = Object.hasOwn(GALLERIES, game) ? GALLERIES[game] : undefined;
  if (Found === undefined) return <NotFound />;
  return (
    <Suspense>
      <Found key={game} />
    </Suspense>
  );
};

const Galleries = () => (
  <main className="page-main">
    <h1>Galleries</h1>
    <ul>
      {Object.keys(GALLERIES).map(game => (
        <li key={game}>
          <Link to={`/gallery/${game}`}>{game}</Link>
        </li>
      ))}
    </ul>
    <form>
      <h2>A match record at a move</h2>
      <label>
        File below the project’s folder, or address of a record <input name="record" required />
      </label>{' '}
      <label>
        Move <input name="move" type="number" min="0" defaultValue="0" />
      </label>{' '}
      <label>
        Seat, from 0, or “none” <input name="seat" defaultValue="none" pattern="none|[0-4]" />
      </label>{' '}
      <button type="submit">Open</button>
    </form>
  </main>
);
