import { Suspense, useState } from 'react';
import { hasCoach } from '../../../game/index.ts';
import { isFinished } from '../../../game/record.ts';
import { useGameName } from '../../games/index.ts';
import { Dialog } from '../../table/dialog.tsx';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import type { Replay } from '../records/open-record.ts';
import { coachButtonWords } from './button-words.ts';

const ReviewSheet = loadedPart(() => import('./review-sheet.tsx').then(file => file.ReviewSheet));

/** Opens the coach's review of a match that is over; where its game has no coach, it says so. */
export const ReviewButton = ({
  replay,
  isWanted = false,
  onShow,
}: {
  replay: Replay;
  /** Somebody has asked for it on their way here: it is open at once. */
  isWanted?: boolean;
  onShow: (move: number) => void;
}) => {
  const words = useWords(coachButtonWords);
  const [isOpen, setOpen] = useState(isWanted);
  const gameName = useGameName(replay.game);
  if (!isFinished(replay.record)) return null;
  const show = (move: number) => {
    setOpen(false);
    onShow(move);
  };
  return (
    <>
      <button type="button" className="replay-review" onClick={() => setOpen(true)}>
        {words.review}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.title} close={words.close}>
        {hasCoach(replay.game) ? (
          <Suspense fallback={<p role="status">{words.thinking}</p>}>
            <ReviewSheet replay={replay} onShow={show} />
          </Suspense>
        ) : (
          <p>{words.noCoach(gameName)}</p>
        )}
      </Dialog>
    </>
  );
};
