import { highestSun } from '../../../../game/auction/suns.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../context/board-context.tsx';
import type { AuctionView } from '../view/auction-view.ts';
import { scoreWords } from '../words/score.ts';

/** Which suns decided between those who are level on fame; nothing where fame alone did. [E-07] */
export const TieBreak = () => {
  const words = useWords(scoreWords);
  const { match, person } = useBoard();
  const { step, areas } = match.view;
  if (step.kind !== 'over' || !('scores' in step)) return null;
  const level = ranked(step.scores, areas)
    .filter(({ fame }, _, [first]) => fame === first?.fame)
    .map(({ seat, sun }) => `${person(seat).name}\u00a0${sun}`);
  return level.length > 1 && <p className="ending-decided">{words.tie(level.join(', '))}</p>;
};

/** The most fame first, at a tie the highest sun. */
export const ranked = (scores: readonly number[], areas: AuctionView['areas']) =>
  scores
    .map((fame, seat: Seat) => ({ seat, fame, sun: highestSun(at(areas, seat).suns) }))
    .sort((a, b) => b.fame - a.fame || b.sun - a.sun);

/** How the three epochs are written. */
export const ROMAN = ['I', 'II', 'III'] as const;
