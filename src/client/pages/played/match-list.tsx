import type { GameId } from '../../../game/index.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { at } from '../../../game/shared/seats.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import { recordUrl } from '../../match/lobby/api.ts';
import { keptRecord, type PlayedMatch } from '../../match/played/played-matches.ts';
import { recordName } from '../../match/records/record-name.ts';
import { byResult } from '../../table/by-result.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Link } from '../../ui/router/router.tsx';
import { isCounted, isWon } from './statistics.ts';
import { playedWords } from './words.ts';

/** The matches one looks for, the latest first. */
export const MatchList = ({ matches }: { matches: readonly PlayedMatch[] }) => {
  const words = useWords(playedWords);
  return (
    <ol className="played-list" aria-label={words.list}>
      {matches.map(match => (
        <MatchLine key={match.key} match={match} />
      ))}
    </ol>
  );
};

const MatchLine = ({ match }: { match: PlayedMatch }) => {
  const words = useWords(playedWords);
  const { language } = useLanguage();
  const { key, game, ended, players, winners, own, online, resigned, uncounted } = match;
  const name = CLIENT_GAMES[game as GameId].words[language].name;
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(ended);
  const file = recordName(
    game,
    new Date(ended),
    players.map(each => each.name),
  );
  const placeOf = ({ name: plain, score, seat }: { name: string; score: number; seat: number }) => {
    // Whoever plays alone against bots needs no name.
    const name = seat === own && online === undefined ? words.you : isolated(plain);
    if (resigned === undefined) return words.place(name, score);
    return seat === resigned ? words.resigned(name) : name;
  };
  const scores = players.map(({ score }) => score);
  const order = byResult([...players.keys()], { scores, winners }).map(seat => ({
    ...at(players, seat),
    seat,
  }));
  const text = online === undefined ? keptRecord(key) : null;
  const replay =
    online !== undefined
      ? `/replay/${game}/${encodeURIComponent(online)}`
      : `/replay?kept=${encodeURIComponent(key)}`;
  const record =
    online !== undefined
      ? recordUrl(game as GameId, online)
      : `data:application/json,${encodeURIComponent(text ?? '')}`;
  const which = words.of(name, day);
  return (
    <li>
      <p>
        <strong>{name}</strong> · <time dateTime={new Date(ended).toISOString()}>{day}</time>
        {own !== null && (
          <span className="played-result" data-won={isWon(match) && isCounted(match)}>
            {isWon(match) ? words.resultOf.won : words.resultOf.lost}
          </span>
        )}
        {uncounted !== undefined && ` ${words.uncounted[uncounted]}`}
      </p>
      <p className="played-players">{order.map(placeOf).join(' · ')}</p>
      {(online !== undefined || text !== null) && (
        <p className="played-links">
          <Link className="button" to={replay} aria-label={`${words.replay}: ${which}`}>
            {words.replay}
          </Link>
          <a className="button" href={record} download={file} aria-label={`${words.record}: ${which}`}>
            {words.record}
          </a>
        </p>
      )}
    </li>
  );
};
