import { createContext, Suspense, useContext } from 'react';
import type { Seat } from '../../game/shared/seats.ts';
import { optionalPart } from '../ui/hooks/loaded-part.tsx';
import { BotsContext } from './bot-mark.tsx';

/** The name of each seat that a member holds, one after another with line breaks between; nothing where nobody or a guest plays. */
export const MembersContext = createContext('');

/** Where nobody is a member, no sign of theirs is loaded. */
const Drawn = optionalPart(() => import('../ui/cartouche/art/cartouche.tsx').then(({ Drawn }) => Drawn));

/** Below a member's portrait: their cartouche. Where a bot stands in, its mark is there instead. */
export const MemberMark = ({ seat }: { seat: Seat }) => {
  const name = useContext(MembersContext).split('\n')[seat] ?? '';
  const bot = useContext(BotsContext).split(',')[seat] ?? '';
  if (name === '' || bot !== '') return null;
  return (
    <Suspense>
      <g transform="translate(22 35) scale(0.5)">
        <Drawn name={name} />
      </g>
    </Suspense>
  );
};
