import { raChance } from '../../../../game/auction/tracks.ts';
import { useExplain } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Bag as BagDrawing } from '../art/tokens.tsx';
import { useBoard } from '../context/board-context.tsx';
import { BagCard } from '../pieces/bag-card.tsx';
import { helpsShown } from '../view/facts.ts';
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
