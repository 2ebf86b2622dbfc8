import { useEffect, useId, useRef } from 'react';
import { type GameId, metaOf } from '../../../game/index.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import { usualPlayers } from '../../match/local/setup-choice.ts';
import { whenIdle } from '../../ui/hooks/when-idle.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { showFilm } from './film.ts';
import './game-entry.css';

const entryWords = defineWords(
  {
    players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
    quick: 'Play now',
    quickHint: (bots: number) => (bots === 1 ? 'against a bot, at once' : 'against two bots, at once'),
    teach: 'Learn',
    learn: 'Guided match',
    local: 'Set up a match on this screen',
    rules: 'Rules',
  },
  {
    players: (min, max) => (min === max ? `${min} giocatori` : `da ${min} a ${max} giocatori`),
    quick: 'Gioca subito',
    quickHint: bots => (bots === 1 ? 'contro un bot' : 'contro due bot'),
    teach: 'Impara',
    learn: 'Partita guidata',
    local: 'Partita su questo schermo',
    rules: 'Regole',
  },
);

/** A game on the home page, as a poster: its table, alive, and the ways to play at once, and to learn it by playing. */
export const GamePoster = ({ game }: { game: GameId }) => {
  const words = useWords(entryWords);
  const { name, lead } = useWords(CLIENT_GAMES[game].words);
  const { seats } = metaOf(game);
  const hint = words.quickHint(usualPlayers(seats) - 1);
  const id = useId();
  return (
    <section className="poster" aria-labelledby={id}>
      <Miniature game={game} />
      <h2 id={id}>{name}</h2>
      <p className="poster-players">{words.players(seats.min, seats.max)}</p>
      <p className="poster-lead">{lead}</p>
      {/* In a screen reader's list of links, out of context, only the game's name distinguishes them. */}
      <p className="poster-ways">
        <Link
          className="button button-primary poster-quick"
          to={`/local/${game}?quick`}
          aria-label={`${words.quick} ${hint}: ${name}`}
        >
          <strong>{words.quick}</strong> <small>{hint}</small>
        </Link>
        {CLIENT_GAMES[game].lesson !== null && (
          <Link className="button" to={`/learn/${game}`} aria-label={`${words.teach}: ${name}`}>
            {words.teach}
          </Link>
        )}
      </p>
    </section>
  );
};

/** The other ways into a game, and how it goes. */
export const GameWays = ({ game }: { game: GameId }) => {
  const words = useWords(entryWords);
  const { name, how } = useWords(CLIENT_GAMES[game].words);
  const ways = [
    ...(CLIENT_GAMES[game].lesson !== null ? [[`/learn/${game}`, words.learn] as const] : []),
    [`/local/${game}`, words.local] as const,
    [`/rules/${game}`, words.rules] as const,
  ];
  return (
    <div className="ways">
      <h3>{name}</h3>
      <p className="ways-how">{how}</p>
      <p className="ways-links">
        {ways.map(([to, way]) => (
          <Link key={to} className="button" to={to} aria-label={`${way}: ${name}`}>
            {way}
          </Link>
        ))}
      </p>
    </div>
  );
};

/** A game's table, small and alive: a recorded match. It comes when the page is there and calm; decorative. */
const Miniature = ({ game }: { game: GameId }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let end = () => {};
    const off = whenIdle(() => {
      if (place.current !== null) end = showFilm(place.current, game);
    });
    return () => {
      off();
      end();
    };
  }, [game]);
  return <div className="poster-table" ref={place} aria-hidden="true" />;
};
