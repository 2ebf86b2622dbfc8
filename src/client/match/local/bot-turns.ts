import type { AnyMove } from '../../../game/contract.ts';
import type { Seat } from '../../../game/shared/seats.ts';

export type BotTurns = {
  /** The match has changed: a bot goes on thinking where its position has not, and is not heard any more where it has. */
  readonly next: () => void;
  readonly setPace: (ms: number) => void;
  readonly close: () => void;
};

/** What the bots of a local match need of it. */
export type BotTable = {
  /** The seat of a bot that is to act, or null. */
  readonly toAct: () => Seat | null;
  /** Tells apart what the bot of a seat may think about: one thought is as good as another where this is the same. */
  readonly positionOf: (seat: Seat) => string;
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
export const newBotTurns = (
  { toAct, positionOf, weightOf, think, make, isHeld }: BotTable,
  pace: number,
): BotTurns => {
  let ms = pace;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What a bot pauses before or thinks about; a move of any other thought is not made. */
  let thought: { readonly seat: Seat; readonly position: string } | null = null;

  /** Does it after a pause, and after one more as long as the bots are held. */
  const afterPause = (act: () => void, weight = 1) => {
    clearTimeout(timer);
    timer = setTimeout(() => (isHeld() ? afterPause(act) : act()), ms * weight);
  };
  const thinkAndMake = async (seat: Seat) => {
    const mine = thought;
    const move = await think(seat);
    // Somebody else's thinking is under way by now: it must not lose its pause.
    if (thought !== mine) return;
    const act = () => {
      thought = null;
      if (move !== null) make(seat, move);
    };
    if (isHeld()) afterPause(act);
    else act();
  };
  const forget = () => {
    clearTimeout(timer);
    thought = null;
  };
  const next = () => {
    const seat = toAct();
    if (seat === null) return forget();
    const position = positionOf(seat);
    // Where all choose together somebody may choose otherwise faster than a bot thinks: it would never come to an end.
    if (thought?.seat === seat && thought.position === position) return;
    forget();
    thought = { seat, position };
    afterPause(() => void thinkAndMake(seat), weightOf(seat));
  };
  return {
    next,
    setPace: to => {
      if (to === ms) return;
      ms = to;
      forget();
      next();
    },
    close: forget,
  };
};
