import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

/**
 * What never stands in a log, whoever logs an object that holds it. Beside that the log is kept short of names by what is
 * logged: ids of matches and numbers of seats, no names of players, no addresses of visitors.
 */
const SECRETS = [
  'credentials',
  'playerCredentials',
  'authorization',
  'cookie',
  'password',
  'token',
  'secret',
  'seal',
  'seed',
  'salt',
  'control',
  'state',
  'initialState',
  'view',
] as const;

/** Each at the top, and in what lies one or two levels below. */
const paths = SECRETS.flatMap(key => [key, `*.${key}`, `*.*.${key}`]);

/** The drivers of databases hang on their errors what they were asked to store. */
const serializeError = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { readonly code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
};

/**
 * The server's log: one JSON object a line. `error`: something failed that should not have, and somebody should look.
 * `warn`: it goes on, but not as it was meant to. `info`: starts, ends, and what has come to work again. `debug`: requests and
 * connections, one by one.
 * @param to where the lines go; by default to the standard output
 */
export const createLog = (level: LogLevel, to?: DestinationStream): Logger =>
  pino(
    { level, redact: { paths, censor: '[secret]' }, serializers: { err: serializeError } },
    to ?? pino.destination(1),
  );
