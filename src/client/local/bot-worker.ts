import type { AnyMove } from '../../game/contract.ts';
import { loadBot, loadRules } from '../../game/index.ts';
import { quickRandom } from '../../game/shared/random.ts';
import type { Answer, Question } from './bots-apart.ts';

const decide = async ({ game, bot, view, seat, seed }: Question): Promise<AnyMove> => {
  const [{ rules }, think] = await Promise.all([loadRules(game), loadBot(game, bot)]);
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
