import type { ReactNode } from 'react';
import type { Step } from '../../../../game/priests-of-ra/table.ts';
import { Live } from '../../auction/moments/moments-context.tsx';
import './choices.css';
import { PriestTurns } from './priest-turns.tsx';
import { SideChoices } from './side-choices.tsx';

/** What only this game asks of the player to act; null in the steps that both games have. */
export const choicesOf = (step: Step): ReactNode => {
  if (step.kind === 'placement') return <SideChoices tile={step.tile} />;
  if (step.kind === 'priests') {
    // The tiles that were won can be turned while they still fly.
    return (
      <Live>
        <PriestTurns turns={step.turns} />
      </Live>
    );
  }
  return null;
};
