import { GAME_IDS, type GameId } from '../../../game/index.ts';
import { useGameName } from '../../games/index.ts';
import { usePolled } from '../../match/club/use-polled.ts';
import { type DailyOverview, fetchOverview } from '../../match/daily/daily.ts';
import { useEndOfDay } from '../../match/daily/end-of-day.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { Link } from '../../ui/router/router.tsx';
import { clubPageWords } from './words.ts';

type Deal = DailyOverview['games'][number];

/** The deals of the day, and what one has come to with them. */
export const DealsOfTheDay = () => {
  const words = useWords(clubPageWords);
  const endOf = useEndOfDay();
  const { state } = usePolled(fetchOverview);
  const told = typeof state === 'string' ? null : state;
  return (
    <Part title={words.deal} lead={told === null ? undefined : words.dealLead(endOf(told))}>
      <ul className="club-lines club-games">
        {GAME_IDS.map(game => (
          <DealRow key={game} game={game} deal={told?.games.find(each => each.game === game)} />
        ))}
      </ul>
    </Part>
  );
};

const DealRow = ({ game, deal }: { game: GameId; deal: Deal | undefined }) => {
  const words = useWords(clubPageWords);
  const name = useGameName(game);
  const isOpen = deal === undefined || deal.own === null || deal.own.isUnderWay;
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {deal !== undefined && <small>{statusOf(deal, words)}</small>}
      </span>
      <Link
        className="button"
        to={`/today/${game}`}
        aria-label={`${isOpen ? words.play : words.results}: ${words.dealOf(name)}`}
      >
        {isOpen ? words.play : words.results}
      </Link>
    </li>
  );
};

/** What one has come to with it, or how many have come to its end. */
const statusOf = ({ own, finished }: Deal, words: (typeof clubPageWords)['en']): string => {
  if (own === null) return words.finished(finished);
  if (own.isUnderWay) return words.underWay;
  if (own.place !== null) return words.place(own.place, finished);
  return own.rank === null ? words.brokenOff : words.played;
};
