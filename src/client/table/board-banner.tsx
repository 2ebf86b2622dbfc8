import type { ReactNode } from 'react';
import { useWords } from '../i18n/i18n.tsx';
import './board.css';
import { useBoard } from './board-context.tsx';
import type { BoardPart } from './board-parts.tsx';
import { TableClock } from './table-clock.tsx';
import { TurnBanner } from './turn-banner.tsx';
import { bannerWords, boardWords } from './words.ts';

/** Whose turn it is, as the banner says it. */
export type Turn = {
  readonly whose: string;
  /** Is the person at this screen to act? */
  readonly mine: boolean;
  /** What is expected of whoever is to act, in a few words; empty when it is nothing. */
  readonly expected: string;
  readonly over: boolean;
  /** What only this game shows here. */
  readonly aside?: ReactNode;
};

/** The banner of a board: whose turn it is, what happened last, and the ways to what lies over the board. */
export const BoardBanner = ({
  whose,
  mine,
  expected,
  last,
  over,
  open,
  withHistory,
  aside,
}: Turn & { last: string; open: (part: BoardPart) => void; withHistory: boolean }) => {
  const words = useWords(bannerWords);
  const board = useWords(boardWords);
  const { status } = useBoard().match;
  return (
    <TurnBanner
      label={words.label}
      mine={mine}
      whose={whose}
      expected={status === 'ready' ? expected : words[status]}
      last={last}
      aside={
        <>
          {!over && <TableClock />}
          {aside}
          {withHistory && (
            <button type="button" className="banner-button" onClick={() => open('history')}>
              <HistoryIcon />
              <span className="banner-button-word">{board.history}</span>
            </button>
          )}
          {over ? (
            <button type="button" className="banner-button button-primary" onClick={() => open('final')}>
              <ScoreIcon />
              <span className="banner-button-word">{board.finalTitle}</span>
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
