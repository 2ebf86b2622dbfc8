import { useLayoutEffect, useRef, useState } from 'react';
import { actor } from '../../../game/kheops/legal.ts';
import type { Step } from '../../../game/kheops/table.ts';
import { useWords } from '../../i18n/i18n.tsx';
import type { Turn } from '../../table/board-banner.tsx';
import { BoardProvider } from '../../table/board-context.tsx';
import { TableFrame } from '../../table/table-frame.tsx';
import { bannerWords } from '../../table/words.ts';
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
  const help = useWords(helpWords);
  const { view, events } = useBoard().match;
  const over = view.step.kind === 'over';
  return (
    <TableFrame
      turn={useTurn()}
      events={events}
      weightOf={weightOf}
      scored={[over ? 1 : 0, true, over]}
      sheets={{ score: <Scoring />, final: <FinalScoring /> }}
      scoreKeyOpens={over ? 'final' : 'score'}
      keys={{ g: toThePyramid }}
      helpKeys={[
        ['1–4', help.choose],
        ['R', help.turn],
        ['C', help.confirm],
        ['G', help.map],
        ['⇧ ← → ↑ ↓', help.shiftArrows],
      ]}
      helpMarks={[help.markTarget, help.markReach, help.markLit, help.markLast]}
    >
      {({ shortcuts, openFinal }) => (
        <>
          <div className="kheops-side">
            <Players />
          </div>
          <Site />
          <Actions shortcuts={shortcuts} openFinal={openFinal} />
          <Considered />
        </>
      )}
    </TableFrame>
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

const useTurn = (): Turn => {
  const words = useWords(bannerWords);
  const expected = useWords(expectedWords);
  const { match, person } = useBoard();
  const { step } = match.view;
  const acting = actor(step);
  const mine = acting !== null && acting === match.seat;
  return {
    mine,
    whose: acting === null ? words.over : mine ? words.yourTurn : words.turnOf(person(acting).name),
    expected: expectation(step, expected),
    over: acting === null,
    seats: acting === null ? [] : [acting],
  };
};

const expectation = (step: Step, words: (typeof expectedWords)['en']): string => {
  if (step.kind === 'over') return '';
  return step.kind === 'power' ? words.power[step.power] : words[step.kind];
};
