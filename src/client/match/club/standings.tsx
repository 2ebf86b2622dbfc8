import { defineWords, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Somebody } from './somebody.tsx';
import type { Entrant, Standing } from './tournaments.ts';

const standingsWords = defineWords(
  {
    place: 'Place',
    player: 'Player',
    points: 'Points',
    played: 'Played',
    opponents: 'Buchholz',
    beaten: 'Sonneborn–Berger',
    beatenShort: 'SB',
    up: 'goes up',
    down: 'goes down',
    left: 'withdrew',
    away: 'was away',
    out: 'out',
  },
  {
    place: 'Posto',
    player: 'Giocatore',
    points: 'Punti',
    played: 'Giocate',
    opponents: 'Buchholz',
    beaten: 'Sonneborn–Berger',
    beatenShort: 'SB',
    up: 'sale',
    down: 'scende',
    left: 'ritirato',
    away: 'assente',
    out: 'fuori',
  },
);

/** Who stands where; with `up` and `down`, who changes the division as it stands. */
export const Standings = ({
  caption,
  standings,
  members,
  own,
  up = 0,
  down = 0,
}: {
  caption: string;
  standings: readonly Standing[];
  members: readonly Entrant[];
  own: string | null;
  up?: number;
  down?: number;
}) => {
  const words = useWords(standingsWords);
  const inWords = pointsIn(standings, localeOf(useLanguage().language));
  const byID = new Map(members.map(member => [member.id, member]));
  // Before anybody has played nobody is before anybody else.
  const isPlayed = standings.some(({ played }) => played > 0);
  const [ups, downs] = isPlayed ? [up, down] : [0, 0];
  const noteOf = ({ member, isOut }: Standing, i: number): string | null => {
    const who = byID.get(member);
    if (who?.isAway === true) return words.away;
    // Of whoever is a member no more it is said that they are not.
    if (who?.hasLeft === true && who.name !== null) return words.left;
    if (isOut === true) return words.out;
    if (i < ups) return `↑ ${words.up}`;
    return i >= standings.length - downs ? `↓ ${words.down}` : null;
  };
  return (
    <table className="club-standings">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.points}</th>
          <th scope="col">{words.played}</th>
          <th scope="col">{words.opponents}</th>
          <th scope="col">
            <abbr title={words.beaten}>{words.beatenShort}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map((standing, i) => {
          const { member, place, points, played, opponents, beaten } = standing;
          const note = noteOf(standing, i);
          return (
            <tr
              key={member}
              data-own={member === own}
              data-edge={(ups > 0 && i === ups) || (downs > 0 && i === standings.length - downs)}
            >
              <td>{isPlayed && place !== null ? `${place}.` : '–'}</td>
              <th scope="row">
                <Somebody who={byID.get(member)} isOwn={member === own} />
                {note !== null && <small className="club-goes">{note}</small>}
              </th>
              <td>{inWords(points)}</td>
              <td>{played}</td>
              <td>{inWords(opponents)}</td>
              <td>{inWords(beaten)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const isHalf = (points: number): boolean => Number.isInteger(points * 2);

/**
 * How the points of these standings are written: halves as such; where more than two sit at a table, and there are other parts of a point,
 * all of them in hundredths, so that they stand below one another.
 */
export const pointsIn = (standings: readonly Standing[], locale: string): ((points: number) => string) => {
  const all = standings.flatMap(({ points, opponents, beaten }) => [points, opponents, beaten]);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  if (!all.every(isHalf)) return points => points.toLocaleString(locale, digits);
  return points => {
    const whole = Math.floor(points);
    if (whole === points) return points.toLocaleString(locale);
    return `${whole === 0 ? '' : whole}½`;
  };
};
