import { useMemo } from 'react';
import { listed } from '../../i18n/grammar.ts';
import { useLanguage, useWords } from '../../i18n/i18n.tsx';
import { Announcer } from '../../table/announcer.tsx';
import { BoardBanner } from '../../table/board-banner.tsx';
import { BoardProvider } from '../../table/board-context.tsx';
import { type BoardPart, BoardParts, useOpenPart } from '../../table/board-parts.tsx';
import { Help } from '../../table/help.tsx';
import { HistoryList } from '../../table/history-list.tsx';
import { useShortcuts, useShortcutsSwitch } from '../../table/shortcuts.ts';
import { useMedia } from '../../table/use-media.ts';
import { bannerWords, boardWords as tableWords } from '../../table/words.ts';
import { Actions } from './actions.tsx';
import './board.css';
import { type RuRaReMatch, useBoard } from './board-context.ts';
import { OwnDisplay, Rivals } from './display.tsx';
import { ruRaRe } from './game.ts';
import { Hands } from './hands.tsx';
import { Rows } from './rows.tsx';
import { FinalScore, ScoreSheets } from './score.tsx';
import { weightOf } from './sentences.ts';
import { TellingProvider, useTold } from './telling-context.tsx';
import { actionWords, boardWords, helpWords } from './words/board.ts';

const WIDE = '(min-width: 1200px)';

/** The table of Ru-Ra-Re for one person at one screen. */
export const Board = ({ match }: { match: RuRaReMatch }) => (
  <BoardProvider game={ruRaRe} match={match}>
    <TellingProvider>
      <Table />
    </TellingProvider>
  </BoardProvider>
);

const Table = () => {
  const words = useWords(tableWords);
  const help = useWords(helpWords);
  const { game, match, reader } = useBoard();
  const { view, seat, events } = match;
  const { told, isTelling } = useTold();
  const entries = useMemo(
    () =>
      events.slice(0, told).map(event => ({ text: game.sentenceOf(event, reader), weight: weightOf(event) })),
    [events, told, game, reader],
  );
  const over = view.step.kind === 'over' && !isTelling;
  const scored = entries.length === 0 ? 0 : events.slice(0, told).filter(isScore).length;
  const fresh = !isTelling && events.slice(events.findLastIndex(isScore) + 1).every(follows);
  const [open, setOpen] = useOpenPart(isTelling ? 0 : scored, fresh, over);
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  const wide = useMedia(WIDE);
  useShortcuts(
    {
      h: () => setOpen('history'),
      s: () => setOpen(over ? 'final' : 'score'),
      '?': () => setOpen('help'),
    },
    shortcuts,
  );
  const history = <HistoryList entries={entries} label={words.history} />;
  return (
    <div className="board ru-board" data-players={view.totals.length} data-wide={wide}>
      <Banner last={entries.at(-1)?.text ?? ''} over={over} open={setOpen} withHistory={!wide} />
      <div className="ru-table">
        <Hands />
        <Rows />
        <Actions shortcuts={shortcuts} openFinal={() => setOpen('final')} />
      </div>
      <OwnDisplay seat={seat ?? 0} />
      <Rivals besides={seat ?? 0} />
      {wide && (
        <aside className="board-history" aria-labelledby="history-name">
          <h2 id="history-name">{words.history}</h2>
          {history}
        </aside>
      )}
      <Announcer sentences={entries.map(entry => entry.text)} label={words.history} />
      <BoardParts open={open} close={() => setOpen(null)}>
        {{
          history,
          score: <ScoreSheets latest={scored > 0 && fresh} />,
          final: <FinalScore />,
          help: (
            <Help
              on={shortcuts}
              setOn={setShortcuts}
              keys={[
                ['1–8', help.rows],
                ['P', help.skip],
              ]}
              marks={[help.markFist, help.markOutermost, help.markStays]}
            />
          ),
        }}
      </BoardParts>
    </div>
  );
};

type Event = RuRaReMatch['events'][number];
const isScore = ({ type }: Event): boolean => type === 'score';
/** What comes with a scoring, before anybody chooses again. */
const follows = ({ type }: Event): boolean => type === 'discard' || type === 'refill' || type === 'end';

const Banner = ({
  last,
  over,
  open,
  withHistory,
}: {
  last: string;
  over: boolean;
  open: (part: BoardPart) => void;
  withHistory: boolean;
}) => {
  const words = useWords(bannerWords);
  const own = useWords(actionWords);
  const board = useWords(boardWords);
  const { language } = useLanguage();
  const { match, person } = useBoard();
  const { view, seat } = match;
  const { isTelling, scene } = useTold();
  const waited = over ? [] : view.waiting.filter(each => !view.chosen[each]);
  const mine = !isTelling && seat !== null && waited.includes(seat);
  const names = listed(
    language,
    waited.map(each => person(each).name),
  );
  const whose = over ? words.over : mine ? words.yourTurn : own.everybody;
  const expected = isTelling
    ? own.telling
    : over
      ? ''
      : mine
        ? view.throw === 1
          ? own.choose
          : own.chooseAgain
        : own.waitFor(names);
  return (
    <BoardBanner
      mine={mine}
      whose={whose}
      expected={expected}
      last={last}
      over={over}
      open={open}
      withHistory={withHistory}
    >
      <p className="ru-round">
        {view.lastRound && scene.round === view.round ? board.lastRound : board.round(scene.round)}
        {scene.round === view.round && <small>{board.pile(view.pile)}</small>}
      </p>
    </BoardBanner>
  );
};
