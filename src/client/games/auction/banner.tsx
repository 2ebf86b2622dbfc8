import { mustBid } from '../../../game/auction/auction.ts';
import { actor } from '../../../game/auction/table.ts';
import { isFull } from '../../../game/auction/tracks.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { BoardBanner } from '../../table/board-banner.tsx';
import type { BoardPart } from '../../table/board-parts.tsx';
import { bannerWords } from '../../table/words.ts';
import { useBoard } from './board-context.tsx';
import { ROMAN } from './final-score.tsx';
import { expectedWords } from './words/actions.ts';

export const Banner = ({
  expected,
  last,
  open,
  withHistory,
}: {
  /** What this game asks for where it says more than both games do; empty otherwise. */
  expected: string;
  last: string;
  open: (part: BoardPart) => void;
  withHistory: boolean;
}) => {
  const words = useWords(bannerWords);
  const own = useWords(expectedWords);
  const { match, person } = useBoard();
  const { view, seat } = match;
  const shared = useSharedExpectation();
  const acting = actor(view.step);
  const mine = acting !== null && acting === seat;
  return (
    <BoardBanner
      mine={mine}
      whose={acting === null ? words.over : mine ? words.yourTurn : words.turnOf(person(acting).name)}
      expected={expected === '' ? shared : expected}
      last={last}
      over={acting === null}
      open={open}
      withHistory={withHistory}
    >
      <p className="epochs">
        <span className="visually-hidden">{own.epoch(view.epoch)}</span>
        {ROMAN.map((numeral, i) => (
          <span key={numeral} aria-hidden="true" data-now={i + 1 === view.epoch}>
            {numeral}
          </span>
        ))}
      </p>
    </BoardBanner>
  );
};

/** What both games ask for, in a few words. */
const useSharedExpectation = (): string => {
  const words = useWords(expectedWords);
  const { step, track } = useBoard().match.view;
  if (step.kind === 'turn') return isFull(track) ? words.mustInvoke : words.drawOrInvoke;
  if (step.kind !== 'auction' || !('best' in step)) return '';
  if (mustBid(step)) return words.mustBid;
  return step.best === null ? words.openBid : words.bidOrPass(step.best.sun);
};
