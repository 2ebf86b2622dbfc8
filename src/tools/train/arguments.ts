import { parseArgs } from 'node:util';
import { metaOf } from '../../game/index.ts';
import { wholeNumber } from '../command.ts';
import { seedNamed, threadsNamed } from '../match-arguments.ts';
import { reportNamed } from '../report/write-report.ts';
import { isPurpose, PURPOSES, type Purpose } from './purposes.ts';
import { isTrainedGame, TRAINED_GAMES, type TrainedGame } from './trainings.ts';

export type Arguments = {
  readonly game: TrainedGame;
  readonly seed: string;
  /** Whose nets are made. */
  readonly purposes: readonly Purpose[];
  /** Only for so many seats; null for every number of them. */
  readonly players: number | null;
  /** So many matches for each number of seats; null for as many as the game wants. */
  readonly matches: number | null;
  readonly threads: number;
  /** Where the weights go; null for where the game keeps them. */
  readonly out: string | null;
  /** Where a page of plots goes; null for none. */
  readonly report: string | null;
};

export const USAGE = `usage: npm run train -- --game NAME [options]
  --game NAME    ${TRAINED_GAMES.join(', ')}
  --seed TEXT    same seed and arguments, same weights (default 1)
  --for NAME     play: the nets that bots think with; coach: those of the coach's second judge, taught by matches
                 of their own; scores: those that tell it what everybody may expect to end with; expert, in games that have them: those of its own, taught by matches that are
                 played with the bots' (default all, in this order; with --out, play)
  --players N    only the net for so many seats; the others stay as they are
  --matches N    so many matches for each number of seats instead of what the game wants
  --threads N    play and learn beside each other (default 2); they change nothing of what is made
  --out FILE     writes the weights there instead of among the game's bots
  --report FILE  a page of plots: what was still wrong after each pass (out.html)
Plays matches of the teacher, teaches nets what comes of them, and writes their weights.
On stdout: a report as one JSON object. On stderr: progress, on a terminal with the time that is left.
`;

/** What the command line asks for. Throws an Error with one sentence when it asks for what there is not. */
export const parseArguments = (words: readonly string[]): Arguments => {
  const { values } = parseArgs({
    args: [...words],
    strict: true,
    allowPositionals: false,
    options: {
      game: { type: 'string' },
      seed: { type: 'string', default: '1' },
      for: { type: 'string' },
      players: { type: 'string' },
      matches: { type: 'string' },
      threads: { type: 'string', default: '2' },
      out: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const { game, seed, for: purpose, players, matches, threads, out } = values;
  if (game === undefined) throw new Error('--game is missing');
  if (!isTrainedGame(game)) throw new Error(`--game ${game}: there are ${TRAINED_GAMES.join(', ')}`);
  if (purpose !== undefined && !isPurpose(purpose)) {
    throw new Error(`--for ${purpose}: there are ${PURPOSES.join(', ')}`);
  }
  if (out === '') throw new Error('--out: a file');
  const { min, max } = metaOf(game).seats;
  return {
    game,
    seed: seedNamed(seed),
    purposes: purpose !== undefined ? [purpose] : out === undefined ? PURPOSES : ['play'],
    players: players === undefined ? null : wholeNumber('--players', players, min, max),
    matches: matches === undefined ? null : wholeNumber('--matches', matches, 10, 1_000_000),
    threads: threadsNamed(threads),
    out: out ?? null,
    report: reportNamed(values.report),
  };
};
