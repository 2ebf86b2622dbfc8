import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import { isOnStage } from '../staging/on-stage.ts';
import type { TableMatch } from '../table/table-match.ts';
import type { Replay } from './open-record.ts';
import { ReplayControls } from './replay-controls.tsx';

/** The board of a recorded match, and the controls where a player's actions would be. */
export const ReplayTable = ({
  replay: { moments, seat, seats, events },
  pace,
  board: Board,
  start = 0,
}: {
  replay: Replay;
  /** Milliseconds between two moves when it plays by itself. */
  pace: number;
  board: ComponentType<{ match: TableMatch<unknown, AnyEvent> }>;
  /** The move after which it is opened. */
  start?: number;
}) => {
  const last = moments.length - 1;
  const [move, setMove] = useState(Math.min(start, last));
  const [playing, setPlaying] = useState(false);
  const running = playing && move < last;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      // What has happened is being shown yet, or somebody is reading what lies over the table.
      if (isOnStage() || document.querySelector('dialog[open]') !== null) return;
      setMove(now => Math.min(last, now + 1));
    }, pace);
    return () => clearInterval(timer);
  }, [running, pace, last]);

  const match = useMemo((): TableMatch<unknown, AnyEvent> => {
    const moment = moments[move] ?? moments[0];
    return {
      view: moment.view,
      seat,
      seats,
      events: events.slice(0, moment.events),
      status: 'ready',
      play: () => {},
      past: at => moments.find(each => each.events >= at)?.view ?? null,
    };
  }, [moments, move, seat, seats, events]);

  return (
    <div className="replay" data-watching={seat === null}>
      <Board match={match} />
      <ReplayControls
        move={move}
        last={last}
        playing={running}
        onMove={to => {
          setPlaying(false);
          setMove(to);
        }}
        onPlaying={setPlaying}
      />
    </div>
  );
};
