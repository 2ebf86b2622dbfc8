import type { ReactNode } from 'react';
import { raTrackLength } from '../../../../game/auction/tracks.ts';
import { Sky } from '../art/sky.tsx';
import { useBoard } from '../context/board-context.tsx';
import './stage.css';

/** Where everything is seen to happen: the temple, with the others in niches beside it. It darkens as the Ra track fills. */
export const Stage = ({ children }: { children: ReactNode }) => {
  const { match, timeline } = useBoard();
  const { raTrack, areas } = match.view;
  return (
    <div className="stage" data-moment={timeline.current?.type}>
      <Sky dusk={raTrack / raTrackLength(areas.length)} />
      {children}
    </div>
  );
};
