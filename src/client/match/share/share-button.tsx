import { Suspense, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { Dialog } from '../../table/dialog.tsx';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import type { SeatClaim } from '../lobby/credentials.ts';
import { shareWords } from './share-words.ts';

const ShareSheet = loadedPart(() => import('./share-sheet.tsx').then(file => file.ShareSheet));

/** Opens the sheet by which others come to a table, or its owner to a seat from another device. */
export const ShareButton = ({ game, claim }: { game: GameId; claim: SeatClaim | null }) => {
  const words = useWords(shareWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title} close={words.close}>
        <Suspense fallback={<p>{words.loading}</p>}>
          <ShareSheet game={game} claim={claim} />
        </Suspense>
      </Dialog>
    </>
  );
};
