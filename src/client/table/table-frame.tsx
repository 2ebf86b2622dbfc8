import { type ReactNode, Suspense, useContext, useEffect, useRef } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import { loadedPart } from '../ui/hooks/loaded-part.tsx';
import { useWords } from '../ui/i18n/i18n.tsx';
import { useAwakeDevices } from '../ui/sound/use-awake-devices.ts';
import { useSilence } from '../ui/sound/use-silence.ts';
import { Announcer } from './announcer.tsx';
import { isGivenUp } from './table-match.ts';
import './board.css';
import { useMedia } from '../ui/hooks/use-media.ts';
import { useShortcuts, useShortcutsSwitch } from '../ui/keys/shortcuts.ts';
import { fromWidth } from '../ui/theme/breakpoints.ts';
import { BoardBanner, type Turn } from './board-banner.tsx';
import { useBoard } from './board-context.tsx';
import { type BoardPart, BoardParts, useOpenPart } from './board-parts.tsx';
import { useEnding } from './ending.ts';
import { Help } from './help.tsx';
import { type HistoryEntry, useEntries } from './history-entries.ts';
import { HistoryList } from './history-list.tsx';
import { resultOf } from './result.ts';
import { SinceStrip } from './since-strip.tsx';
import { MoreKeysContext } from './table-chrome.ts';
import { boardWords } from './words.ts';

/** The end of a match, loaded when there is one to be seen. */
const Ending = loadedPart(() => import('./ending/ending.tsx').then(file => file.Ending));

/** Where the history stands beside the board. */
const WITH_HISTORY = fromWidth(1600);

/** A key that acts on the table, as it is printed, and what it does in words. */
export type KeyHelp = readonly [key: string, meaning: string];

/** What the frame hands to what lies inside it. */
export type Framed = {
  /** Do single keys act on the table? */
  readonly shortcuts: boolean;
  readonly openFinal: () => void;
};

/**
 * What stands around every board: banner, history, announcer, sheets and help, with their keys. The element it makes is
 * the root of the game's stylesheets (see `BoardGame.styles`), so dialogs are inside of it.
 */
export const TableFrame = <Event extends AnyEvent>({
  turn,
  events,
  lastWords = null,
  weightOf,
  scored,
  isEnding = false,
  endsSoon = isEnding,
  hasFinal = false,
  sheets,
  decided,
  scoreKeyOpens,
  keys = {},
  helpKeys,
  helpMarks,
  dress,
  children,
}: {
  turn: Turn;
  /** What has happened as far as it has been shown. */
  events: readonly Event[];
  /** What the bar says of it where that is not the sentence of the last event; null where it is. */
  lastWords?: string | null;
  weightOf: (event: Event) => HistoryEntry['weight'];
  /** How much has been scored, whether that is what happened last, and whether the match is over. */
  scored: readonly [scored: number, isFresh: boolean, isOver: boolean];
  /** How the match ends is being shown by the table itself. */
  isEnding?: boolean;
  /** What stands there at the end is loaded meanwhile. */
  endsSoon?: boolean;
  /** When all is over, does the way to the final score stand among the actions? Then the bar has none. */
  hasFinal?: boolean;
  sheets: { readonly score: ReactNode; readonly final: ReactNode };
  /** What decided where scores are level. */
  decided?: ReactNode;
  /** Which sheet the key S opens now. */
  scoreKeyOpens: BoardPart;
  /** What only this game's keys do, by key. */
  keys?: Readonly<Record<string, () => void>>;
  helpKeys: readonly KeyHelp[];
  helpMarks: readonly string[];
  /** What the game's stylesheets are to know of the match, wherever on the board. */
  dress?: string;
  children: (framed: Framed) => ReactNode;
}) => {
  const words = useWords(boardWords);
  const { game, match, looking, say } = useBoard();
  const silence = useSilence(say);
  useAwakeDevices();
  const moreKeys = useContext(MoreKeysContext);
  // Whoever looks back keeps the whole history beside the board, and hears nothing of it again.
  const told = looking.at === null ? events : (looking.live.events as readonly Event[]);
  const entries = useEntries(told, weightOf, looking.live);
  const newest = entries.findLast(({ weight }) => weight !== 'silent');
  // A game's own words are about an event.
  const ofEvent = newest?.at === null ? undefined : lastWords;
  const last =
    looking.at === null ? (ofEvent ?? newest?.text) : entries.find(({ at }) => at === looking.at)?.text;
  const wide = useMedia(WITH_HISTORY);
  const wasGivenUp = isGivenUp(looking.live);
  const [score, isFresh, isOver] = scored;
  // Where the table itself has shown how it ends, the sheet does not act as if nobody knew.
  const wasShown = useRef(false);
  useEffect(() => {
    if (isEnding) wasShown.current = true;
    // Where the server is away just then it is asked for again when it is wanted.
    if (endsSoon) Ending.load().catch(() => {});
  }, [isEnding, endsSoon]);
  const [open, setOpen, isNews, close] = useOpenPart(
    { isLoading: looking.isLoading, isBack: looking.at !== null },
    score + Number(wasGivenUp),
    isFresh || wasGivenUp,
    isOver || wasGivenUp,
  );
  // While the final score is being counted up, the bar does not say who has won.
  const isCounting = open === 'final' && isNews && !wasGivenUp && !wasShown.current;
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  useShortcuts(
    {
      h: () => setOpen('history'),
      s: () => setOpen(wasGivenUp ? 'final' : scoreKeyOpens),
      '?': () => setOpen('help'),
      m: silence.toggle,
      ...keys,
    },
    shortcuts,
  );
  const history = (
    <>
      {!wide && <SinceStrip className="history-since" headed events={told} />}
      <HistoryList entries={entries} label={words.history} onLook={() => setOpen(null)} />
    </>
  );
  const beside = wide && (
    <aside className="board-history" aria-labelledby="history-name">
      <h2 id="history-name">{words.history}</h2>
      {history}
    </aside>
  );
  return (
    <div
      className="board"
      data-styles={game.styles}
      data-players={match.seats.length}
      data-wide={wide}
      data-dress={dress}
      data-given-up={wasGivenUp}
      data-counting={isCounting}
    >
      <BoardBanner
        {...turn}
        seats={turn.over && !isCounting ? (resultOf(events)?.winners ?? []) : (turn.seats ?? [])}
        {...useEnding()}
        events={told}
        last={isCounting ? '' : (last ?? '')}
        open={setOpen}
        withHistory={!wide}
        hasFinal={hasFinal}
      />
      {children({ shortcuts, openFinal: () => setOpen('final') })}
      {beside}
      <Announcer
        key={`${looking.isLoading}`}
        sentences={entries.map(entry => entry.text)}
        label={words.history}
      />
      <BoardParts open={open} close={close}>
        {{
          history,
          ...sheets,
          final: (
            // The sheet of all points would tell what the next moment counts up.
            <Suspense fallback={isCounting ? null : sheets.final}>
              <Ending
                sheet={wasGivenUp ? sheets.score : sheets.final}
                decided={decided}
                isNews={isNews && !wasShown.current}
              />
            </Suspense>
          ),
          help: (
            <Help
              on={shortcuts}
              setOn={setShortcuts}
              keys={[...helpKeys, silence.keyHelp, ...moreKeys]}
              marks={helpMarks}
            />
          ),
        }}
      </BoardParts>
    </div>
  );
};
