import { CALLS_OFTEN, Choices } from '../choices.ts';
import type { Visitor } from './visitor.ts';

/**
 * How long a look waits for news where nobody at the table has anything to do, in milliseconds: whoever plays alone misses
 * nothing by it on another page.
 */
const FOR_NEWS = 50;
const FOR_NEWS_ALONE = 500;
/** So many looks in a row find nothing new at a table where nothing goes on. */
const LOOKS_IN_VAIN = 1000;

/** Somebody who plays in whatever browser: by the mouse, what is on the screen and nothing lies over. */
class Player {
  readonly visitor: Visitor;
  readonly #choices = new Choices('en', { looksInVain: LOOKS_IN_VAIN, callsEvery: CALLS_OFTEN });
  #before: string | null = null;
  isDone = false;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  get actions(): number {
    return this.#choices.actions;
  }

  /** Looks once, and does what is to be done. False when it was nothing. */
  async step(patience: number): Promise<boolean> {
    const seen = await this.visitor.look(this.#choices.names, this.#before, patience);
    this.isDone = this.#choices.isOver(seen);
    if (this.isDone) return false;
    const choice = this.#choices.next(seen);
    const isPressed = choice !== null && (await this.visitor.pressFound(choice.n, choice.name));
    // Whether it has been pressed or has gone by now, something else is about to come up, which may take its time.
    this.#before = JSON.stringify(seen);
    return isPressed;
  }
}

/**
 * All play at one table, one after the other, until the final score lies open before each of them, or something else is so.
 * Nobody waits while others could act: one browser is told one thing at a time.
 */
export const playUntil = async (
  visitors: readonly Visitor[],
  done: (actions: number) => boolean = () => false,
): Promise<number> => {
  const players = visitors.map(visitor => new Player(visitor));
  const actions = () => players.reduce((sum, player) => sum + player.actions, 0);
  for (let goesOn = true; !players.every(({ isDone }) => isDone) && !done(actions()); ) {
    const patience = players.length === 1 ? FOR_NEWS_ALONE : goesOn ? 0 : FOR_NEWS;
    goesOn = false;
    for (const player of players) {
      if (!player.isDone && (await player.step(patience))) goesOn = true;
      if (done(actions())) break;
    }
  }
  return actions();
};
