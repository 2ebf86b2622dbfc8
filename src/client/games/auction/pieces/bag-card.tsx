import type { Remembered } from '../../../../game/auction/table.ts';
import { ExplainCard } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Bag } from '../art/tokens.tsx';
import { useBoard } from '../context/board-context.tsx';
import { helpsShown } from '../view/facts.ts';
import './bag-card.css';
import { partWords } from '../words/parts.ts';

/** How many tiles of each kind are left in the bag, where the table says so. */
const BagKinds = () => {
  const { game, match } = useBoard();
  const { inBag = [] } = match.view as Partial<Remembered>;
  const words = useWords(game.tileWords);
  const { Tile } = game;
  return (
    <span className="bag-kinds">
      {game.bag.map((sides, kind) => {
        const n = inBag[kind] ?? 0;
        if (sides.length === 0 || n === 0) return null;
        return (
          <span key={sides.join()} className="bag-kind">
            {sides.map(side => (
              <Tile key={side} side={side} size={22} decorative />
            ))}
            <span>
              {sides.map(side => words[side]?.one).join(' / ')} <b>{n}</b>
            </span>
          </span>
        );
      })}
    </span>
  );
};

/** What is left to draw. [T-03, T-04, E-03] */
export const BagCard = () => {
  const words = useWords(partWords);
  const { match } = useBoard();
  const { bag, raLeft, step } = match.view;
  const knows = helpsShown(match.view) && step.kind !== 'over';
  return (
    <ExplainCard
      // What is left in it needs all of the room.
      picture={knows ? undefined : <Bag />}
      title={words.bag}
      lines={[
        words.drawing,
        words.never,
        words.tilesLeft(bag),
        ...(knows ? [words.raLeft(raLeft, bag), <BagKinds key="kinds" />] : []),
      ]}
      rule="T-04"
    />
  );
};
