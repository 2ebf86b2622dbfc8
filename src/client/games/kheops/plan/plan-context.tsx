import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import type { AnyMove } from '../../../../game/contract.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import { type Standing, standing } from '../../../../game/kheops/score.ts';
import type { Move } from '../../../../game/kheops/table.ts';
import { type ConfirmKind, isAsked, useConfirm } from '../../../table/confirm.tsx';
import { waitingWords } from '../../../table/words.ts';
import { useLanguage, useWords } from '../../../ui/i18n/i18n.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { useBoard } from '../view/board-context.ts';
import { type Foresight, foresee } from '../view/foresight.ts';
import { FRESH, moveOf, type Plan, press, targetsOf, turned, withOnlyPawn } from '../view/plan.ts';
import { pieceWords } from '../words/names.ts';
import { questionWords } from '../words/question.ts';

type Planning = {
  readonly plan: Plan;
  /** The cells that may be pressed now to some purpose. */
  readonly targets: ReadonlySet<Cell>;
  /** The move the plan comes to, or that it would come to at the cell that is looked at; null when there is none. */
  readonly considered: Move | null;
  /** Is it the plan's own, to be made by one more press? */
  readonly isReady: boolean;
  /** The cell under the pointer or with the focus. */
  readonly looked: Cell | null;
  /** How the match stands, and what the considered move would bring about. */
  readonly now: Standing;
  readonly foreseen: Foresight | null;
  readonly look: (cell: Cell | null) => void;
  readonly change: (changed: Partial<Plan>) => void;
  /** Did anything come of it? What is refused says why. */
  readonly press: (cell: Cell) => boolean;
  readonly turn: () => void;
  /** Takes back what is meant for a cell; null where nothing is. What is in hand stays there. */
  readonly drop: (() => void) | null;
  /** Makes the move the plan comes to, or says what is missing. */
  readonly confirm: () => void;
};

const PlanContext = createContext<Planning | null>(null);

export const usePlan = (): Planning => {
  const planning = useContext(PlanContext);
  if (planning === null) throw new Error('a part of the board outside of its plan');
  return planning;
};

/** What the player at this screen has in mind; a new event makes it begin afresh, with the same pawn and tile in hand. */
export const PlanProvider = ({
  missing,
  meant = null,
  children,
}: {
  missing: string;
  meant?: Cell | null;
  children: ReactNode;
}) => {
  const { match, timeline, legal, isLegal, act, say } = useBoard();
  const { lookingBack } = useWords(waitingWords);
  const isBack = timeline.back !== null;
  const ask = useQuestion();
  const { view, events } = match;
  const seat = legal.length > 0 ? match.seat : null;
  const [kept, setKept] = useState({ plan: { ...FRESH, cell: meant }, of: match.seat, at: events.length });
  const [looked, look] = useState<Cell | null>(null);
  // At one screen for two, what the other had in hand is put down.
  const held = kept.of === match.seat ? kept.plan : FRESH;
  const chosen = useMemo(
    () =>
      kept.plan === held && kept.at === events.length
        ? held
        : { ...FRESH, piece: held.piece, tile: held.tile },
    [kept, held, events.length],
  );
  const plan = useMemo(() => withOnlyPawn(view, seat, chosen), [view, seat, chosen]);
  const setPlan = useCallback(
    (next: Plan) => {
      // A past instant is only looked at: a plan made for it would be lost on the return, and the present one with it.
      if (isBack) say(lookingBack);
      // What a plan brings about is worked out once its press has been answered.
      else startTransition(() => setKept({ plan: next, of: match.seat, at: events.length }));
    },
    [isBack, say, lookingBack, match.seat, events.length],
  );

  const planning = useMemo((): Planning => {
    const targets = targetsOf(view, seat, plan);
    const made = moveOf(view, seat, plan);
    const isReady = made !== null && isLegal(made);
    const atLooked = (): Move | null => {
      if (seat === null || looked === null || !targets.has(looked)) return null;
      const pressed = press(view, seat, plan, looked);
      const move = pressed.kind === 'plan' ? moveOf(view, seat, pressed.plan) : null;
      return move !== null && isLegal(move) ? move : null;
    };
    const considered = isReady ? made : atLooked();
    const make = (move: AnyMove) => {
      // What is refused says why, and is not asked about.
      const answer = isLegal(move) ? ask(move as unknown as Move) : null;
      if (answer === null) act(move);
      else void answer.then(yes => yes && act(move));
    };
    return {
      plan,
      targets,
      considered,
      isReady,
      looked,
      now: standing(view),
      foreseen: considered === null || seat === null ? null : foresee(view, seat, considered),
      look,
      change: changed => setPlan({ ...plan, ...changed }),
      press: cell => {
        const pressed = press(view, match.seat ?? 0, plan, cell);
        if (pressed.kind === 'plan') setPlan(pressed.plan);
        else make(pressed.move);
        return pressed.kind !== 'refused';
      },
      turn: () => setPlan(turned(view, plan)),
      drop: chosen.cell === null || seat === null ? null : () => setPlan({ ...plan, cell: null, to: null }),
      confirm: () => (made === null ? say(missing) : make(made)),
    };
  }, [view, seat, match.seat, plan, chosen, looked, isLegal, act, ask, say, missing, setPlan]);

  return <PlanContext.Provider value={planning}>{children}</PlanContext.Provider>;
};

/**
 * Asks before a move where the player's settings want it: about the only pawn of its kind. Null where nothing is asked, so that the move is made at once.
 */
const useQuestion = (): ((move: Move) => Promise<boolean> | null) => {
  const { ask } = useConfirm();
  const { confirm: setting } = useSettings();
  const { language } = useLanguage();
  return useCallback(
    move => {
      if (!isAsked(setting, kindOf(move))) return null;
      const words = questionWords[language];
      switch (move[0]) {
        case 'placePawn': {
          const [, piece] = move;
          const question = words.place(pieceWords[language][piece].a);
          return ask(kindOf(move), piece === 'worker' ? question : `${question} ${words.only[piece]}`);
        }
        case 'layTile':
          return ask(kindOf(move), words.lay);
        default:
          return ask(kindOf(move), words[move[0]]);
      }
    },
    [ask, setting, language],
  );
};

/** There is one priest, one mummy and one pharaoh: whoever has placed them wrongly has no other. */
const kindOf = (move: Move): ConfirmKind =>
  move[0] === 'placePawn' && move[1] !== 'worker' ? 'no-undo' : 'any';
