import { raChance } from '../../../../game/auction/tracks.ts';
import { useWords } from '../../../i18n/i18n.tsx';
import { useExplain } from '../../../table/explain.tsx';
import { BagCard } from '../bag-card.tsx';
import { useBoard } from '../board-context.tsx';
import { helpsShown } from '../facts.ts';
import { Bag as BagDrawing } from '../tokens.tsx';
import { boardWords } from '../words/board.ts';
import './bag.css';

/** The bag, with what is left in it and how likely the next tile is Ra, where the table says so. */
export const Bag = () => {
  const words = useWords(boardWords);
  const { view } = useBoard().match;
  const explained = useExplain(() => <BagCard />, 'thing');
  return (
    <>
      <p className="bag" {...explained.props}>
        <span className="bag-picture">
          <BagDrawing />
          <span className="bag-count" aria-hidden="true">
            {view.bag}
          </span>
        </span>
        <span className="visually-hidden">{words.bag(view.bag)}. </span>
        {helpsShown(view) && (
          <span className="bag-chance" data-over={view.step.kind === 'over'}>
            {words.raChance(Math.round(raChance(view) * 100))}
          </span>
        )}
      </p>
      {explained.card}
    </>
  );
};
