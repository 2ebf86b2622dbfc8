import { type ReactNode, useMemo } from 'react';
import type { AnyEvent } from '../../../game/contract.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { Announcer } from '../../table/announcer.tsx';
import { HistoryList } from '../../table/history-list.tsx';
import { useShortcuts, useShortcutsSwitch } from '../../table/shortcuts.ts';
import { useMedia } from '../../table/use-media.ts';
import { boardWords } from '../../table/words.ts';
import { ActionBar } from './actions/action-bar.tsx';
import { Banner } from './banner.tsx';
import './board.css';
import { BoardParts, useOpenPart } from '../../table/board-parts.tsx';
import { Help } from '../../table/help.tsx';
import { useBoard } from './board-context.tsx';
import { FinalScore } from './final-score.tsx';
import { LotFlight } from './flight.tsx';
import { ScoreSheets } from './score-sheet.tsx';
import { weightOf } from './sentences.ts';
import { helpWords } from './words/help.ts';

const WIDE = '(min-width: 1260px)';

/** The table around what lies on it: banner, actions, history, sheets and help. */
export const BoardFrame = ({
  expected,
  choices,
  tracks,
  helpKeys = [],
  helpMarks = [],
  children,
}: {
  /** What this game asks for where it says more than both games do, in a few words; empty otherwise. */
  expected: string;
  /** What the player to act chooses among, where only this game knows it; null otherwise. */
  choices: ReactNode;
  tracks: ReactNode;
  helpKeys?: readonly (readonly [key: string, meaning: string])[];
  helpMarks?: readonly string[];
  /** The players' areas. */
  children: ReactNode;
}) => {
  const words = useWords(boardWords);
  const help = useWords(helpWords);
  const { game, match, reader } = useBoard();
  const { events, seats } = match;
  const entries = useMemo(
    () => events.map(event => ({ text: game.sentenceOf(event, reader), weight: weightOf(event) })),
    [events, game, reader],
  );
  const wide = useMedia(WIDE);
  const [open, setOpen] = useOpenPart(...useScored());
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  useShortcuts(
    { h: () => setOpen('history'), s: () => setOpen('score'), '?': () => setOpen('help') },
    shortcuts,
  );
  const keys = [
    ['D', help.draw],
    ['R', help.invoke],
    ['P', help.pass],
    ...helpKeys,
    ['1–9', help.numbers],
  ] as const;
  const history = <HistoryList entries={entries} label={words.history} />;

  return (
    <div className="board" data-players={seats.length} data-wide={wide}>
      <Banner expected={expected} last={entries.at(-1)?.text ?? ''} open={setOpen} withHistory={!wide} />
      {tracks}
      <ActionBar choices={choices} shortcuts={shortcuts} openFinal={() => setOpen('final')} />
      {children}
      {wide && (
        <aside className="board-history" aria-labelledby="history-name">
          <h2 id="history-name">{words.history}</h2>
          {history}
        </aside>
      )}
      <LotFlight />
      <Announcer sentences={entries.map(entry => entry.text)} label={words.history} />
      <BoardParts open={open} close={() => setOpen(null)}>
        {{
          history,
          score: <ScoreSheets />,
          final: <FinalScore />,
          help: <Help on={shortcuts} setOn={setShortcuts} keys={keys} marks={helpMarks} />,
        }}
      </BoardParts>
    </div>
  );
};

/** How many epochs have been scored, whether nothing but scoring came after the last, and whether it was the last of the match. */
const useScored = (): Parameters<typeof useOpenPart> => {
  const { events, view } = useBoard().match;
  const scored = events.filter(event => event.type === 'epoch-end').length;
  const fresh = events.slice(events.findLastIndex(event => event.type === 'epoch-end')).every(isOfScoring);
  return [scored, fresh, view.step.kind === 'over'];
};

/** What happens between the end of an epoch and the next move. */
const SCORING: ReadonlySet<string> = new Set(['epoch-end', 'score', 'epoch-start', 'end']);
const isOfScoring = ({ type }: AnyEvent): boolean => SCORING.has(type);
