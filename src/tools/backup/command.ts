import { parseArgs } from 'node:util';
import { type Config, ConfigError, configFrom } from '../../server/config.ts';
import { backUp, restore } from '../../server/storage/backup.ts';
import { UnusableDatabase } from '../../server/storage/unusable-database.ts';
import { type Command, parsedOr, type Streams } from '../command.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const BACKUP_USAGE = `usage: npm run --silent backup -- FILE (without the sources: node dist/server/backup.js FILE)
  copies all matches of DATA_DIR (default: data) into FILE, which must not be there yet, and looks whether the copy is whole;
  the server may be running, and may go on
`;
const RESTORE_USAGE = `usage: npm run --silent restore -- [--replace] FILE (without the sources: node dist/server/restore.js)
  puts the matches of a backup in DATA_DIR (default: data), on which no server may run
  --replace   where there are matches already, puts them aside first, as matches.sqlite.before-restore
`;

const parseBackup = (words: readonly string[]) => ({ file: oneFile(parseWords(words, {}).positionals) });
const parseRestore = (words: readonly string[]) => {
  const { positionals, values } = parseWords(words, { replace: { type: 'boolean' } });
  return { file: oneFile(positionals), isReplacing: values.replace === true };
};

const parseWords = (words: readonly string[], options: { replace?: { type: 'boolean' } }) =>
  parseArgs({ args: [...words], options, allowPositionals: true });

const oneFile = ([file, ...others]: readonly string[]): string => {
  if (file === undefined) throw new Error('no FILE is named');
  if (others.length > 0) throw new Error(`one FILE, not ${others.length + 1}`);
  return file;
};

/** Copies all matches, beside a running server. */
export const backup =
  (env: Environment): Command =>
  async (words, streams) => {
    const asked = parsedOr(parseBackup, words, BACKUP_USAGE, streams);
    if (asked === null) return 2;
    const { file } = asked;
    return inDirectory(
      env,
      `pg_dump --format=custom --file=${quoted(file)} "$DATABASE_URL"`,
      streams,
      dir => {
        const { matches, version } = backUp(dir, file);
        return `${file}: ${matches} matches, tables version ${version}\n`;
      },
    );
  };

/** Puts the matches of a backup where a server will find them. */
export const restoring =
  (env: Environment): Command =>
  async (words, streams) => {
    const asked = parsedOr(parseRestore, words, RESTORE_USAGE, streams);
    if (asked === null) return 2;
    const { file, isReplacing } = asked;
    const command = `pg_restore --no-owner --dbname="$DATABASE_URL" ${quoted(file)}`;
    return inDirectory(env, command, streams, dir => {
      const { matches, version, aside } = restore(file, dir, isReplacing);
      const before = aside === null ? '' : `; what was there is ${aside}`;
      return `${dir}: ${matches} matches, tables version ${version}${before}\n`;
    });
  };

/** Does something with the directory of the server whose environment this is; PostgreSQL has programs of its own. */
const inDirectory = (
  env: Environment,
  command: string,
  { out, err }: Streams,
  work: (dataDir: string) => string,
): number => {
  try {
    const { databaseUrl, dataDir }: Config = configFrom(env);
    if (databaseUrl !== null || dataDir === null) {
      err(`DATABASE_URL: the matches are in PostgreSQL, which has a program for this:\n  ${command}\n`);
      return 1;
    }
    out(work(dataDir));
    return 0;
  } catch (error) {
    if (!(error instanceof UnusableDatabase || error instanceof ConfigError)) throw error;
    err(`${error.message}\n`);
    return 1;
  }
};

const quoted = (file: string): string => `'${file.replaceAll("'", `'\\''`)}'`;
