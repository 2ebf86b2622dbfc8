import type { Profile } from '../../match/member/people/people.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Link } from '../../ui/router/router.tsx';
import { ProfilePart, useGameNames } from './part.tsx';
import { peopleWords } from './words.ts';

/** The last matches that somebody has played to the end. */
export const ResultsPart = ({ profile }: { profile: Profile }) => {
  const words = useWords(peopleWords);
  const gameName = useGameNames();
  const { language } = useLanguage();
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  const { results } = profile;
  return (
    <ProfilePart title={words.results} profile={profile} isThere={results !== undefined}>
      {results?.length === 0 ? (
        <p className="soft">{words.noPlayed}</p>
      ) : (
        <ul className="people-results">
          {results?.map(({ matchID, game, endedAt, rated, rank, seats, score }) => {
            const facts = [
              rank === null ? words.nobodyThere : words.place(rank, seats),
              ...(score === null ? [] : [words.score(score)]),
              ...(rated ? [words.rated] : []),
            ];
            return (
              <li key={`${game} ${endedAt}`}>
                <span>
                  <strong>{gameName(game)}</strong> · {day.format(endedAt)}
                  <small>{facts.join(' · ')}</small>
                </span>
                {matchID !== null && (
                  <Link
                    className="button"
                    to={`/replay/${game}/${matchID}`}
                    aria-label={`${words.replay}: ${gameName(game)}, ${day.format(endedAt)}`}
                  >
                    {words.replay}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </ProfilePart>
  );
};
