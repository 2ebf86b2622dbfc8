import type { ReactNode } from 'react';
import type { Step } from '../../../../game/priests-of-ra/table.ts';
import './choices.css';
import { PriestTurns } from './priest-turns.tsx';
import { SideChoices } from './side-choices.tsx';

/** What only this game asks of the player to act; null in the steps that both games have. */
export const choicesOf = (step: Step): ReactNode => {
  if (step.kind === 'placement') return <SideChoices tile={step.tile} />;
  if (step.kind === 'priests') return <PriestTurns turns={step.turns} />;
  return null;
};
