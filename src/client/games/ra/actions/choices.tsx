import type { ReactNode } from 'react';
import type { Step } from '../../../../game/ra/table.ts';
import './choices.css';
import { DiscardChoice } from './discard-choice.tsx';
import { GodChoice } from './god-choice.tsx';

/** What only this game asks of the player to act; null in the steps that both games have. */
export const choicesOf = (step: Step): ReactNode => {
  if (step.kind === 'gods') return <GodChoice />;
  if (step.kind === 'disaster') return <DiscardChoice />;
  return null;
};
