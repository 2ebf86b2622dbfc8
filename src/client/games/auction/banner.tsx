import { mustBid } from '../../../game/auction/auction.ts';
import { actor } from '../../../game/auction/table.ts';
import { isFull } from '../../../game/auction/tracks.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { TurnBanner } from '../../table/turn-banner.tsx';
import { useBoard } from './board-context.tsx';
import type { BoardPart } from './board-parts.tsx';
import { ROMAN } from './final-score.tsx';
import { actionWords, bannerWords } from './words/actions.ts';
import { boardWords } from './words/board.ts';

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
  const board = useWords(boardWords);
  const actions = useWords(actionWords);
  const { match, person } = useBoard();
  const { view, seat } = match;
  const { status } = match;
  const shared = useSharedExpectation();
  const acting = actor(view.step);
  const mine = acting !== null && acting === seat;
  const whose = acting === null ? words.over : mine ? words.yourTurn : words.turnOf(person(acting).name);
  return (
    <TurnBanner
      label={words.label}
      mine={mine}
      whose={whose}
      expected={status !== 'ready' ? words[status] : expected === '' ? shared : expected}
      last={last}
      aside={
        <>
          <p className="epochs">
            <span className="visually-hidden">{words.epoch(view.epoch)}</span>
            {ROMAN.map((numeral, i) => (
              <span key={numeral} aria-hidden="true" data-now={i + 1 === view.epoch}>
                {numeral}
              </span>
            ))}
          </p>
          {withHistory && (
            <button type="button" className="banner-button" onClick={() => open('history')}>
              <HistoryIcon />
              <span className="banner-button-word">{board.history}</span>
            </button>
          )}
          {acting === null ? (
            <button type="button" className="banner-button button-primary" onClick={() => open('final')}>
              <ScoreIcon />
              <span className="banner-button-word">{actions.showFinal}</span>
            </button>
          ) : (
            <button type="button" className="banner-button" onClick={() => open('score')}>
              <ScoreIcon />
              <span className="banner-button-word">{board.scoreSheets}</span>
            </button>
          )}
          <button type="button" className="banner-button" onClick={() => open('help')}>
            <span aria-hidden="true">?</span>
            <span className="visually-hidden">{board.help}</span>
          </button>
        </>
      }
    />
  );
};

/** What both games ask for, in a few words. */
const useSharedExpectation = (): string => {
  const words = useWords(bannerWords);
  const { step, track } = useBoard().match.view;
  if (step.kind === 'turn') return isFull(track) ? words.mustInvoke : words.drawOrInvoke;
  if (step.kind !== 'auction' || !('best' in step)) return '';
  if (mustBid(step)) return words.mustBid;
  return step.best === null ? words.openBid : words.bidOrPass(step.best.sun);
};

const HistoryIcon = () => (
  <svg className="banner-button-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M6 3h13v14h-3V6H6zM3 7h11v14H5a2 2 0 0 1-2-2z" fill="currentColor" fillRule="evenodd" />
  </svg>
);

const ScoreIcon = () => (
  <svg className="banner-button-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path
      d="M4 4h16v16H4zM4 9.5h16M4 14.8h16M11 4v16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </svg>
);
