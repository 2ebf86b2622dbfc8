import { Suspense } from 'react';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import type { OnlineMatch } from './online-match.ts';

const HintButton = loadedPart(() =>
  import('../../match/coach/hint-button.tsx').then(file => file.HintButton),
);

/** The way to the coach, on one's turn, where the table has agreed to that or plays against bots alone: then nobody is wronged. */
export const Hint = ({
  match: { game, now, table, own, mine, people, hints, names },
}: {
  match: OnlineMatch;
}) => {
  const mayAsk = hints || people.every(({ seat }) => seat === own);
  if (table === null || table.seat === null || !mayAsk || !mine || now.status !== 'ready') return null;
  return (
    <Suspense>
      <HintButton game={game} view={table.view} seat={table.seat} nameOf={seat => names[seat] ?? ''} />
    </Suspense>
  );
};
