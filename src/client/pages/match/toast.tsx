import { Suspense } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { useConnectionNotice } from '../../match/online/connection-notice.ts';
import type { RematchState } from '../../match/online/rematch.ts';
import { Unreachable } from '../../match/online/unreachable.tsx';
import { useTakenBack } from '../../match/undo/use-taken-back.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { matchWords } from './match-words.ts';
import type { OnlineMatch } from './online-match.ts';

const SignedOutHere = optionalPart(() =>
  import('../../match/member/keep-line.tsx').then(file => file.SignedOutHere),
);

/** What there is to say over the table, one thing at a time: what is wrong before what is news. */
export const Toast = ({
  match: { now, table, online, own, over, isSignedOut },
  failed,
  rematch: { offer, isThere },
}: {
  match: OnlineMatch;
  /** What was wanted of the server in vain, or an empty text. */
  failed: string;
  rematch: RematchState;
}) => {
  const words = useWords(matchWords);
  const notice = useConnectionNotice(now);
  const takenBack = useTakenBack(
    table === null || now.table?.isWhole !== true ? null : table.events.length,
    now.table?.tookUnasked === true,
  );
  // To whoever sits there already it is no news.
  const wanted = offer === null || isThere ? '' : words.wants(isolated(offer.by));
  const { standIn, resigned } = now.players[own ?? -1]?.data ?? {};
  const isStoodInFor = standIn === true && resigned !== true && !over;
  return (
    <p className="table-toast" role="status">
      {now.tried !== null && online !== null ? (
        <Unreachable dial={online.connection.dial} />
      ) : (
        notice ||
        failed ||
        // Their time was up, or they were voted out, and they are here.
        (isStoodInFor && online !== null ? (
          <>
            {words.stoodInFor}{' '}
            <button type="button" style={{ pointerEvents: 'auto' }} onClick={online.connection.comeBack}>
              {words.comeBack}
            </button>
          </>
        ) : (
          takenBack ||
          wanted ||
          (isSignedOut && !over && (
            <Suspense>
              <SignedOutHere />
            </Suspense>
          ))
        ))
      )}
    </p>
  );
};
