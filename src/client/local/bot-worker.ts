import type { AnyMove } from '../../game/contract.ts';
import { loadBots, loadRules } from '../../game/index.ts';
import { quickRandom } from '../../game/shared/random.ts';
import type { Answer, Question } from './bots-apart.ts';

const decide = async ({ game, bot, view, seat, seed }: Question): Promise<AnyMove> => {
  const [{ rules }, bots] = await Promise.all([loadRules(game), loadBots(game)]);
  const think = Object.hasOwn(bots, bot) ? bots[bot] : undefined;
  if (think === undefined) throw new Error(`there is no bot ${bot}`);
  return think(view, seat, rules.legalMoves(view, seat), quickRandom(seed));
};

/** Runs beside the page: however long a bot thinks, no press waits for it. */
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  let answer: Answer;
  try {
    answer = { id: data.id, move: await decide(data) };
  } catch (error) {
    answer = { id: data.id, error: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});
