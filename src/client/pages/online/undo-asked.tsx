import { Suspense, useState } from 'react';
import { AskingPart } from '../../undo/undo-parts.ts';
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
        seat={table.seat}
        events={table.events.length}
        nameOf={seat => names[seat] ?? ''}
        answer={agree => online?.connection.answerUndo(agree)}
      />
    </Suspense>
  );
};
