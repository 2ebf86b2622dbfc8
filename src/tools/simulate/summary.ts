import type { Coverage } from '../../game/contract.ts';
import type { PlayedMatch } from '../../game/drive.ts';

/** Counts over many matches, fed one at a time so that any number of them fits into memory. */
export const startSummary = (rulesInPlay: Coverage) => {
  const scores: Spread[] = [];
  const winsPerSeat: number[] = [];
  const winsPerBot: Record<string, number> = {};
  const seatsPerBot: Record<string, number> = {};
  const epochEnds: Record<string, number> = {};
  const rules: Record<string, number> = {};
  const events = startSpread();
  let matches = 0;
  let draws = 0;

  const add = ({ events: happened, outcome }: PlayedMatch, bots: readonly string[]): void => {
    matches += 1;
    events.add(happened.length);
    outcome.scores.forEach((score, seat) => {
      scores[seat] ??= startSpread();
      winsPerSeat[seat] ??= 0;
      scores[seat].add(score);
    });
    for (const bot of bots) {
      winsPerBot[bot] ??= 0;
      seatsPerBot[bot] = (seatsPerBot[bot] ?? 0) + 1;
    }
    if (outcome.winners.length > 1) draws += 1;
    for (const seat of outcome.winners) {
      winsPerSeat[seat]! += 1;
      winsPerBot[bots[seat]!]! += 1;
    }
    for (const event of happened) {
      if (event.type !== 'epoch-end') continue;
      const { reason } = event as unknown as { reason: string };
      epochEnds[reason] = (epochEnds[reason] ?? 0) + 1;
    }
    for (const [rule, times] of Object.entries(rulesInPlay(happened))) {
      rules[rule] = (rules[rule] ?? 0) + times;
    }
  };

  /**
   * @param seconds from the first match to the last, with counting and writing
   * @param playing of these, the seconds spent playing: what the speed is reckoned from
   */
  const report = (seconds: number, playing: number) => ({
    matches,
    seconds: rounded(seconds),
    secondsPlaying: rounded(playing),
    matchesPerSecond: Math.round(matches / playing),
    scoresPerSeat: scores.map(spread => spread.report()),
    winsPerSeat,
    winsPerBot,
    seatsPerBot,
    draws,
    eventsPerMatch: events.report(),
    // Only auctions are played in epochs.
    ...(Object.keys(epochEnds).length > 0 && { epochEnds }),
    rules,
    rulesNeverInPlay: Object.keys(rules).filter(rule => rules[rule] === 0),
  });

  /** How often each score and length came, and who won how often. */
  const counted = () => ({
    matches,
    scores: scores.map(spread => spread.counts),
    events: events.counts,
    winsPerSeat,
    winsPerBot,
    seatsPerBot,
  });

  return { add, report, counted };
};

export type Counted = ReturnType<ReturnType<typeof startSummary>['counted']>;

type Spread = ReturnType<typeof startSpread>;

/** Mean and spread of numbers that come one by one (Welford's way, which does not lose digits), and how often each came. */
const startSpread = () => {
  let n = 0;
  let mean = 0;
  let squares = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  const counts = new Map<number, number>();
  return {
    counts: counts as ReadonlyMap<number, number>,
    add: (value: number): void => {
      n += 1;
      const off = value - mean;
      mean += off / n;
      squares += off * (value - mean);
      min = Math.min(min, value);
      max = Math.max(max, value);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    report: () => ({
      mean: rounded(mean),
      standardDeviation: rounded(n > 1 ? Math.sqrt(squares / (n - 1)) : 0),
      min,
      max,
    }),
  };
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
