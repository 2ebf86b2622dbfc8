import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type GameId, hasCoach, loadCoach, loadReferee, loadRules, metaOf } from '../../../game/index.ts';
import type { MatchRecord } from '../../../game/record.ts';
import { type Command, parsedOr, type Streams } from '../../command.ts';
import { seatsNamed } from '../../match-arguments.ts';
import { type Nets, readNets } from '../../train/weights-module.ts';
import { parseWanted, USAGE, type Wanted } from './arguments.ts';
import { type Bar, barsOf } from './bars.ts';
import { measureCoach } from './measured.ts';
import { playMediums } from './played.ts';

/** Measures whether what the coaches say comes true, whether others say so too, and how long they take. */
export const benchCoach: Command = async (words, streams) => {
  const wanted = parsedOr(parseWanted, words, USAGE, streams);
  if (wanted === null) return 2;
  const missed: string[] = [];
  for (const game of wanted.games.filter(hasCoach)) {
    const { min, max } = metaOf(game).seats;
    for (const players of seatsNamed('--seats', wanted.seats ?? `${min}-${max}`, game)) {
      for (const { what, isMet } of await measure(game, players, wanted, streams)) {
        if (isMet === false) missed.push(`${game}, ${players} seats: ${what}`);
      }
    }
  }
  streams.out(missed.length === 0 ? 'every bar is met\n' : `missed:\n  ${missed.join('\n  ')}\n`);
  return 0;
};

const measure = async (
  game: GameId,
  players: number,
  wanted: Wanted,
  { out, err }: Streams,
): Promise<readonly Bar[]> => {
  const { matches, reviews } = wanted;
  const [module, referee, coach] = await Promise.all([loadRules(game), loadReferee(game), loadCoach(game)]);
  if (coach === null) return [];
  const seed = `${wanted.seed}-${game}-${players}`;
  const records: MatchRecord[] = [];
  for (let n = 0; n < matches; n++) records.push(await playMediums(game, players, `${seed}-${n}`));
  err(`${game}, ${players} seats: ${matches} matches played\n`);
  const third = wanted.third === null ? null : coach.judgeBy(netsIn(wanted.third, game));
  const bars = barsOf(
    measureCoach(module, referee, coach, third, records, reviews),
    game,
    players,
    third !== null,
  );
  out(`${game}, ${players} seats, ${matches} matches of Medium, seeds ${seed}-0 to -${matches - 1}\n`);
  for (const { what, found, isMet } of bars) {
    out(`  ${isMet === null ? '      ' : isMet ? 'met   ' : 'MISSED'} ${what}: ${found}\n`);
  }
  return bars;
};

/** @param path the file of a game's nets, or a folder of such files by the names of their games */
const netsIn = (path: string, game: GameId): Nets => {
  const file = statSync(path).isDirectory() ? join(path, `${game}.ts`) : path;
  const nets = readNets(file);
  if (Object.keys(nets).length === 0) throw new Error(`--third: ${file} holds no nets`);
  return nets;
};
