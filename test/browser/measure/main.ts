import { loadavg } from 'node:os';
import { type GameId, metaOf } from '../../../src/game/index.ts';
import { setup as build } from '../build.ts';
import { chromiumPath } from '../chromium.ts';
import { House } from '../running-house.ts';
import { type Arguments, parseArguments, USAGE } from './arguments.ts';
import { BARS, type BarName, type Figure, lineOf } from './bars.ts';
import { FIRST } from './beginning.ts';
import { deskOf30 } from './desk.ts';
import { largestPaints, loadedBy } from './loading.ts';
import { type Played, playedMatch } from './playing.ts';

/** Where all act together it makes no difference. */
const firstOf = (game: GameId) => (metaOf(game).turns === 'one' ? FIRST : FIRST.slice(0, 1));

const WORTH_TELLING = 0.0005;

/** What moved, as lines to read: the four parts that moved most, where it was more than could be seen. */
const partsOf = (moved: Played['moved']): readonly string[] =>
  moved
    .filter(([, shift]) => shift > WORTH_TELLING)
    .slice(0, 4)
    .map(([what, shift]) => `${shift.toFixed(4)} ${what}`);

const medianOf = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Everything that is asked for, figure by figure. */
async function* figures(house: House, { bars, games, sizes, loads }: Arguments): AsyncGenerator<Figure> {
  const wants = (...names: BarName[]) => names.some(name => bars.includes(name));
  const told = new Set<string>();
  for (const game of games) {
    if (!wants('home-js', 'home-requests', 'fonts', 'match-js', 'match-css', 'sounds')) break;
    for (const figure of await loadedBy(house, game)) {
      // The home page is the same whichever match is begun there.
      const key = `${figure.bar} ${figure.of}`;
      if (wants(figure.bar) && !told.has(key)) yield figure;
      told.add(key);
    }
  }
  if (wants('desk', 'desk-requests')) yield* await deskOf30(house, loads);
  if (wants('home-lcp')) {
    const paints = (await largestPaints(house, '/', loads)).toSorted((a, b) => a.ms - b.ms);
    const all = paints.map(({ ms, what }) => `${Math.round(ms)} (${what})`).join(', ');
    yield {
      bar: 'home-lcp',
      of: '/',
      value: medianOf(paints.map(({ ms }) => ms)),
      because: [`of ${loads} loads, in ms: ${all}`],
    };
  }
  for (const game of games) {
    if (!wants('match-table')) break;
    for (const first of firstOf(game)) {
      const paints = await largestPaints(house, `/local/${game}?quick`, loads, { game, first });
      // A table that nobody saw come has not met its bar.
      const times = paints.map(({ table }) => table ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b);
      yield {
        bar: 'match-table',
        of: `${game}, ${first} first`,
        value: medianOf(times),
        because: [`of ${loads} loads, in ms: ${times.map(Math.round).join(', ')}`],
      };
    }
  }
  for (const game of games) {
    for (const size of sizes) {
      const of = `${game} ${size.width}x${size.height}`;
      if (wants('inp', 'task', 'shift')) {
        const { inp, slowest, longestTask, inTask, shift, moved } = await playedMatch(house, game, size);
        if (wants('inp')) yield { bar: 'inp', of, value: inp, because: slowest };
        if (wants('task')) yield { bar: 'task', of, value: longestTask, because: inTask };
        if (wants('shift')) yield { bar: 'shift', of, value: shift, because: partsOf(moved) };
      }
      if (wants('inp-slow')) {
        const { inp, slowest } = await playedMatch(house, game, size, 4);
        yield { bar: 'inp-slow', of, value: inp, because: slowest };
      }
    }
  }
}

const measure = async (wanted: Arguments): Promise<boolean> => {
  const house = new House();
  let failed = 0;
  try {
    await house.open({ toMeasure: true });
    console.log(`load of the machine ${loadavg()[0]!.toFixed(2)} (1 min)`);
    for await (const figure of figures(house, wanted)) {
      if (figure.value > BARS[figure.bar].most) failed += 1;
      console.log(lineOf(figure));
      for (const part of figure.because ?? []) console.log(`${' '.repeat(16)}${part}`);
    }
  } finally {
    await house.close();
  }
  console.log(`load of the machine ${loadavg()[0]!.toFixed(2)} (1 min); ${failed} above their bars`);
  return failed === 0;
};

/** Does what the command line asks for. @returns the exit code */
const main = async (words: readonly string[]): Promise<number> => {
  let wanted: Arguments | null;
  try {
    wanted = parseArguments(words);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  if (wanted === null) {
    process.stdout.write(USAGE);
    return 0;
  }
  if (chromiumPath({ inFull: true }) === null) {
    process.stderr.write('no Chromium: set CHROMIUM\n');
    return 1;
  }
  build();
  return (await measure(wanted)) ? 0 : 1;
};

process.exitCode = await main(process.argv.slice(2));
