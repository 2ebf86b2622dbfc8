import { Link } from 'react-router';
import { useWords } from '../../i18n/i18n.tsx';
import { recordUrl } from '../../lobby/api.ts';
import { recordName } from '../../replay/record-name.ts';
import { matchWords } from '../match-words.ts';
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
