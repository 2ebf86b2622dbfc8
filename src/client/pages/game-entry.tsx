import { useId } from 'react';
import { Link } from 'react-router';
import { type GameId, metaOf } from '../../game/index.ts';
import { PRESENTATIONS } from '../games/presentations.ts';
import { defineWords, useWords } from '../i18n/i18n.tsx';
import { usualPlayers } from '../local/setup-choice.ts';
import './game-entry.css';

const entryWords = defineWords(
  {
    players: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
    quick: 'Play now',
    quickHint: (bots: number) => (bots === 1 ? 'against a bot, at once' : 'against two bots, at once'),
    local: 'Set up a match on this screen',
    rules: 'Rules',
  },
  {
    players: (min, max) => (min === max ? `${min} giocatori` : `da ${min} a ${max} giocatori`),
    quick: 'Gioca subito',
    quickHint: bots => (bots === 1 ? 'contro un bot' : 'contro due bot'),
    local: 'Partita su questo schermo',
    rules: 'Regole',
  },
);

/** A game on the home page: what it is, and links to play it and to its rules. The flagship has more room. */
export const GameEntry = ({ game, flagship = false }: { game: GameId; flagship?: boolean }) => {
  const words = useWords(entryWords);
  const { words: gameWords, Frieze, styles } = PRESENTATIONS[game];
  const { name, lead, how } = useWords(gameWords);
  const { seats } = metaOf(game);
  const id = useId();
  return (
    <section className="game-entry" data-flagship={flagship} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p className="game-entry-players">{words.players(seats.min, seats.max)}</p>
      <p className="game-entry-lead">{lead}</p>
      <div className="game-entry-frieze" data-styles={styles} aria-hidden="true">
        <Frieze />
      </div>
      <p className="game-entry-ways">
        {/* In a screen reader's list of links, out of context, only the game's name distinguishes them. */}
        <Link className="button button-primary game-entry-quick" to={`/local/${game}?quick`}>
          <strong>{words.quick}</strong> <small>{words.quickHint(usualPlayers(seats) - 1)}</small>
          <span className="visually-hidden">: {name}</span>
        </Link>
        <Link className="button" to={`/local/${game}`}>
          {words.local}
          <span className="visually-hidden">: {name}</span>
        </Link>
        <Link className="button" to={`/rules/${game}`}>
          {words.rules}
          <span className="visually-hidden">: {name}</span>
        </Link>
      </p>
      <p className="game-entry-how">{how}</p>
    </section>
  );
};
