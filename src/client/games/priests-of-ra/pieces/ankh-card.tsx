import { at, type Seat } from '../../../../game/shared/seats.ts';
import { ExplainCard } from '../../../table/explain.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { cardWords } from '../../auction/words/cards.ts';
import { Ankh } from '../art/ankh.tsx';
import { useBoard } from '../view/board-context.ts';
import { itemAtEnd } from '../view/facts.ts';
import { ankhWords } from '../words/cards.ts';

/** What ankhs are for, how one comes by them and what a seat’s own are worth. [P-11, P-22] */
export const AnkhCard = ({ seat }: { seat: Seat }) => {
  const words = useWords(ankhWords);
  const cards = useWords(cardWords);
  const { match, person } = useBoard();
  const { view } = match;
  const { ankhs } = at(view.areas, seat);
  const { name, you } = person(seat);
  const has = you ? cards.youHave(ankhs) : cards.has(name, ankhs);
  return (
    <ExplainCard
      picture={<Ankh held />}
      title={words.title}
      lines={[
        words.gained,
        words.scored,
        view.step.kind === 'over'
          ? cards.holds(has)
          : cards.scoresAtEnd(has, words.title, itemAtEnd(view, seat, 'ankhs')),
      ]}
      rule="P-22"
    />
  );
};
