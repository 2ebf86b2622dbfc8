import { playOnRules } from '../../../game/drive.ts';
import { playOnFramework } from '../../../game/framework/drive.ts';
import { loadBots, loadRules } from '../../../game/index.ts';
import type { Round } from './speed.ts';

/** The process of one driver: asked for a round, it plays it and answers with matches a second. */
const play = process.argv[2] === 'framework' ? playOnFramework : playOnRules;
let played = 0;

process.on('message', async ({ game, players, matches }: Round) => {
  const [module, { random }] = await Promise.all([loadRules(game), loadBots(game)]);
  const bots = Array.from({ length: players }, () => random!);
  const start = performance.now();
  for (let n = 0; n < matches; n++) {
    played += 1;
    play(module, { players, options: module.meta.defaults, seed: `bench ${played}`, bots });
  }
  process.send!(matches / ((performance.now() - start) / 1000));
});
