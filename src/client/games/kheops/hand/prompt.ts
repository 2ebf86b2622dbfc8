import type { View } from '../../../../game/kheops/table.ts';
import { actor } from '../../../../game/kheops/turns.ts';
import { clockWords } from '../../../table/clock-words.ts';
import { useHolidayOf } from '../../../table/holiday.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { usePlan } from '../plan/plan-context.tsx';
import { useScene } from '../staging/scene-context.tsx';
import { useBoard } from '../view/board-context.ts';
import { chosenTile, type Plan } from '../view/plan.ts';
import { actionWords } from '../words/actions.ts';
import { scoreWords } from '../words/score.ts';

type Words = (typeof actionWords)['en'];

/** What is to be done next, in words, or who has won; empty for whoever only watches. */
export const usePrompt = (): string => {
  const words = useWords(actionWords);
  const { match, person } = useBoard();
  const { plan } = usePlan();
  const results = useWords(scoreWords);
  const { step } = match.view;
  const acting = actor(step);
  const day = useHolidayOf(acting);
  const clock = useWords(clockWords);
  const loser = match.endedBy ?? null;
  const { isEnding, arriving } = useScene();
  if (arriving !== null) return '';
  if (isEnding) return results.complete;
  if (step.kind === 'over' || loser !== null) {
    const [first, second] = step.kind === 'over' ? step.winners : [1 - (loser ?? 0)];
    if (first === undefined || second !== undefined) return results.draw;
    return first === match.seat ? results.youWin : results.winner(person(first).name);
  }
  if (acting === null || match.seat === null) return '';
  if (acting === match.seat) return promptOf(match.view, plan, words);
  const { name } = person(acting);
  return day === null ? words.waiting(name) : clock.standsStill(name, day);
};

const promptOf = (view: View, plan: Plan, words: Words): string => {
  const { step } = view;
  const { cell, to } = plan;
  if (step.kind === 'pawn') return cell === null ? words.pickPawnCell : words.placeOrNot;
  if (step.kind !== 'power') {
    if (cell !== null) return words.layOrTurn;
    return chosenTile(view, plan) === null ? words.pickTileCell : words.pickCell;
  }
  if (to !== null && step.power === 'swap') return words.swapOrNot;
  if (to !== null && step.power === 'move') return words.moveOrNot;
  if (step.power === 'swap') return cell === null ? words.pickSwapOwn : words.pickSwapOther;
  if (step.power === 'move') return cell === null ? words.pickMoveOwn : words.pickMoveTo;
  return cell === null ? words.pickRotate : words.turnOtherwise;
};
