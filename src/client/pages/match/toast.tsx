import { isolated } from '../../../game/shared/isolated.ts';
import { claimOf } from '../../match/lobby/credentials.ts';
import { useConnectionNotice } from '../../match/online/connection-notice.ts';
import type { Offer } from '../../match/online/rematch.ts';
import { Unreachable } from '../../match/online/unreachable.tsx';
import { useTakenBack } from '../../match/undo/use-taken-back.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { matchWords } from './match-words.ts';
import type { OnlineMatch } from './online-match.ts';

/** What there is to say over the table, one thing at a time: what is wrong before what is news. */
export const Toast = ({
  match: { game, now, table, online },
  failed,
  offer,
}: {
  match: OnlineMatch;
  /** What was wanted of the server in vain, or an empty text. */
  failed: string;
  offer: Offer | null;
}) => {
  const words = useWords(matchWords);
  const notice = useConnectionNotice(now);
  const takenBack = useTakenBack(
    table === null || table.loadsHistory === true ? null : table.events.length,
    now.table?.tookUnasked === true,
  );
  // To whoever sits there already it is no news.
  const wanted = offer === null || claimOf(game, offer.id) !== null ? '' : words.wants(isolated(offer.by));
  return (
    <p className="table-toast" role="status">
      {now.tried !== null && online !== null ? (
        <Unreachable dial={online.connection.dial} />
      ) : (
        notice || failed || takenBack || wanted
      )}
    </p>
  );
};
