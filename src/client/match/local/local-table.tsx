import { type ComponentType, useMemo } from 'react';
import type { AnyEvent } from '../../../game/contract.ts';
import { isolated } from '../../../game/shared/isolated.ts';
import type { TableMatch } from '../../table/table-match.ts';
import { afterPaint } from '../../ui/hooks/after-paint.ts';
import type { PressedMatch } from './hand-on.ts';
import { HandOver } from './hand-over.tsx';
import type { LocalSnapshot } from './local-match.ts';
import type { Peek } from './peek.ts';
import type { SavedMatch } from './saved-match.ts';

/** The board of a local match, and what stands before it while the screen changes hands. */
export const LocalTable = ({
  match,
  now,
  saved,
  ended,
  peek,
  board: Board,
}: {
  match: PressedMatch;
  now: LocalSnapshot;
  saved: SavedMatch;
  /** When the match ended, in milliseconds since 1970; null where it goes on, or that is not known. */
  ended: number | null;
  /** Null where the screen shows what whoever sits in front of it may see. */
  peek: Peek | null;
  board: ComponentType<{ match: TableMatch<unknown, AnyEvent> }>;
}) => {
  const isCovered = peek?.isOpen === false;
  const table = useMemo(
    (): TableMatch<unknown, AnyEvent> => ({
      view: now.view,
      seat: now.seat,
      ...(isCovered && { secretsOf: null }),
      seats: saved.seats.map(seat => ({ ...seat, connected: true })),
      events: now.events,
      takenBack: now.takenBack,
      status: 'ready',
      isHandedOn: match.isHandedOn,
      // The rules, what is kept and the next drawing come after the paint that answers the press.
      play: move => afterPaint(() => match.play(move)),
      snapshots: match.snapshots,
      shownAt: now.shownAt,
      comeBack: match.comeBack,
      ...(ended !== null && { ended }),
    }),
    [match, now, saved, isCovered, ended],
  );
  return (
    <>
      <Board match={table} />
      {now.handTo !== null && (
        <HandOver
          key={now.handTo}
          to={isolated(saved.seats[now.handTo]?.name ?? '')}
          isHandedOn={match.isHandedOn}
          onTaken={match.takeScreen}
        />
      )}
    </>
  );
};
