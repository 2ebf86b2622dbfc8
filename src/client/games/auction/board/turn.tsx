import { mustBid } from '../../../../game/auction/auction.ts';
import { actor } from '../../../../game/auction/table.ts';
import { isFull } from '../../../../game/auction/tracks.ts';
import type { Turn } from '../../../table/board-banner.tsx';
import { bannerWords } from '../../../table/words.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useBoard } from '../context/board-context.tsx';
import { ROMAN } from '../score/tie-break.tsx';
import { expectedWords } from '../words/actions.ts';

/** Whose turn it is; `expected` is what this game asks for where it says more than both games do, else empty. */
export const useTurn = (expected: string): Turn => {
  const words = useWords(bannerWords);
  const { ends } = useWords(expectedWords);
  const { match, person } = useBoard();
  const { view, seat } = match;
  const shared = useSharedExpectation();
  const acting = actor(view.step);
  const mine = acting !== null && acting === seat;
  if (acting === null && view.step.kind !== 'over') {
    const whose = view.step.kind === 'auction' ? ends.auction : ends.epoch(view.epoch);
    return { mine, whose, expected: '', over: false, seats: [], aside: <Epochs /> };
  }
  return {
    mine,
    whose: acting === null ? words.over : mine ? words.yourTurn : words.turnOf(person(acting).name),
    expected: expected === '' ? shared : expected,
    over: acting === null,
    hasFinal: seat !== null,
    seats: acting === null ? [] : [acting],
    aside: <Epochs />,
  };
};

const Epochs = () => {
  const words = useWords(expectedWords);
  const { epoch } = useBoard().match.view;
  return (
    <p className="epochs">
      <span className="visually-hidden">{words.epoch(epoch)}</span>
      {ROMAN.map((numeral, i) => (
        <span key={numeral} aria-hidden="true" data-now={i + 1 === epoch}>
          {numeral}
        </span>
      ))}
    </p>
  );
};

/** What both games ask for, in a few words. */
const useSharedExpectation = (): string => {
  const words = useWords(expectedWords);
  const { view, seat } = useBoard().match;
  const { step, track } = view;
  const you = seat !== null && actor(step) === seat;
  if (step.kind === 'turn') return isFull(track) ? words.mustInvoke(you) : words.drawOrInvoke(you);
  if (step.kind !== 'auction' || !('best' in step)) return '';
  if (mustBid(step)) return words.mustBid(you);
  return step.best === null ? words.openBid(you) : words.bidOrPass(step.best.sun, you);
};
