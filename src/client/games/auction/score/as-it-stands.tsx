import type { ContextType, ReactNode } from 'react';
import { BoardContext } from '../../../table/board-context.tsx';
import { secretsOf } from '../../../table/table-match.ts';
import { useBoard } from '../context/board-context.tsx';

/** What lies over the table and tells all that is true, whatever the table shows of it by now. */
export const AsItStands = ({ children }: { children: ReactNode }) => {
  const access = useBoard();
  const { game, looking, person, reader } = access;
  const { live, at } = looking;
  const whole =
    at === null
      ? {
          ...access,
          match: live,
          reader: game.readerOf({ language: reader.language, person }, live.view, secretsOf(live)),
        }
      : access;
  return <BoardContext value={whole as unknown as ContextType<typeof BoardContext>}>{children}</BoardContext>;
};
