import type { AnyMove } from '../../../game/contract.ts';
import type { Seat } from '../../../game/shared/seats.ts';

export type BotTurns = {
  /** The match has changed: whoever was thinking about it before is not heard any more. */
  readonly next: () => void;
  readonly setPace: (ms: number) => void;
  readonly close: () => void;
};

/** What the bots of a local match need of it. */
export type BotTable = {
  /** The seat of a bot that is to act, or null. */
  readonly toAct: () => Seat | null;
  /** How long the bot of a seat takes, as a multiple of the pace. */
  readonly weightOf: (seat: Seat) => number;
  /** A legal move of a bot's seat, whatever the bot does; null when there is none. */
  readonly think: (seat: Seat) => Promise<AnyMove | null>;
  readonly make: (seat: Seat, move: AnyMove) => void;
  /** While it says so, no bot acts. */
  readonly isHeld: () => boolean;
};

/**
 * Lets the bots of a local match act, one after another and each after a pause.
 * @param pace how long the pause usually is, in milliseconds
 */
export const newBotTurns = ({ toAct, weightOf, think, make, isHeld }: BotTable, pace: number): BotTurns => {
  let ms = pace;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the turns: a move that was thought of in one of before is not made. */
  let turn = 0;

  /** Does it after a pause, and after one more as long as the bots are held. */
  const afterPause = (act: () => void, weight = 1) => {
    clearTimeout(timer);
    timer = setTimeout(() => (isHeld() ? afterPause(act) : act()), ms * weight);
  };
  const thinkAndMake = async (seat: Seat) => {
    const mine = turn;
    const move = await think(seat);
    // Somebody else's thinking is under way by now: it must not lose its pause.
    if (turn !== mine || move === null) return;
    const act = () => make(seat, move);
    if (isHeld()) afterPause(act);
    else act();
  };
  const next = () => {
    clearTimeout(timer);
    turn += 1;
    const seat = toAct();
    if (seat !== null) afterPause(() => void thinkAndMake(seat), weightOf(seat));
  };
  return {
    next,
    setPace: to => {
      if (to === ms) return;
      ms = to;
      next();
    },
    close: () => {
      clearTimeout(timer);
      turn += 1;
    },
  };
};
