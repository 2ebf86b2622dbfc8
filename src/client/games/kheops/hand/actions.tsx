import { useRef } from 'react';
import type { View } from '../../../../game/kheops/table.ts';
import { actor } from '../../../../game/kheops/turns.ts';
import { ActionNotice } from '../../../table/action-notice.tsx';
import { isGivenUp, seatInFront } from '../../../table/table-match.ts';
import { boardWords } from '../../../table/words.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { useShortcuts } from '../../../ui/keys/shortcuts.ts';
import './actions.css';
import './actions-narrow.css';
import { standing } from '../../../../game/kheops/score.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import { Portrait } from '../../../table/portrait.tsx';
import { usePlan } from '../plan/plan-context.tsx';
import { useScene } from '../staging/scene-context.tsx';
import { useBoard } from '../view/board-context.ts';
import { tallyOf } from '../view/payments.ts';
import { actionWords } from '../words/actions.ts';
import { Hand } from './hand.tsx';
import { Pieces } from './pieces.tsx';
import { usePrompt } from './prompt.ts';
import './result.css';
import { scoreWords } from '../words/score.ts';

const KEYS = ['r', 'c', '1', '2', '3', '4'];

/** The rim of the table: pawns and tiles of the player at this screen, and the buttons that rotate and do. */
export const Actions = ({ shortcuts, openFinal }: { shortcuts: boolean; openFinal: () => void }) => {
  const words = useWords(boardWords);
  const { match } = useBoard();
  const { view, seat } = match;
  const ref = useRef<HTMLElement>(null);
  const press = (key: string) => ref.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
  useShortcuts(Object.fromEntries(KEYS.map(key => [key, () => press(key)])), shortcuts);
  const { drop } = usePlan();
  useShortcuts({ Escape: () => drop?.() }, drop !== null);
  const { arriving } = useScene();
  const over = (view.step.kind === 'over' && arriving === null) || isGivenUp(match);
  return (
    <section
      ref={ref}
      className="actions rim kheops-actions"
      aria-labelledby="actions-name"
      data-mine={seat !== null && actor(view.step) === seat}
      data-shows={seat !== null || over || undefined}
    >
      <ActionNotice headingId="actions-name" />
      {seat === null && !over && (
        <p className="actions-watching">{match.isRecord ? words.replayed : words.watching}</p>
      )}
      {seat !== null && !over && (
        <>
          <Pieces seat={seat} />
          <Deed />
          <Hand />
        </>
      )}
      {over && <Result openFinal={openFinal} />}
    </section>
  );
};

/** What is to be done next, in words, the button that rotates a stone, and the one that does what is planned. */
const Deed = () => {
  const words = useWords(actionWords);
  const { match } = useBoard();
  const { view, seat } = match;
  const { plan, isReady, turn, confirm } = usePlan();
  const prompt = usePrompt();
  const deed = words[deedOf(view)];
  const mine = actor(view.step) === seat;
  const rotates =
    view.step.kind === 'tile' || (view.step.kind === 'power' && view.step.power.startsWith('rotate'));
  return (
    <div className="deed">
      <p className="deed-prompt">
        <span key={prompt}>{prompt}</span>
      </p>
      <button
        type="button"
        className="action action-words deed-turn"
        aria-disabled={!mine || !rotates || (view.step.kind === 'power' && plan.cell === null)}
        aria-keyshortcuts="r"
        data-key="r"
        data-stepper
        title={words.rotateHow}
        onClick={turn}
      >
        <RotateSign /> <strong>{words.rotate}</strong> <small>{words.rotateHint}</small>
      </button>
      <button
        type="button"
        className="action action-words deed-do"
        aria-disabled={!isReady}
        aria-keyshortcuts="c"
        data-key="c"
        onClick={confirm}
      >
        <strong key={deed}>{deed}</strong>
      </button>
    </div>
  );
};

const deedOf = ({ step }: View): 'place' | 'lay' | 'turnIt' | 'swap' | 'move' => {
  if (step.kind === 'pawn') return 'place';
  if (step.kind !== 'power') return 'lay';
  return step.power === 'swap' || step.power === 'move' ? step.power : 'turnIt';
};

const RotateSign = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d="M19 12a7 7 0 1 1-2.2-5.1"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path d="M17.6 2.6v5h-5z" fill="currentColor" />
  </svg>
);

/** On the rim when the match is over, as far as it has been paid, or given up: what either side has come to and by what, and the way to the whole sheet. */
const Result = ({ openFinal }: { openFinal: () => void }) => {
  const words = useWords(boardWords);
  const own = seatInFront(useBoard().match);
  return (
    <div className="result">
      <Side seat={1 - own} />
      <Side seat={own} />
      <button type="button" className="button-primary" onClick={openFinal}>
        {words.finalTitle}
      </button>
    </div>
  );
};

/** The points of one side: its networks, and the square of its ankhs. [K-41, K-44] */
const Side = ({ seat }: { seat: Seat }) => {
  const words = useWords(scoreWords);
  const { match, person } = useBoard();
  const { step } = match.view;
  const { isEnding, isLaying, payments } = useScene();
  const isOver = step.kind === 'over';
  const { ankhs, scores } = isOver && !isLaying ? tallyOf(payments.arrived) : standing(match.view);
  const score = at(scores, seat);
  const squared = at(ankhs, seat) ** 2;
  const won = isOver ? !isEnding && step.winners.some(winner => winner === seat) : match.endedBy !== seat;
  return (
    <p className="result-side" data-won={won}>
      <Portrait seat={seat} acting={won} className="result-portrait" />
      <span className="result-who" title={person(seat).name}>
        {person(seat).name}
      </span>
      <strong>{score}</strong>
      <span className="result-parts">
        <span>
          {words.networks} <b>{score - squared}</b>
        </span>{' '}
        <span>
          {words.ankhs} {at(ankhs, seat)}² = <b>{squared}</b>
        </span>
      </span>
    </p>
  );
};
