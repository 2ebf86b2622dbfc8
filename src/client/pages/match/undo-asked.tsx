import { Suspense, useState } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { holdersOf } from '../../match/undo/must-ask.ts';
import { AskingPart } from '../../match/undo/undo-parts.ts';
import type { OnlineMatch } from './online-match.ts';

/** Somebody asks whether they may take a move back. */
export const UndoAsked = ({ match: { online, now, table, names } }: { match: OnlineMatch }) => {
  // What has been asked once may end in words that have to be said.
  const [hasAsked, setAsked] = useState(false);
  if (now.asking !== null && !hasAsked) setAsked(true);
  if (!hasAsked || table === null) return null;
  return (
    <Suspense>
      <AskingPart
        asking={now.asking}
        ended={now.endedAsking}
        seat={table.seat}
        events={table.events.length}
        people={holdersOf(now.players)}
        isAway={seat => table.seats[seat]?.connected === false}
        nameOf={seat => isolated(names[seat] ?? '')}
        answer={agree => online?.connection.answerUndo(agree)}
      />
    </Suspense>
  );
};
