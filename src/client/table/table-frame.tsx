import { type ReactNode, Suspense, useContext, useEffect, useRef } from 'react';
import type { Stepped } from '../../game/contract.ts';
import { deferredPart, useDeferredLoaded, usePrefetchDeferred } from '../ui/hooks/deferred.ts';
import { loadedPart } from '../ui/hooks/loaded-part.tsx';
import { useWords } from '../ui/i18n/i18n.tsx';
import { useAwakeDevices } from '../ui/sound/use-awake-devices.ts';
import { useMuteKey } from '../ui/sound/use-mute-key.ts';
import { Announcer } from './announcer.tsx';
import { AsItStands } from './as-it-stands.tsx';
import { isGivenUp } from './table-match.ts';
import './board.css';
import { useMedia } from '../ui/hooks/use-media.ts';
import { useShortcuts, useShortcutsSwitch } from '../ui/keys/shortcuts.ts';
import { LAYOUTS } from '../ui/theme/layouts.ts';
import { BoardBanner, type Turn } from './board-banner.tsx';
import { useBoard } from './board-context.tsx';
import { BoardParts, useOpenPart } from './board-parts.tsx';
import { Fetched } from './fetched.tsx';
import type { KeyHelp } from './help.tsx';
import { useEntries } from './history-entries.ts';
import { resultOf } from './result.ts';
import { SinceStrip } from './since-strip.tsx';
import { BesideBoardContext, MoreKeysContext } from './table-chrome.ts';
import { bannerWords, boardWords } from './words.ts';

/** The end of a match, loaded when there is one to be seen. */
const Ending = loadedPart(() => import('./ending/ending.tsx').then(file => file.Ending));

const HistoryList = deferredPart(() => import('./history-list.tsx').then(file => file.HistoryList));
const Help = deferredPart(() => import('./help.tsx').then(file => file.Help));

/** What the frame hands to what lies inside it. */
export type Framed = {
  /** Do single keys act on the table? */
  readonly shortcuts: boolean;
  readonly openFinal: () => void;
};

type Parts = {
  readonly turn: Turn;
  /** What the bar says of what happened last where that is not the sentence of the event; null where it is. */
  readonly news?: string | null;
  /** `decided`: what decided where scores are level. */
  readonly sheets: { readonly score: ReactNode; readonly final: ReactNode; readonly decided?: ReactNode };
  /** Did the table itself count what was scored last, before the eyes of whoever looks? Then no sheet tells it again. */
  readonly wasCounted?: boolean;
  readonly help: { readonly keys: readonly KeyHelp[]; readonly marks: readonly string[] };
  readonly children: (framed: Framed) => ReactNode;
};

const isOver = (view: unknown): boolean => (view as Partial<Stepped>).step?.kind === 'over';

/**
 * What stands around every board: banner, history, announcer, sheets and help, with their keys. The element it makes is
 * the root of the game's stylesheets (see `BoardGame.styles`), so dialogs are inside of it.
 */
export const TableFrame = ({ turn, news = null, sheets, wasCounted = false, help, children }: Parts) => {
  const words = useWords(boardWords);
  const { game, match, live, timeline, say } = useBoard();
  const { events, view } = match;
  const silence = useMuteKey(say);
  useAwakeDevices();
  const moreKeys = useContext(MoreKeysContext);
  const placeBeside = useContext(BesideBoardContext);
  // Whoever looks back keeps the whole history beside the board, and hears nothing of it again.
  const { back, isOn, told: shownEvents } = timeline;
  const isLoading = live.snapshots === null;
  const told = back === null ? events : live.events;
  const entries = useEntries(told, live);
  const newest = entries.findLast(({ weight }) => weight !== 'silent');
  // A game's own words are about an event.
  const ofEvent = newest?.at === null ? undefined : news;
  const last = back === null ? (ofEvent ?? newest?.text) : entries.find(({ at }) => at === back)?.text;
  const wide = useMedia(LAYOUTS.wall);
  const isHistoryThere = useDeferredLoaded(wide);
  usePrefetchDeferred();
  const wasGivenUp = isGivenUp(live);
  const isEnded = !isOn && isOver(live.view);
  const isEnding = game.showsEnd === true && isOn && isOver(live.view);
  const endsSoon = isEnding || game.endsSoon(view);
  // Where the table itself has shown how it ends, the sheet does not act as if nobody knew.
  const wasShown = useRef(false);
  useEffect(() => {
    if (isEnding) wasShown.current = true;
    // Where the server is away just then it is asked for again when it is wanted.
    if (endsSoon) Ending.load().catch(() => {});
  }, [isEnding, endsSoon]);
  const { isScored, follows } = game.scoring;
  // A sheet waits until all has been told.
  const scored = isOn ? 0 : shownEvents.filter(isScored).length;
  const isFresh = !isOn && shownEvents.slice(shownEvents.findLastIndex(isScored) + 1).every(follows);
  const [open, setOpen, isNews, close] = useOpenPart(
    { isLoading, isBack: back !== null },
    scored + Number(wasGivenUp),
    (isFresh && (isEnded || !wasCounted)) || wasGivenUp,
    isEnded || wasGivenUp,
  );
  // While the final score is being counted up, the bar does not say who has won.
  const isCounting = open === 'final' && isNews && !wasGivenUp && !wasShown.current;
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  useShortcuts(
    {
      h: () => setOpen('history'),
      s: () => setOpen(wasGivenUp || (isEnded && game.showsEnd === true) ? 'final' : 'score'),
      '?': () => setOpen('help'),
      m: silence.toggle,
      ...Object.fromEntries(help.keys.flatMap(([key, , act]) => (act ? [[key.toLowerCase(), act]] : []))),
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
      {isHistoryThere && <Suspense>{history}</Suspense>}
      {placeBeside !== null && <div ref={placeBeside} className="board-beside" />}
    </aside>
  );
  return (
    <div
      className="board"
      data-styles={game.styles}
      data-players={match.seats.length}
      data-wide={wide}
      data-dress={game.dressOf?.(view)}
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
      />
      {children({ shortcuts, openFinal: () => setOpen('final') })}
      {beside}
      <Announcer key={`${isLoading}`} sentences={entries.map(entry => entry.text)} label={words.history} />
      <BoardParts open={open} isNews={isNews} close={close}>
        {{
          history,
          score: sheets.score,
          final: (
            // The sheet of all points would tell what the next moment counts up.
            <AsItStands>
              <Fetched instead={isCounting ? undefined : sheets.final}>
                <Ending
                  sheet={wasGivenUp ? sheets.score : sheets.final}
                  decided={sheets.decided}
                  isNews={isNews && !wasShown.current}
                />
              </Fetched>
            </AsItStands>
          ),
          help: (
            <Help
              on={shortcuts}
              setOn={setShortcuts}
              keys={[...help.keys, silence.keyHelp, ...moreKeys]}
              marks={help.marks}
            />
          ),
        }}
      </BoardParts>
    </div>
  );
};

/** What the bar says instead of whose turn it is, where somebody has ended the match by giving up. */
const useEnding = () => {
  const words = useWords(bannerWords);
  const { live } = useBoard();
  if (!isGivenUp(live)) return {};
  return { whose: words.over, mine: false, expected: '', over: true, seats: [] };
};
