import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyBot } from '../../game/contract.ts';
import { type GameId, loadBots } from '../../game/index.ts';

/** A bot that somebody is writing: a module of their own, which exports it as `bot`. */
const isFile = (name: string): boolean => /\.m?[jt]s$/.test(name);

/**
 * Bots by the names of the command line: those of the game, or files.
 * @throws an Error with one sentence where there is no such bot
 */
export const loadContestants = async (
  game: GameId,
  names: readonly string[],
): Promise<ReadonlyMap<string, AnyBot>> => {
  const bots = await loadBots(game);
  const loaded = new Map<string, AnyBot>();
  for (const name of names) {
    const bot = isFile(name) ? await botOf(name) : Object.hasOwn(bots, name) ? bots[name] : undefined;
    if (bot === undefined)
      throw new Error(
        `no bot of ${game} is called "${name}"; there are ${Object.keys(bots).join(', ')}, and files`,
      );
    loaded.set(name, bot);
  }
  return loaded;
};

const botOf = async (path: string): Promise<AnyBot> => {
  const { bot } = (await import(pathToFileURL(resolve(path)).href)) as { readonly bot?: unknown };
  if (typeof bot !== 'function') throw new Error(`${path} exports no function called "bot"`);
  return bot as AnyBot;
};
