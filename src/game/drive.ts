import type { AnyBot, AnyEvent, GameModule, Outcome } from './contract.ts';
import { assertDefined } from './shared/assert.ts';
import { randomBot } from './shared/bots/random-bot.ts';
import { quickRandom } from './shared/random.ts';
import { at, type BySeat } from './shared/seats.ts';

/** A match to be played by bots alone. The same one gives the same events under every driver. */
export type BotMatch = {
  readonly players: number;
  readonly options: object;
  readonly seed: string;
  readonly bots: BySeat<AnyBot>;
};

export type PlayedMatch = {
  /** Every public event, the opening first. */
  readonly events: readonly AnyEvent[];
  readonly moves: number;
  readonly outcome: Outcome;
};

/** Plays a match on the rules alone. */
export const playOnRules = ({ rules }: GameModule, match: BotMatch): PlayedMatch => {
  const state = rules.setup(match);
  const events: AnyEvent[] = [...rules.opening(state)];
  const random = botChance(match);
  let moves = 0;
  for (;;) {
    const seat = rules.seatsToAct(state)[0];
    if (seat === undefined) break;
    const bot = at(match.bots, seat);
    const move = bot(
      sightOf(bot, () => rules.view(state, seat)),
      seat,
      rules.legalMoves(state, seat),
      random,
    );
    for (const event of rules.apply(state, seat, move)) events.push(event);
    moves += 1;
  }
  return {
    events,
    moves,
    outcome: assertDefined(rules.outcome(state), 'a match that waits for nobody is over'),
  };
};

/** The chance of all bots of a match: apart from the bag's, so that no bot can learn of it. */
export const botChance = ({ seed }: BotMatch) => quickRandom(`bots of ${seed}`);

/** A random bot looks at nothing, so nothing is put together for it to look at: most of a simulation's time. */
export const sightOf = (bot: AnyBot, look: () => unknown): unknown => (bot === randomBot ? null : look());
