import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { GALLERIES } from '../games/galleries.ts';
import { NotFound } from './not-found.tsx';

/** `/gallery`: the games that have one; `/gallery/:game`: named positions and tiles of that game. In development only. */
export const Gallery = () => {
  const { game } = useParams();
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
  </main>
);
