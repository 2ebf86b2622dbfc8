import type { GameId } from '../../../game/index.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import type { PlayedMatch } from '../../match/played/played-matches.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { BOTS, byGame, byOpponent, bySeats, type Line, linesBy } from './statistics.ts';
import { playedWords } from './words.ts';

/** How one's own matches have gone, by game, by number of players and by opponent. */
export const StatisticsTables = ({ matches }: { matches: readonly PlayedMatch[] }) => {
  const words = useWords(playedWords);
  const { language } = useLanguage();
  const gameName = (game: string) => CLIENT_GAMES[game as GameId].words[language].name;
  return (
    <div className="played-tables">
      <Lines title={words.byGame} lines={linesBy(matches, byGame)} nameOf={gameName} />
      <Lines
        title={words.bySeats}
        lines={linesBy(matches, bySeats)}
        nameOf={seats => words.players(Number(seats))}
      />
      <Lines
        title={words.byOpponent}
        lines={linesBy(matches, byOpponent)}
        nameOf={name => (name === BOTS ? words.bots : isolated(name))}
      />
    </div>
  );
};

const Lines = ({
  title,
  lines,
  nameOf,
}: {
  title: string;
  lines: readonly Line[];
  nameOf: (of: string) => string;
}) => {
  const words = useWords(playedWords);
  const { language } = useLanguage();
  const rounded = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  if (lines.length === 0) return null;
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.played}</th>
          <th scope="col">{words.wonOf}</th>
          <th scope="col">{words.best}</th>
          <th scope="col">{words.mean}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ of, played, won, best, mean }) => (
          <tr key={of}>
            <th scope="row">{nameOf(of)}</th>
            <td>{played}</td>
            <td>{won}</td>
            <td>{best ?? '–'}</td>
            <td>{mean === null ? '–' : rounded.format(mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
