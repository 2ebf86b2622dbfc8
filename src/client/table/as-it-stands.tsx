import { type ReactNode, useMemo } from 'react';
import { BoardContext, useBoard } from './board-context.tsx';
import { secretsOf } from './table-match.ts';

/** What lies over the table and tells all that is true, whatever the table shows of it by now. */
export const AsItStands = ({ children }: { children: ReactNode }) => {
  const access = useBoard();
  const { game, live, timeline, person, reader } = access;
  const { back } = timeline;
  const whole = useMemo(
    () =>
      back === null
        ? {
            ...access,
            match: live,
            reader: game.readerOf({ language: reader.language, person }, live.view, secretsOf(live)),
          }
        : access,
    [access, game, live, back, person, reader],
  );
  return <BoardContext value={whole}>{children}</BoardContext>;
};
