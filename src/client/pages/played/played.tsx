import { useEffect, useState } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { profileAddress } from '../../match/member/profile-address.ts';
import { syncPlayed } from '../../match/member/sync-played.ts';
import { useMember, whoNow } from '../../match/member/who.ts';
import { parsePlayed, writePlayed } from '../../match/played/parse-played.ts';
import { FileChoice } from '../../ui/file-choice.tsx';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { Link } from '../../ui/router/router.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Page } from '../frame/page.tsx';
import { MatchList } from './match-list.tsx';
import './played.css';
import { GAME_IDS, type GameId } from '../../../game/index.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import {
  allPlayed,
  importPlayed,
  type PlayedMatch,
  playedMatches,
} from '../../match/played/played-matches.ts';
import {
  BOTS,
  byGame,
  byOpponent,
  bySeats,
  dayOf,
  EVERYTHING,
  type Filter,
  isCounted,
  type Line,
  linesBy,
  matching,
} from './statistics.ts';
import { playedWords } from './words.ts';

/** `/played`: the matches that were played to their end on this device, for members on all of theirs, and how they went. */
export const Played = () => {
  const words = useWords(playedWords);
  const member = useMember();
  const [matches, setMatches] = useState(playedMatches);
  const [filter, setFilter] = useState(EVERYTHING);
  // What a member has played on other devices is counted here too.
  useEffect(() => {
    if (whoNow() === null) return;
    syncPlayed().then(
      () => setMatches(playedMatches()),
      () => {},
    );
  }, []);
  const shown = matching(matches, filter);
  return (
    <Page title={words.title} plate="records">
      {member === null ? (
        <p className="page-lead">{words.lead}</p>
      ) : (
        <p className="page-lead">
          {words.membersLead}{' '}
          <Link to={profileAddress(encodeURIComponent(member.name))}>{words.profile}</Link>
        </p>
      )}
      {matches.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <Filters filter={filter} onFilter={setFilter} />
          <p role="status">{shown.length === 0 ? words.noneSuch : words.count(shown.length)}</p>
          <MatchList matches={shown} />
          {shown.some(({ uncounted }) => uncounted !== undefined) && <p>{words.someUncounted}</p>}
          {shown.some(isCounted) && (
            <section className="played-part">
              <h2>{words.statistics}</h2>
              <StatisticsTables matches={shown} />
            </section>
          )}
        </>
      )}
      <Carried onImported={() => setMatches(playedMatches())} />
    </Page>
  );
};

/** The way to another device and back. */
const Carried = ({ onImported }: { onImported: () => void }) => {
  const words = useWords(playedWords);
  const [said, setSaid] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);
  const write = () =>
    saveFile(
      new File([writePlayed(allPlayed())], `matches_${dayOf(Date.now())}.json`, {
        type: 'application/json',
      }),
    );
  const read = async (text: Promise<string>) => {
    const parsed = parsePlayed(await text);
    if ('fault' in parsed) {
      const place = parsed.place === '' ? words.theFile : parsed.place;
      return setSaid({ text: words.damaged(place, words.faults[parsed.fault]), isFault: true });
    }
    const added = importPlayed(parsed);
    setSaid({ text: added === null ? words.unstored : words.imported(added), isFault: added === null });
    onImported();
  };
  return (
    <section className="played-part" aria-labelledby="carried">
      <h2 id="carried">{words.file}</h2>
      <p>{words.fileLead}</p>
      <p className="played-links">
        <button type="button" onClick={write}>
          {words.export}
        </button>
        <FileChoice label={words.import} onText={text => void read(text)} />
      </p>
      {said !== null && (
        <p className={said.isFault ? 'played-fault' : ''} role={said.isFault ? 'alert' : 'status'}>
          {said.text}
        </p>
      )}
    </section>
  );
};

const Filters = ({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) => {
  const words = useWords(playedWords);
  const { language } = useLanguage();
  const set = (changed: Partial<Filter>) => onFilter({ ...filter, ...changed });
  return (
    <fieldset className="played-filters">
      <legend>{words.filters}</legend>
      <label>
        {words.game}
        <select value={filter.game} onChange={event => set({ game: event.currentTarget.value })}>
          <option value="">{words.anyGame}</option>
          {GAME_IDS.map(game => (
            <option key={game} value={game}>
              {CLIENT_GAMES[game].words[language].name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.result}
        <select
          value={filter.result}
          onChange={event => set({ result: event.currentTarget.value as Filter['result'] })}
        >
          <option value="">{words.anyResult}</option>
          <option value="won">{words.won}</option>
          <option value="lost">{words.lost}</option>
        </select>
      </label>
      <label>
        {words.player}
        <input
          type="search"
          value={filter.player}
          onChange={event => set({ player: event.currentTarget.value })}
        />
      </label>
      <label>
        {words.from}
        <input type="date" value={filter.from} onChange={event => set({ from: event.currentTarget.value })} />
      </label>
      <label>
        {words.to}
        <input type="date" value={filter.to} onChange={event => set({ to: event.currentTarget.value })} />
      </label>
    </fieldset>
  );
};

/** How one's own matches have gone, by game, by number of players and by opponent. */
const StatisticsTables = ({ matches }: { matches: readonly PlayedMatch[] }) => {
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
