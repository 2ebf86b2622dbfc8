import { Suspense, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import type { AnyChoice } from '../../../game/shared/beforehand.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { BEFOREHAND } from '../../games/beforehand.ts';
import { Dialog } from '../../table/dialog.tsx';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import type { OwnChoices } from '../online/side-channel.ts';
import './beforehand-line.css';

const beforehandWords = defineWords(
  {
    open: 'Choose beforehand …',
    title: 'Chosen beforehand',
    close: 'Close',
    loading: 'One moment …',
    lead: 'What you choose here is done when your turn comes. Only you see it; what you did not foresee withdraws it.',
    now: (choices: number) => (choices === 1 ? 'One thing is chosen.' : `${choices} things are chosen.`),
    made: (moves: number) =>
      moves === 1 ? 'One move was made as you chose.' : `${moves} moves were made as you chose.`,
    withdrawn: (choices: number) =>
      choices === 1
        ? 'One choice was withdrawn: the table had changed.'
        : `${choices} choices were withdrawn: the table had changed.`,
    withdraw: 'Withdraw all',
  },
  {
    open: 'Scegli in anticipo …',
    title: 'Scelto in anticipo',
    close: 'Chiudi',
    loading: 'Un momento …',
    lead: 'Ciò che scegli qui si fa quando tocca a te. Lo vedi solo tu; ciò che non avevi previsto lo annulla.',
    now: choices => (choices === 1 ? 'È scelta una cosa.' : `Sono scelte ${choices} cose.`),
    made: moves =>
      moves === 1
        ? 'Una mossa è stata fatta come avevi scelto.'
        : `${moves} mosse sono state fatte come avevi scelto.`,
    withdrawn: choices =>
      choices === 1
        ? 'Una scelta è stata ritirata: il tavolo era cambiato.'
        : `${choices} scelte sono state ritirate: il tavolo era cambiato.`,
    withdraw: 'Ritira tutto',
  },
);

/** A calm line under the table: what is chosen beforehand, what came of it, and the sheet in which it is chosen. */
export const BeforehandLine = ({
  game,
  view,
  seat,
  own: { choices, made, withdrawn },
  isTooLate,
  choose,
}: {
  game: GameId;
  view: unknown;
  seat: Seat;
  own: OwnChoices;
  /** It is one's turn: there is nothing to choose beforehand. */
  isTooLate: boolean;
  choose: (choices: readonly AnyChoice[]) => void;
}) => {
  const words = useWords(beforehandWords);
  const [open, setOpen] = useState(false);
  // The sheet closes for good: after the turn it does not open again by itself.
  if (open && isTooLate) setOpen(false);
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
          ...(withdrawn > 0 ? [words.withdrawn(withdrawn)] : []),
          ...(made.length > 0 && withdrawn === 0 ? [words.made(made.length)] : []),
        ].join(' ')}
      </p>
      {!isTooLate && (
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words.open}
        </button>
      )}
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
