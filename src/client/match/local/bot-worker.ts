import type { AnyMove } from '../../../game/contract.ts';
import { loadBot, loadRules } from '../../../game/index.ts';
import { quickRandom } from '../../../game/shared/random.ts';
import type { Answer, Notice, Question } from './bots-apart.ts';

const decide = async ({ game, bot, view, seat, seed }: Question): Promise<AnyMove> => {
  const [{ rules }, think] = await Promise.all([loadRules(game), loadBot(game, bot)]);
  return think(view, seat, rules.legalMoves(view, seat), quickRandom(seed));
};

const botsOf = ({ game, sitting }: Notice) => sitting.map(bot => loadBot(game, bot));

/** Runs beside the page: however long a bot thinks, no press waits for it. */
addEventListener('message', async ({ data }: MessageEvent<Question | Notice>) => {
  // What cannot be loaded is told to whoever asks for it.
  if ('sitting' in data) return void Promise.all([loadRules(data.game), ...botsOf(data)]).catch(() => {});
  let answer: Answer;
  try {
    answer = { id: data.id, move: await decide(data) };
  } catch (error) {
    answer = { id: data.id, error: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});
