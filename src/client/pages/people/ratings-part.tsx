import { useEffect, useState } from 'react';
import { GAME_IDS } from '../../../game/index.ts';
import { fetchHistory, type Profile, type RatedMatch } from '../../match/member/people/people.ts';
import { ratingWords } from '../../match/member/people/rating-words.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Link } from '../../ui/router/router.tsx';
import { RatingChart } from './art/rating-chart.tsx';
import { ProfilePart, useGameNames } from './part.tsx';
import { peopleWords } from './words.ts';

type Rating = NonNullable<Profile['ratings']>[number];

/** How strong somebody is in each game and pace, and how they came there. */
export const RatingsPart = ({ profile }: { profile: Profile }) => {
  const words = useWords(peopleWords);
  const rated = useWords(ratingWords);
  const gameName = useGameNames();
  const { ratings, name } = profile;
  const [chosen, setChosen] = useState(0);
  const shown = ratings?.[chosen];
  return (
    <ProfilePart title={words.ratings} profile={profile} isThere={ratings !== undefined}>
      {ratings?.length === 0 && (
        <p className="soft">
          {words.noRatings} <Link to={`/leaders/${GAME_IDS[0]}`}>{words.leaders}</Link>
        </p>
      )}
      {ratings !== undefined && shown !== undefined && (
        <>
          <RatingsTable ratings={ratings} />
          {ratings.length > 1 && (
            <label className="people-choice">
              <span>{words.chart}</span>
              <select value={chosen} onChange={event => setChosen(Number(event.currentTarget.value))}>
                {ratings.map(({ game, pace }, i) => (
                  <option key={`${game} ${pace}`} value={i}>
                    {rated.of(gameName(game), rated.pace[pace])}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Course key={chosen} rating={shown} name={name} />
        </>
      )}
    </ProfilePart>
  );
};

/** A row for each game and pace. */
export const RatingsTable = ({ ratings }: { ratings: readonly Rating[] }) => {
  const words = useWords(peopleWords);
  const rated = useWords(ratingWords);
  const gameName = useGameNames();
  return (
    <table className="people-table">
      <thead>
        <tr>
          <th scope="col">{words.game}</th>
          <th scope="col">{words.rating}</th>
          <th scope="col">{words.matches}</th>
        </tr>
      </thead>
      <tbody>
        {ratings.map(({ game, pace, points, spread, matches, provisional }) => (
          <tr key={`${game} ${pace}`}>
            <th scope="row">
              <Link to={`/leaders/${game}?pace=${pace}`}>{rated.of(gameName(game), rated.pace[pace])}</Link>
            </th>
            <td>
              {rated.points(points, spread)}
              {provisional === true && <small>{rated.provisional}</small>}
            </td>
            <td>{matches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Course = ({ rating: { game, pace }, name }: { rating: Rating; name: string }) => {
  const words = useWords(peopleWords);
  const rated = useWords(ratingWords);
  const gameName = useGameNames();
  const { language } = useLanguage();
  const [matches, setMatches] = useState<readonly RatedMatch[]>([]);
  useEffect(() => {
    let isGone = false;
    // Without it the table above says where they stand.
    fetchHistory(game, pace, name).then(
      told => !isGone && setMatches(told),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [game, pace, name]);
  const [first, last] = [matches[0], matches.at(-1)];
  if (first === undefined || last === undefined || matches.length < 2) return null;
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  const title = words.chartOf(rated.of(gameName(game), rated.pace[pace]));
  return (
    <figure className="people-course">
      <figcaption>{title}</figcaption>
      <RatingChart
        course={matches}
        label={`${title}. ${words.course(first.points, last.points, matches.length)}`}
      />
      <details>
        <summary>{words.numbers}</summary>
        <table className="people-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.rank}</th>
              <th scope="col">{words.rating}</th>
            </tr>
          </thead>
          <tbody>
            {matches.toReversed().map(({ number, match, endedAt, rank, points, spread }) => (
              <tr key={number}>
                <th scope="row">
                  {match === null ? (
                    day.format(endedAt)
                  ) : (
                    <Link to={`/replay/${game}/${match}`}>{day.format(endedAt)}</Link>
                  )}
                </th>
                <td>{rank === null ? '–' : `${rank}.`}</td>
                <td>{rated.points(points, spread)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};
