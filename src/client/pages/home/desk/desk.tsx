import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type GameId, isGameId } from '../../../../game/index.ts';
import { isolated } from '../../../../game/shared/isolated.ts';
import { useGameName } from '../../../games/index.ts';
import { deskNow, type OnDesk, onDesk } from '../../../match/member/desk.ts';
import { Cartouche } from '../../../ui/cartouche/art/cartouche.tsx';
import { listed, useLanguage, useWords, type Words } from '../../../ui/i18n/i18n.tsx';
import { Link } from '../../../ui/router/router.tsx';
import { keepPlace, localOnes, type UnderWay } from '../under-way.ts';
import './desk.css';
import { deskWords } from './words.ts';

/** So many matches that wait for others are shown at first; all that wait for the member are. */
const OTHERS = 4;

/** Every match of a member's that is not over, those that wait for them on top, by the time that is left. */
export const Desk = () => {
  const words = useWords(deskWords);
  const matches = useSyncExternalStore(onDesk, deskNow)?.filter(({ game }) => isGameId(game)) ?? null;
  const [local] = useState(localOnes);
  useEffect(() => {
    if (matches !== null) keepPlace(matches.length > 0);
  }, [matches]);
  if (matches === null || matches.length + local.length === 0) return null;
  const mine = matches.filter(({ isMine }) => isMine);
  const others = matches.filter(({ isMine }) => !isMine);
  const more = others.slice(OTHERS);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h2 id="desk-title">{mine.length > 0 ? words.mine(mine.length) : words.title}</h2>
      <ul className="desk-list" data-mine="true">
        {mine.map(match => (
          <Row key={match.matchID} match={match} />
        ))}
        {local.map(match => (
          <LocalRow key={match.to} match={match} />
        ))}
      </ul>
      {others.length > 0 && <h3>{words.others}</h3>}
      <ul className="desk-list">
        {others.slice(0, OTHERS).map(match => (
          <Row key={match.matchID} match={match} />
        ))}
      </ul>
      {more.length > 0 && (
        <details className="desk-more">
          <summary>{words.more(more.length)}</summary>
          <ul className="desk-list">
            {more.map(match => (
              <Row key={match.matchID} match={match} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

const Row = ({ match: { game, matchID, seat, stage, players, left } }: { match: OnDesk }) => {
  const words = useWords(deskWords);
  const { language } = useLanguage();
  const others = players.filter(({ id, name }) => id !== seat && name !== undefined);
  const names = others.map(({ name = '', former }) => (former === true ? words.former : isolated(name)));
  const fact = stage === 'open' ? words.open : left === null ? '' : words.still(timeLeft(left, words.left));
  return (
    <Line to={`/match/${game}/${matchID}`} game={game as GameId} fact={fact}>
      {others
        .filter(({ member }) => member !== undefined)
        .map(({ id, name = '' }) => (
          <Cartouche key={id} name={name} size={20} />
        ))}
      <With text={names.length === 0 ? words.alone : listed(language, names)} />
    </Line>
  );
};

/** One on this screen, which nobody else waits for. */
const LocalRow = ({ match: { game, to, names } }: { match: UnderWay }) => {
  const words = useWords(deskWords);
  const { language } = useLanguage();
  return (
    <Line to={to} game={game} fact={words.here}>
      <With text={listed(language, names.map(isolated))} />
    </Line>
  );
};

/** Cut where there is no room, and read whole by whoever points at it. */
const With = ({ text }: { text: string }) => <span title={text}>{text}</span>;

const Line = ({
  to,
  game,
  fact,
  children,
}: {
  to: string;
  game: GameId;
  fact: string;
  children: ReactNode;
}) => (
  <li>
    <Link to={to}>
      <strong>{useGameName(game)}</strong>
      {fact !== '' && <span className="desk-fact">{fact}</span>}
      <span className="desk-with">{children}</span>
    </Link>
  </li>
);

type LeftWords = typeof deskWords extends Words<infer W> ? (W extends { left: infer L } ? L : never) : never;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long somebody has still, in the largest unit of which there are two at least, so that it is told without false comfort. */
export const timeLeft = (ms: number, words: LeftWords): string => {
  if (ms >= 2 * DAY) return words.days(Math.floor(ms / DAY));
  if (ms >= 2 * HOUR) return words.hours(Math.floor(ms / HOUR));
  if (ms >= MINUTE) return words.minutes(Math.floor(ms / MINUTE));
  return words.soon;
};
