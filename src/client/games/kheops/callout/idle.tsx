import { useLanguage } from '../../../ui/i18n/i18n.tsx';
import { usePrompt } from '../hand/prompt.ts';
import { TileIcon } from '../pieces/tile-icon.tsx';
import { usePlan } from '../plan/plan-context.tsx';
import { useBoard } from '../view/board-context.ts';
import { chosenTile } from '../view/plan.ts';
import { purposeInWords } from '../words/explain.ts';

/**
 * Where there is no room beside the pyramid: what is to be done next, and before it what the tile that was chosen from
 * the hand is good for, as no pointer rests on it there.
 */
export const Idle = () => {
  const prompt = usePrompt();
  const { language } = useLanguage();
  const { view } = useBoard().match;
  const tile = chosenTile(view, usePlan().plan);
  if (prompt === '' && tile === null) return null;
  return (
    // Other words are another plaque, not this one elsewhere.
    <p key={`${prompt} ${tile}`} className="callout-idle" aria-hidden="true">
      {tile !== null && <TileIcon tile={tile} />}
      <span>
        {tile !== null && purposeInWords(language, tile)} {prompt}
      </span>
    </p>
  );
};
