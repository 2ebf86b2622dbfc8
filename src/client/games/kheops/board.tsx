import { useMemo } from 'react';
import type { Cell } from '../../../game/kheops/pyramid.ts';
import type { SeenStep } from '../../../game/kheops/table.ts';
import { actor } from '../../../game/kheops/turns.ts';
import type { Turn } from '../../table/board-banner.tsx';
import { BoardProvider } from '../../table/board-provider.tsx';
import { TableFrame } from '../../table/table-frame.tsx';
import { bannerWords } from '../../table/words.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Actions } from './hand/actions.tsx';
import './art/pigments.css';
import './board.css';
import { kheops } from './game.ts';
import { Considered } from './plan/considered.tsx';
import { PlanProvider } from './plan/plan-context.tsx';
import { Scene } from './scene/scene.tsx';
import { FinalScoring, Scoring } from './scoring/scoring.tsx';
import { SceneProvider, useScene } from './staging/scene-context.tsx';
import { type KheopsMatch, useBoard } from './view/board-context.ts';
import { actionWords, expectedWords } from './words/actions.ts';
import { helpWords } from './words/help.ts';
import { scoreWords } from './words/score.ts';
import { lastNews } from './words/sentences.ts';

/** The table of Kheops for one person at one screen; in a frozen state a cell may be meant from the beginning. */
export const Board = ({ match, meant = null }: { match: KheopsMatch; meant?: Cell | null }) => {
  const { missing } = useWords(actionWords);
  return (
    <BoardProvider game={kheops} match={match}>
      <PlanProvider missing={missing} meant={meant}>
        <SceneProvider>
          <Table />
        </SceneProvider>
      </PlanProvider>
    </BoardProvider>
  );
};

const Table = () => {
  const help = useWords(helpWords);
  return (
    <TableFrame
      turn={useTurn()}
      news={useNews()}
      sheets={{ score: <Scoring />, final: <FinalScoring /> }}
      help={{
        keys: [
          ['1–4', help.choose],
          ['R', help.turn],
          ['C', help.confirm],
          ['Esc', help.drop],
          ['G', help.map, toThePyramid],
          ['⇧ ← → ↑ ↓', help.shiftArrows],
        ],
        marks: [
          help.markTarget,
          help.markReach,
          help.markOwner,
          help.markLit,
          help.markClosed,
          help.markLast,
        ],
      }}
    >
      {({ shortcuts, openFinal }) => (
        <>
          <Scene />
          <Actions shortcuts={shortcuts} openFinal={openFinal} />
          <Considered />
        </>
      )}
    </TableFrame>
  );
};

/** What happened last, for whoever sees it. */
const useNews = (): string | null => {
  const { match, reader } = useBoard();
  const { events } = match;
  return useMemo(() => lastNews(events, reader), [events, reader]);
};

/** The focus goes to the cell of the pyramid that was last walked to, or where something may be done. */
const toThePyramid = () =>
  document.querySelector<SVGGElement>('.pyramid [tabindex="0"]')?.focus({ preventScroll: true });

const useTurn = (): Turn => {
  const words = useWords(bannerWords);
  const expected = useWords(expectedWords);
  const { match, person } = useBoard();
  const scores = useWords(scoreWords);
  const { isEnding, arriving } = useScene();
  const { step } = match.view;
  const acting = actor(step);
  // The turn goes on when what was done in the last one is seen to have been.
  if (arriving !== null) {
    const { player } = arriving;
    const whose = words.turnOf(person(player).name);
    return { mine: false, whose, expected: '', over: false, seats: [player] };
  }
  if (isEnding) return { mine: false, whose: scores.complete, expected: scores.pays, over: false };
  const mine = acting !== null && acting === match.seat;
  return {
    mine,
    whose: acting === null ? words.over : mine ? words.yourTurn : words.turnOf(person(acting).name),
    expected: expectation(step, mine, expected),
    over: acting === null,
    hasFinal: true,
    seats: acting === null ? [] : [acting],
  };
};

const expectation = (step: SeenStep, you: boolean, words: (typeof expectedWords)['en']): string => {
  if (step.kind === 'over') return '';
  return step.kind === 'power' ? words.power[step.power](you) : words[step.kind](you);
};
