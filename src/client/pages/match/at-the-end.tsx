import { Suspense } from 'react';
import type { RematchState } from '../../match/online/rematch.ts';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import { RecordLink, ReplayLink } from './match-links.tsx';
import type { OnlineMatch } from './online-match.ts';

const Rematch = loadedPart(() => import('./rematch.tsx').then(file => file.Rematch));

/** What can be done at the end of a match: another one, and a look at this one again. */
export const AtTheEnd = ({ match, rematch }: { match: OnlineMatch; rematch: RematchState }) => (
  <>
    <Suspense>
      <Rematch rematch={rematch} mayAsk={match.claim !== null} />
    </Suspense>
    <ReplayLink match={match} />
    <RecordLink match={match} />
  </>
);
