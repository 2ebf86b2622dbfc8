import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { actor } from '../../../game/kheops/legal.ts';
import type { Step } from '../../../game/kheops/table.ts';
import { useWords } from '../../i18n/i18n.tsx';
import { Announcer } from '../../table/announcer.tsx';
import { BoardBanner } from '../../table/board-banner.tsx';
import { BoardProvider } from '../../table/board-context.tsx';
import { BoardParts, useOpenPart } from '../../table/board-parts.tsx';
import { Help } from '../../table/help.tsx';
import { HistoryList } from '../../table/history-list.tsx';
import { useShortcuts, useShortcutsSwitch } from '../../table/shortcuts.ts';
import { useMedia } from '../../table/use-media.ts';
import { bannerWords, boardWords } from '../../table/words.ts';
import { Actions } from './actions.tsx';
import './board.css';
import { type KheopsMatch, useBoard } from './board-context.ts';
import { Considered } from './considered.tsx';
import { kheops } from './game.ts';
import { PlanProvider } from './plan-context.tsx';
import { Players } from './players.tsx';
import { PyramidMap } from './pyramid-map.tsx';
import { FinalScoring, Scoring } from './scoring.tsx';
import { weightOf } from './sentences.ts';
import { actionWords, expectedWords } from './words/actions.ts';
import { mapWords } from './words/board.ts';
import { helpWords } from './words/help.ts';

const WIDE = '(min-width: 1000px)';

/** The table of Kheops for one person at one screen. */
export const Board = ({ match }: { match: KheopsMatch }) => {
  const { missing } = useWords(actionWords);
  return (
    <BoardProvider game={kheops} match={match}>
      <PlanProvider missing={missing}>
        <Table />
      </PlanProvider>
    </BoardProvider>
  );
};

const Table = () => {
  const words = useWords(boardWords);
  const help = useWords(helpWords);
  const { game, match, reader } = useBoard();
  const { view, events } = match;
  const entries = useMemo(
    () => events.map(event => ({ text: game.sentenceOf(event, reader), weight: weightOf(event) })),
    [events, game, reader],
  );
  const over = view.step.kind === 'over';
  const [open, setOpen] = useOpenPart(over ? 1 : 0, true, over);
  const [shortcuts, setShortcuts] = useShortcutsSwitch();
  const wide = useMedia(WIDE);
  useShortcuts(
    {
      h: () => setOpen('history'),
      s: () => setOpen(over ? 'final' : 'score'),
      '?': () => setOpen('help'),
      g: toThePyramid,
    },
    shortcuts,
  );
  const history = <HistoryList entries={entries} label={words.history} />;
  return (
    <div className="board kheops-board" data-wide={wide}>
      <Banner last={entries.at(-1)?.text ?? ''} open={setOpen} withHistory={!wide} />
      <div className="kheops-side">
        <Players />
        {wide && (
          <aside className="board-history" aria-labelledby="history-name">
            <h2 id="history-name">{words.history}</h2>
            {history}
          </aside>
        )}
      </div>
      <Site />
      <Actions shortcuts={shortcuts} openFinal={() => setOpen('final')} />
      <Considered />
      <Announcer sentences={entries.map(entry => entry.text)} label={words.history} />
      <BoardParts open={open} close={() => setOpen(null)}>
        {{
          history,
          score: <Scoring />,
          final: <FinalScoring />,
          help: (
            <Help
              on={shortcuts}
              setOn={setShortcuts}
              keys={[
                ['1–4', help.choose],
                ['R', help.turn],
                ['C', help.confirm],
                ['G', help.map],
                ['⇧ ← → ↑ ↓', help.shiftArrows],
              ]}
              marks={[help.markTarget, help.markReach, help.markLit, help.markLast]}
            />
          ),
        }}
      </BoardParts>
    </div>
  );
};

/** The focus goes to the cell of the pyramid that was last walked to, or where something may be done. */
const toThePyramid = () =>
  document.querySelector<SVGGElement>('.pyramid [tabindex="0"]')?.focus({ preventScroll: true });

/** The pyramid, which can be enlarged where the screen is small; the hand stays where it is. */
const Site = () => {
  const words = useWords(mapWords);
  const [zoomed, setZoomed] = useState(false);
  const ground = useRef<HTMLDivElement>(null);
  // The enlarged pyramid opens where something may be done, or was.
  useLayoutEffect(() => {
    if (zoomed) toTheMiddle(ground.current);
  }, [zoomed]);
  return (
    <section className="site" data-zoomed={zoomed} aria-label={words.pyramid}>
      <button type="button" className="site-zoom" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d={
              zoomed
                ? 'M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14M15 15l6 6M7 10h6'
                : 'M10 3a7 7 0 1 1 0 14a7 7 0 0 1 0-14M15 15l6 6M7 10h6M10 7v6'
            }
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span className="visually-hidden">{zoomed ? words.zoomOut : words.zoomIn}</span>
      </button>
      <div ref={ground} className="site-ground">
        <PyramidMap />
      </div>
    </section>
  );
};

const toTheMiddle = (ground: HTMLElement | null) => {
  const cell = ground?.querySelector('.cell[aria-selected="true"], .cell[tabindex="0"]');
  if (ground == null || cell == null) return;
  const [whole, part] = [ground.getBoundingClientRect(), cell.getBoundingClientRect()];
  ground.scrollBy({
    left: part.left + part.width / 2 - whole.left - whole.width / 2,
    top: part.top + part.height / 2 - whole.top - whole.height / 2,
  });
};

const Banner = ({
  last,
  open,
  withHistory,
}: {
  last: string;
  open: Parameters<typeof BoardBanner>[0]['open'];
  withHistory: boolean;
}) => {
  const words = useWords(bannerWords);
  const expected = useWords(expectedWords);
  const { match, person } = useBoard();
  const { step } = match.view;
  const acting = actor(step);
  const mine = acting !== null && acting === match.seat;
  return (
    <BoardBanner
      mine={mine}
      whose={acting === null ? words.over : mine ? words.yourTurn : words.turnOf(person(acting).name)}
      expected={expectation(step, expected)}
      last={last}
      over={acting === null}
      open={open}
      withHistory={withHistory}
    />
  );
};

const expectation = (step: Step, words: (typeof expectedWords)['en']): string => {
  if (step.kind === 'over') return '';
  return step.kind === 'power' ? words.power[step.power] : words[step.kind];
};
