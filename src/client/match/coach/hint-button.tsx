import { Suspense, useState } from 'react';
import { hasCoach } from '../../../game/index.ts';
import { Dialog } from '../../table/dialog.tsx';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { coachButtonWords } from './button-words.ts';
import type { HintProps } from './hint-sheet.tsx';

const HintSheet = loadedPart(() => import('./hint-sheet.tsx').then(file => file.HintSheet));

/** Opens what the coach would do in one's place, where the game has a coach. */
export const HintButton = ({ game, view, seat, nameOf }: HintProps) => {
  const words = useWords(coachButtonWords);
  const [isOpen, setOpen] = useState(false);
  if (!hasCoach(game)) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.hint}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.hints} close={words.close}>
        <Suspense fallback={<p role="status">{words.weighing}</p>}>
          <HintSheet game={game} view={view} seat={seat} nameOf={nameOf} />
        </Suspense>
      </Dialog>
    </>
  );
};
