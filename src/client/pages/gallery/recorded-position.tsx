import { Suspense, useEffect, useState } from 'react';
import type { Seat } from '../../../game/shared/seats.ts';
import { openRecordText, type Replay } from '../../match/records/open-record.ts';
import { ReplayTable } from '../../match/replay/replay-table.tsx';
import '../../match/replay/replay.css';
import { BOARDS } from '../../games/boards.ts';

const PACE = 1000;

/** A match record as a seat saw it after so many moves, to be stepped through from there. In development only. */
export const RecordedPosition = ({
  address,
  move,
  seat,
}: {
  /** Of the record: a file below the project's folder, or any address of this server. */
  address: string;
  move: number;
  seat: Seat | null;
}) => {
  const [opened, setOpened] = useState<Replay | string | null>(null);
  useEffect(() => {
    const open = async () => {
      const answer = await fetch(address.startsWith('/') ? address : `/${address}`);
      if (!answer.ok) return `${address}: ${answer.status}`;
      return openRecordText(await answer.text(), seat);
    };
    open().then(setOpened, (problem: unknown) => setOpened(`${address}: ${problem}`));
  }, [address, seat]);
  if (opened === null) return null;
  if (typeof opened === 'string') return <p role="alert">{opened}</p>;
  return (
    <main>
      <Suspense>
        <ReplayTable replay={opened} pace={PACE} board={BOARDS[opened.game]} start={move} />
      </Suspense>
    </main>
  );
};
