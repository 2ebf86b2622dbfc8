import { hasCoach } from '../../../game/index.ts';
import { dayOfDeal } from '../../../game/shared/daily.ts';
import { tournamentPage } from '../../match/club/addresses.ts';
import { coachButtonWords } from '../../match/coach/button-words.ts';
import { recordUrl } from '../../match/lobby/api.ts';
import { dealAddress } from '../../match/lobby/deal-address.ts';
import { recordName } from '../../match/records/record-name.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { matchWords } from './match-words.ts';
import type { OnlineMatch } from './online-match.ts';

/** Downloads the record of a match, so far where it goes on. */
export const RecordLink = ({ match: { game, id, ended, names } }: { match: OnlineMatch }) => {
  const { record } = useWords(matchWords);
  const file = recordName(game, new Date(ended ?? Date.now()), names);
  return (
    <a className="button" href={recordUrl(game, id)} download={file}>
      {record}
    </a>
  );
};

/** From a table back to its tournament; nothing where it is of none. */
export const TournamentLink = ({
  match: { tournament },
  className = '',
}: {
  match: OnlineMatch;
  className?: string;
}) => {
  const words = useWords(matchWords);
  return tournament === undefined ? null : (
    <Link className={`button ${className}`} to={tournamentPage(tournament)}>
      {words.tournament}
    </Link>
  );
};

/** The coach's review of a match that is over, where its game has a coach. */
export const ReviewLink = ({ match: { game, id } }: { match: OnlineMatch }) => {
  const { review } = useWords(coachButtonWords);
  return hasCoach(game) ? (
    <Link className="button" to={`/replay/${game}/${id}?review`}>
      {review}
    </Link>
  ) : null;
};

export const ReplayLink = ({ match: { game, id } }: { match: OnlineMatch }) => {
  const { replay } = useWords(matchWords);
  return (
    <Link className="button" to={`/replay/${game}/${id}`}>
      {replay}
    </Link>
  );
};

/** The other tables of the same deal, or what all others did with that of a day. */
export const DealLink = ({ match: { deal, game } }: { match: OnlineMatch }) => {
  const { allTables, othersDeal } = useWords(matchWords);
  const tables = dealAddress(deal, game);
  return tables === null ? null : (
    <Link className="button" to={tables}>
      {dayOfDeal(deal) === null ? allTables : othersDeal}
    </Link>
  );
};
