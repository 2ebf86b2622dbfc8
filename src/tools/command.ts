/** Where a command speaks: what was asked for, and what is said beside it. */
export type Streams = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** What `err` writes to, where somebody sits before it. */
  readonly terminal?: NodeJS.WriteStream | undefined;
};

/** A tool of the command line, given the words after its name. Resolves with the exit code of the process. */
export type Command = (words: readonly string[], streams: Streams) => Promise<number>;

/** Runs a command as this process. */
export const runAsProcess = async (command: Command): Promise<void> => {
  const { stdout, stderr } = process;
  // Whoever reads what is said may stop early (`| head`).
  for (const stream of [stdout, stderr]) stream.on('error', () => process.exit(1));
  process.exitCode = await command(process.argv.slice(2), {
    out: text => void stdout.write(text),
    // On a terminal there may be a line that tells how far it has come.
    err: text => void stderr.write(stderr.isTTY ? `\r\u001b[K${text}` : text),
    terminal: stderr.isTTY ? stderr : undefined,
  });
};

/** The words of a command line as its parser reads them, or null after it was said what is wrong and what is expected. */
export const parsedOr = <Arguments>(
  parse: (words: readonly string[]) => Arguments,
  words: readonly string[],
  usage: string,
  { err }: Streams,
): Arguments | null => {
  try {
    return parse(words);
  } catch (error) {
    err(`${(error as Error).message}\n\n${usage}`);
    return null;
  }
};

/** A whole number of a command line. @throws an Error that names the option and the bounds */
export const wholeNumber = (name: string, text: string, least: number, most: number): number => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`${name} ${text}: a whole number from ${least} to ${most}`);
};
