import { Suspense, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import type { AnyChoice } from '../../../game/shared/beforehand.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { BEFOREHAND } from '../../games/beforehand.ts';
import { Dialog } from '../../table/dialog.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import type { OwnChoices } from '../online/beside-moves.ts';
import './beforehand-line.css';
import { beforehandWords } from './words.ts';

/** A calm line under the table: what is chosen beforehand, and the sheet in which that is done. */
export const BeforehandLine = ({
  game,
  view,
  seat,
  own: { choices, made },
  choose,
}: {
  game: GameId;
  view: unknown;
  seat: Seat;
  own: OwnChoices;
  choose: (choices: readonly AnyChoice[]) => void;
}) => {
  const words = useWords(beforehandWords);
  const [open, setOpen] = useState(false);
  const Sheet = BEFOREHAND[game];
  if (Sheet === null) return null;
  const withdraw = choices.length > 0 && (
    <button type="button" onClick={() => choose([])}>
      {words.withdraw}
    </button>
  );
  return (
    <aside className="beforehand" aria-label={words.title}>
      <p role="status">
        {[
          ...(choices.length > 0 ? [words.now(choices.length)] : []),
          ...(made.length > 0 ? [words.made(made.length)] : []),
        ].join(' ')}
      </p>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title} close={words.close}>
        <div className="choices">
          <p>{words.lead}</p>
          <Suspense fallback={<p>{words.loading}</p>}>
            <Sheet view={view} seat={seat} choices={choices} choose={choose} />
          </Suspense>
          {withdraw}
        </div>
      </Dialog>
    </aside>
  );
};
