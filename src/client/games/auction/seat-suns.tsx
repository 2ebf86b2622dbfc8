import { at, type Seat } from '../../../game/shared/seats.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { useBoard } from './board-context.tsx';
import { SunToken } from './tokens.tsx';
import { boardWords } from './words/board.ts';

/** The suns of a player, face-up ones first. */
export const SeatSuns = ({ seat }: { seat: Seat }) => {
  const words = useWords(boardWords);
  const { faceUp, faceDown } = at(useBoard().match.view.areas, seat).suns;
  return (
    <p className="seat-suns">
      <span className="visually-hidden">
        {words.sunsUp(faceUp.join(', '))}; {words.sunsDown(faceDown.join(', '))}
      </span>
      {[...faceUp, ...faceDown].map((sun, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: known by its place, so that none moves when one takes another's
        <SunToken key={i} sun={sun} down={i >= faceUp.length} />
      ))}
    </p>
  );
};
