import type { ReactNode } from 'react';
import { raTrackLength } from '../../../../game/auction/tracks.ts';
import { useBoard } from '../context/board-context.tsx';
import { useTold } from '../moments/moments-context.tsx';
import { Sky } from './sky.tsx';
import './stage.css';

/** Where everything is seen to happen: the temple, with the others in niches beside it. It darkens as the Ra track fills. */
export const Stage = ({ children }: { children: ReactNode }) => {
  const { raTrack, areas } = useBoard().match.view;
  return (
    <div className="stage" data-moment={useTold().current?.type}>
      <Sky dusk={raTrack / raTrackLength(areas.length)} />
      {children}
    </div>
  );
};
