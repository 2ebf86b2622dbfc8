import { useEffect } from 'react';
import { raTrackLength } from '../../../../game/auction/tracks.ts';
import { loadedPart } from '../../../ui/hooks/loaded-part.tsx';
import { useBoard } from '../context/board-context.tsx';

/** The sheets of all epochs, which are loaded when they are wanted. */
export const ScoreSheets = loadedPart(() => import('./score-sheet.tsx').then(file => file.ScoreSheets));

/** The same with the final score above them. */
export const FinalScore = loadedPart(() => import('./final-score.tsx').then(file => file.FinalScore));

/** Has the sheets there before an epoch ends: one lies over the table at once then. */
export const useSheetsInTime = () => {
  const { raTrack, areas, epoch } = useBoard().match.view;
  const isSoon = epoch > 1 || 2 * raTrack >= raTrackLength(areas.length);
  useEffect(() => {
    // Where the server is away just then they are asked for again when they are wanted.
    if (isSoon) Promise.all([ScoreSheets.load(), FinalScore.load()]).catch(() => {});
  }, [isSoon]);
};
