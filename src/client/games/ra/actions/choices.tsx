import type { ReactNode } from 'react';
import type { Step } from '../../../../game/ra/table.ts';
import './choices.css';
import { count } from '../../../../game/ra/tiles.ts';
import { at } from '../../../../game/shared/seats.ts';
import { ActionButton } from '../../../table/action-button.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { actionWords } from '../../auction/words/actions.ts';
import { useBoard } from '../view/board-context.ts';
import { choiceWords } from '../words/actions.ts';
import { DiscardChoice } from './discard-choice.tsx';

/** What only this game asks of the player to act; null in the steps that both games have. */
export const choicesOf = (step: Step): ReactNode => {
  if (step.kind === 'gods') return <GodChoice />;
  if (step.kind === 'disaster') return <DiscardChoice />;
  return null;
};

/** After a god: another one, on a tile of the track, or the end of the turn. */
const GodChoice = () => {
  const words = useWords(choiceWords);
  const actions = useWords(actionWords);
  const { view, seat } = useBoard().match;
  if (seat === null) return null;
  return (
    <div className="actions-choices god-choice">
      <p>{words.godsLeft(count(at(view.areas, seat).tiles, 'god'))}</p>
      <ActionButton move={['doneWithGods']} keyed="p" className="action-words">
        <strong>{actions.done}</strong> <small>{words.doneHint}</small>
      </ActionButton>
    </div>
  );
};
