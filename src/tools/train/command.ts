import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { type Command, parsedOr, type Streams } from '../command.ts';
import { startProgress } from '../progress.ts';
import { courses } from '../report/figure.ts';
import { type Report, writeReport } from '../report/write-report.ts';
import { type Arguments, parseArguments, USAGE } from './arguments.ts';
import { type Purpose, trainingFor } from './purposes.ts';
import { joined, type Positions, positionsIn } from './training.ts';
import { loadTraining } from './trainings.ts';
import { type Nets, readNets, writeNets } from './weights-module.ts';
import type { LearnTask, Learnt, PlayTask } from './worker.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const WORKER = fileURLToPath(new URL('./worker-in-typescript.mjs', import.meta.url));
/** Matches that a thread plays at a time. */
const PART = 20;
/** One match in so many is held out. */
const HELD_OUT = 8;

type Threads = Pick<Piscina, 'run'>;

/** Plays all matches for one number of seats. @param matches how many */
const playAll = async (
  threads: Threads,
  task: Omit<PlayTask, 'range'>,
  matches: number,
  streams: Streams,
): Promise<Positions> => {
  let played = 0;
  const progress = startProgress(streams, matches, `matches of ${task.players} seats`);
  const playing = Array.from({ length: Math.ceil(matches / PART) }, async (_, part): Promise<Positions> => {
    const range = { from: part * PART, to: Math.min(matches, (part + 1) * PART) };
    const positions: Positions = await threads.run({ ...task, range } satisfies PlayTask, { name: 'play' });
    played += range.to - range.from;
    progress.to(played);
    return positions;
  });
  try {
    return joined((await Promise.all(playing)) as [Positions, ...Positions[]]);
  } finally {
    progress.end();
  }
};

/** Matches of one number of seats and the net that was taught them. */
const learnCount = async (
  threads: Threads,
  { game, seed }: Arguments,
  purpose: Purpose,
  first: string | null,
  positions: Positions,
  { err }: Streams,
) => {
  const began = performance.now();
  const { players, byMatch } = positions;
  const taught = byMatch.length - Math.ceil(byMatch.length / HELD_OUT);
  const task: LearnTask = { game, purpose, seed, first, positions, taught };
  const { net, losses, quality }: Learnt = await threads.run(task, { name: 'learn' });
  const heldOut = Object.fromEntries(
    Object.entries(quality).map(([figure, value]) => [figure, rounded(value)]),
  );
  err(`${players} seats: learnt in ${seconds(began)} s, ${JSON.stringify(heldOut)}\n`);
  const report = {
    players,
    matches: byMatch.length,
    positions: positionsIn(positions),
    lossByPass: losses.map(rounded),
    heldOut: { ...heldOut, ...(purpose === 'scores' ? {} : { knowingNothing: rounded(1 - 1 / players) }) },
    learningSeconds: seconds(began),
  };
  return { net, report };
};

/** Makes the nets of one purpose. */
const makeFor = async (purpose: Purpose, wanted: Arguments, threads: Threads, streams: Streams) => {
  const { game, seed } = wanted;
  const ofGame = await loadTraining(game);
  const training = trainingFor(purpose, ofGame);
  if (training === null) return null;
  const ofBots: Nets = purpose === 'expert' ? readNets(join(PROJECT, ofGame.file)) : {};
  const file = wanted.out ?? join(PROJECT, training.file);
  streams.err(`for ${purpose}:\n`);
  const learning: ReturnType<typeof learnCount>[] = [];
  const counts = wanted.players === null ? Object.keys(training.matches).map(Number) : [wanted.players];
  const playing: object[] = [];
  for (const players of counts) {
    const start = performance.now();
    const matches = wanted.matches ?? training.matches[players] ?? 0;
    const first = ofBots[players] ?? null;
    const positions = await playAll(threads, { game, purpose, players, seed, first }, matches, streams);
    playing.push({ players, seconds: seconds(start) });
    // The next matches are played while this is learnt.
    const lesson = learnCount(threads, wanted, purpose, first, positions, streams);
    // Whoever waits for it hears of it, but perhaps only after the next matches.
    lesson.catch(() => {});
    learning.push(lesson);
  }
  const learnt = await Promise.all(learning);
  const kept: Nets = readNets(file);
  const made: Nets = Object.fromEntries(learnt.map(({ net, report }) => [report.players, net]));
  writeNets(file, commandOf(purpose, wanted), { ...kept, ...made });
  return { purpose, playing, nets: learnt.map(({ report }) => report), file };
};

const run = async (wanted: Arguments, streams: Streams): Promise<object> => {
  const began = performance.now();
  const { game, seed, purposes, threads: count } = wanted;
  const threads = new Piscina({ filename: WORKER, minThreads: count, maxThreads: count });
  try {
    const made: Made[] = [];
    for (const purpose of purposes) {
      const report = await makeFor(purpose, wanted, threads, streams);
      if (report !== null) made.push(report);
    }
    if (wanted.report !== null) await writeReport(wanted.report, reportOf(wanted, made));
    return { game, seed, seconds: seconds(began), made };
  } finally {
    await threads.destroy();
  }
};

type Made = NonNullable<Awaited<ReturnType<typeof makeFor>>>;

const reportOf = ({ game, seed }: Arguments, made: readonly Made[]): Report => ({
  title: `${game}: nets`,
  about: `Seed ${seed}; what was held out, and how well it was foretold, stands in the report on the standard output.`,
  figures: made.map(({ purpose, nets }) =>
    courses(
      {
        title: `For ${purpose}`,
        about: nets
          .map(
            ({ players, matches, positions }) =>
              `${players} seats: ${positions} positions of ${matches} matches`,
          )
          .join('; '),
      },
      { x: 'pass', y: 'mean loss' },
      nets.map(({ players, lossByPass }) => ({ name: `${players} seats`, values: lossByPass })),
    ),
  ),
});

const commandOf = (purpose: Purpose, { game, seed, matches }: Arguments): string =>
  `npm run train -- --game ${game} --for ${purpose} --seed ${seed}${matches === null ? '' : ` --matches ${matches}`}`;

const seconds = (began: number): number => Math.round((performance.now() - began) / 100) / 10;
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Makes the weights of a game's nets anew from nothing. */
export const train: Command = async (words, streams) => {
  const wanted = parsedOr(parseArguments, words, USAGE, streams);
  if (wanted === null) return 2;
  try {
    streams.out(`${JSON.stringify(await run(wanted, streams), null, 2)}\n`);
    return 0;
  } catch (error) {
    streams.err(`${(error as Error).message}\n`);
    return 1;
  }
};
