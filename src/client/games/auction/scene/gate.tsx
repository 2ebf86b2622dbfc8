import type { ReactNode } from 'react';
import { useExplain } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { SunToken } from '../art/tokens.tsx';
import { useBoard } from '../context/board-context.tsx';
import { CentreSunCard } from '../pieces/part-cards.tsx';
import { boardWords } from '../words/board.ts';
import './gate.css';
import { GateFrame } from '../art/temple-parts.tsx';

/** The gate with the centre sun, which goes to whoever wins; what a game shows in it instead stands before the sun. */
export const Gate = ({ children }: { children?: ReactNode }) => {
  const words = useWords(boardWords);
  const { centre } = useBoard().match.view;
  const explained = useExplain(() => <CentreSunCard />, 'thing');
  return (
    <div className="gate">
      <GateFrame />
      <p className="centre-sun" {...explained.props}>
        <SunToken key={centre} sun={centre} />
        <span className="visually-hidden">{words.centre(centre)}</span>
      </p>
      {explained.card}
      {children}
    </div>
  );
};
