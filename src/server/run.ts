import type { RunningApp } from './app.ts';
import { ConfigError } from './config.ts';
import { UnusableDatabase } from './storage/unusable-database.ts';

/** How long what is under way has to end before the process does. */
const GRACE_MS = 5000;

/** Starts a server as a process: says where it listens, ends it in order when it is told to. */
export const run = async (start: () => Promise<{ app: RunningApp; port: number }>): Promise<void> => {
  try {
    const { app, port } = await start();
    app.log.info(`listening on http://localhost:${port}`);
    endInOrder(app);
  } catch (error) {
    process.stderr.write(`${wordsFor(error)}\n`);
    process.exit(1);
  }
};

/** What is the user's to mend is said in words, without the path through our code. */
const wordsFor = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof UnusableDatabase) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE' || code === 'EACCES') return `PORT: ${message}: choose another one`;
  return (error as Error).stack ?? String(error);
};

const endInOrder = ({ log, close }: RunningApp): void => {
  let isEnding = false;
  const end = (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    close().then(
      () => process.exit(0),
      error => {
        log.error({ err: error }, 'could not close in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.on('unhandledRejection', error => log.error({ err: error }, 'a fault nobody caught'));
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'a fault nobody caught: the server ends');
    process.exit(1);
  });
};
