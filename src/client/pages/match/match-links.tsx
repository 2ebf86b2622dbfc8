import { Link } from 'react-router';
import { recordUrl } from '../../match/lobby/api.ts';
import { recordName } from '../../match/records/record-name.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
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

export const ReplayLink = ({ match: { game, id } }: { match: OnlineMatch }) => {
  const { replay } = useWords(matchWords);
  return (
    <Link className="button" to={`/replay/${game}/${id}`}>
      {replay}
    </Link>
  );
};
