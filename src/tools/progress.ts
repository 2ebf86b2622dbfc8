import { Presets, SingleBar } from 'cli-progress';
import type { Streams } from './command.ts';

export type Progress = {
  /** So many are done. */
  readonly to: (done: number) => void;
  /** All are, or none will be any more. */
  readonly end: () => void;
};

/** Where nobody looks at a terminal, it is told so often, in milliseconds. */
const PRINT_EVERY_MS = 1000;

/**
 * Tells how far something long has come: on a terminal as a bar with the time that is left, elsewhere in lines.
 * @param what is counted, in the plural: `matches`
 */
export const startProgress = ({ err, terminal }: Streams, total: number, what: string): Progress => {
  if (terminal === undefined) return inLines(err, total, what);
  const bar = new SingleBar(
    {
      stream: terminal,
      format: `{bar} {value} of {total} ${what}, {eta_formatted} left`,
      etaBuffer: 200,
      hideCursor: true,
      clearOnComplete: true,
      stopOnComplete: false,
      gracefulExit: true,
    },
    Presets.rect,
  );
  bar.start(total, 0);
  return { to: done => bar.update(done), end: () => bar.stop() };
};

const inLines = (err: Streams['err'], total: number, what: string): Progress => {
  let printedAt = performance.now();
  let last = 0;
  const print = () => err(`${last} of ${total} ${what}\n`);
  return {
    to: done => {
      last = done;
      if (performance.now() - printedAt < PRINT_EVERY_MS) return;
      printedAt = performance.now();
      print();
    },
    end: print,
  };
};
