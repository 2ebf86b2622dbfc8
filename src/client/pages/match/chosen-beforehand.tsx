import { Suspense } from 'react';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import type { OnlineMatch } from './online-match.ts';

const Line = loadedPart(() =>
  import('../../match/beforehand/beforehand-line.tsx').then(file => file.BeforehandLine),
);

/** What may be chosen while others are to act, where it is offered; anywhere, what was chosen, and what was made of it. */
export const ChosenBeforehand = ({ match, isOffered }: { match: OnlineMatch; isOffered: boolean }) => {
  const { game, online, now, table, own, mine, over } = match;
  if (online === null || table === null || own === null || table.seat !== own || over || mine) return null;
  const { choices, made } = now.beforehand;
  const isShown = isOffered || choices.length > 0 || made.length > 0;
  if (online.module.rules.beforehand === undefined || !isShown) return null;
  return (
    <Suspense>
      <Line
        game={game}
        view={table.view}
        seat={own}
        own={now.beforehand}
        choose={online.connection.chooseBeforehand}
      />
    </Suspense>
  );
};
