import { useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../../i18n/i18n.tsx';
import { Announcer } from '../../table/announcer.tsx';
import { Dialog } from '../../table/dialog.tsx';
import { HistoryList } from '../../table/history-list.tsx';
import { useShortcuts, useShortcutsSwitch } from '../../table/shortcuts.ts';
import { useMedia } from '../../table/use-media.ts';
import { ActionBar } from './actions/action-bar.tsx';
import { Area } from './area.tsx';
import { Banner } from './banner.tsx';
import './board.css';
import { BoardProvider, type PriestsMatch, useBoard } from './board-context.tsx';
import { FinalScore } from './final-score.tsx';
import { LotFlight } from './flight.tsx';
import { Help } from './help.tsx';
import { Rivals } from './rival.tsx';
import { ScoreSheets } from './score-sheet.tsx';
import { entryOf } from './sentences.ts';
import { Tracks } from './tracks.tsx';
import { boardWords } from './words/board.ts';
import { helpWords } from './words/help.ts';
import { scoreWords } from './words/score.ts';

/** The table of Priests of Ra for one person at one screen. */
export const Board = ({ match }: { match: PriestsMatch }) => (
  <BoardProvider match={match}>
    <BoardParts />
  </BoardProvider>
);

const WIDE = '(min-width: 1260px)';

const BoardParts = () => {
  const words = useWords(boardWords);
  const { match, reader } = useBoard();
  const { events, seat, seats } = match;
  const entries = useMemo(() => events.map(event => entryOf(event, reader)), [events, reader]);
  const wide = useMedia(WIDE);
  const [open, setOpen] = useOpenPart();
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  useShortcuts(
    { h: () => setOpen('history'), s: () => setOpen('score'), '?': () => setOpen('help') },
    shortcuts,
  );
  const shown = seat ?? 0;

  return (
    <div className="board" data-players={seats.length}>
      <Banner last={entries.at(-1)?.text ?? ''} open={setOpen} withHistory={!wide} />
      <Tracks />
      <ActionBar shortcuts={shortcuts} openFinal={() => setOpen('final')} />
      <Area seat={shown} />
      <Rivals besides={shown} />
      {wide && (
        <aside className="board-history" aria-labelledby="history-name">
          <h2 id="history-name">{words.history}</h2>
          <HistoryList entries={entries} label={words.history} />
        </aside>
      )}
      <LotFlight />
      <Announcer sentences={entries.map(entry => entry.text)} label={words.history} />
      <Parts open={open} close={() => setOpen(null)}>
        {{
          history: <HistoryList entries={entries} label={words.history} />,
          score: <ScoreSheets />,
          final: <FinalScore />,
          help: <Help on={shortcuts} setOn={setShortcuts} />,
        }}
      </Parts>
    </div>
  );
};

export type BoardPart = 'history' | 'score' | 'final' | 'help';

/** Which part lies over the board. The score sheet opens by itself when an epoch has been scored. */
const useOpenPart = () => {
  const { events, view } = useBoard().match;
  const [open, setOpen] = useState<BoardPart | null>(null);
  const scored = events.filter(event => event.type === 'epoch-end').length;
  const over = view.step.kind === 'over';
  const seen = useRef(scored);
  useEffect(() => {
    if (scored > seen.current) setOpen(over ? 'final' : 'score');
    seen.current = scored;
  }, [scored, over]);
  return [open, setOpen] as const;
};

const Parts = ({
  open,
  close,
  children,
}: {
  open: BoardPart | null;
  close: () => void;
  children: Readonly<Record<BoardPart, React.ReactNode>>;
}) => {
  const words = useWords(boardWords);
  const score = useWords(scoreWords);
  const help = useWords(helpWords);
  const titles = {
    history: words.history,
    score: words.scoreSheets,
    final: score.finalTitle,
    help: help.title,
  };
  return (['history', 'score', 'final', 'help'] as const).map(part => (
    <Dialog
      key={part}
      open={open === part}
      onClose={close}
      title={titles[part]}
      close={words.close}
      kind={part === 'history' ? 'drawer' : 'sheet'}
    >
      {children[part]}
    </Dialog>
  ));
};
