import { setTimeout } from 'node:timers/promises';
import { Client, type CustomTypesConfig, Pool, type QueryResultRow, types } from 'pg';
import type { Logger } from 'pino';
import type { Value } from '../tables.ts';
import { addressForDriver, withoutPassword } from './postgres-address.ts';
import { migratePostgres, POSTGRES_TABLES } from './postgres-migrations.ts';
import type { Statement } from './postgres-statements.ts';
import { UnusableDatabase } from './unusable-database.ts';

/** PostgreSQL's number for the oldest version whose behaviour this was written for. */
const OLDEST = 150_000;
/**
 * A connection that says nothing for so long is given up; the server has ended the statement before. Players are told
 * within five seconds that a network is parted. Milliseconds.
 */
const STATEMENT_TIMEOUT_MS = 3000;
const SILENCE_MS = 3500;
const CONNECT_TIMEOUT_MS = 2500;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 400;
/** How long an answer is waited for when all is to end. Milliseconds. */
const LAST_PATIENCE_MS = 300;

/** PostgreSQL's code for two transactions that wait for each other; so often one is begun that met another. */
const DEADLOCK = '40P01';
const MOST_TRIES = 3;

/** PostgreSQL's number for its 64-bit integers, which its driver would answer as text. */
const BIGINT = 20;
const NUMBERS: CustomTypesConfig = {
  getTypeParser: ((type: number, format?: 'text') =>
    type === BIGINT ? Number : types.getTypeParser(type, format)) as CustomTypesConfig['getTypeParser'],
};

export type PoolOptions = {
  readonly connections: number;
  /** Milliseconds in which a statement is repeated while the database cannot be reached, before it fails. */
  readonly patience: number;
  readonly log: Pick<Logger, 'info' | 'error'>;
};

/** A statement, and its values as the driver takes them; it may give a row for each that it changes. */
export type Step = readonly [text: string, ...values: unknown[]];

/** Connections to one database. Statements that meet a cut connection are repeated for a while on another. */
export class PostgresPool {
  readonly #pool: Pool;
  readonly #options: PoolOptions;
  #isReachable = true;
  /** Who waits for an answer. */
  readonly #waiting = new Set<(reason: Error) => void>();
  #isDraining = false;

  constructor(url: string, options: PoolOptions) {
    this.#options = options;
    this.#pool = new Pool({
      connectionString: addressForDriver(url),
      max: options.connections,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: SILENCE_MS,
      keepAlive: true,
      // A commit is acknowledged once it is on the disk, whatever this database's default is.
      options: '-c synchronous_commit=on',
    });
    // A connection that breaks while nobody uses it leaves the pool by itself; unheard, it would end the process.
    this.#pool.on('error', error => this.#lost(error));
  }

  /**
   * @param attempt may be made again after the database was lost in the middle of it
   * @throws what the database answered, or why it could not be reached in the time of our patience
   */
  async retrying<Answer>(attempt: (isRepeat: boolean) => Promise<Answer>): Promise<Answer> {
    const end = performance.now() + this.#options.patience;
    let pause = FIRST_PAUSE_MS;
    for (let isRepeat = false; ; isRepeat = true) {
      try {
        const answer = await this.#answerTo(attempt(isRepeat));
        this.#found();
        return answer;
      } catch (error) {
        if (this.#pool.ending || !isConnectionFailure(error)) throw error;
        this.#lost(error);
        if (this.#isDraining || performance.now() + pause > end) throw error;
      }
      await setTimeout(pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  /** The rows of a statement, tried once. */
  async rows<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<readonly Row[]> {
    return (await this.#pool.query<Row>({ ...statement, values: [...values] })).rows;
  }

  /** The rows that a statement finds, with 64-bit numbers as JavaScript's. */
  async found<Row extends object>(text: string, values: readonly Value[]): Promise<readonly Row[]> {
    return (await this.#pool.query<Row & QueryResultRow>({ text, values: [...values], types: NUMBERS })).rows;
  }

  /**
   * Carries out steps in one transaction, if the first changes a row. Nothing is repeated once it may have been done: whoever
   * asked asks again.
   * @returns whether it was done
   */
  async together(steps: readonly Step[]): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#transaction(steps);
      } catch (error) {
        // Taken back by the database, as it and another waited for each other.
        if ((error as { code?: unknown }).code !== DEADLOCK || tries === MOST_TRIES) throw error;
      }
    }
  }

  async #transaction(steps: readonly Step[]): Promise<boolean> {
    const client = await this.retrying(() => this.#pool.connect());
    let fault: Error | undefined;
    // A connection that breaks between two statements says so here too; unheard, it would end the process.
    const onError = (error: Error) => this.#lost(error);
    client.on('error', onError);
    try {
      await client.query('BEGIN');
      for (const [i, [text, ...values]] of steps.entries()) {
        const { rowCount } = await client.query(text, [...values]);
        if (i === 0 && rowCount !== 1) {
          await client.query('ROLLBACK');
          return false;
        }
      }
      await client.query('COMMIT');
      return true;
    } catch (error) {
      fault = error as Error;
      // The transaction is gone with a connection that was cut.
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.off('error', onError);
      client.release(fault !== undefined && isConnectionFailure(fault));
    }
  }

  /** What is under way has a moment to be answered; nothing is repeated. */
  drain(): void {
    this.#isDraining = true;
    void setTimeout(LAST_PATIENCE_MS, undefined, { ref: false }).then(() => {
      for (const giveUp of this.#waiting) giveUp(new Error('the server ends'));
    });
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #answerTo<Answer>(asked: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      const ended = () => this.#waiting.delete(reject);
      asked.then(resolve, reject).then(ended, ended);
    });
  }

  #lost(error: unknown): void {
    if (!this.#isReachable || this.#pool.ending) return;
    this.#isReachable = false;
    this.#options.log.error(
      { err: error },
      'the connection to the database was lost: nothing is stored without it',
    );
  }

  #found(): void {
    if (this.#isReachable) return;
    this.#isReachable = true;
    this.#options.log.info('the database answers again');
  }
}

/** Codes of the operating system, and of PostgreSQL where it ends connections or is not ready for any. */
const CONNECTION_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', '57P01', '57P02', '57P03', '57P05', '53300'],
]);
/** What the driver says without a code. */
const CONNECTION_WORDS =
  /^(Connection terminated|timeout expired|timeout exceeded|Query read timeout|Client (was|has))/;

export const isConnectionFailure = (error: unknown): boolean => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code === 'string') return CONNECTION_CODES.has(code) || code.startsWith('08');
  return CONNECTION_WORDS.test(String(message));
};

/**
 * Looks whether a database can be used, and brings its tables to the present version.
 * @param patience how long it may take to greet, and then to answer, in milliseconds
 * @throws UnusableDatabase
 */
export const prepareDatabase = async (
  url: string,
  patience: { readonly greeting: number; readonly answer: number } = {
    greeting: CONNECT_TIMEOUT_MS,
    answer: SILENCE_MS,
  },
): Promise<void> => {
  const client = clientFor(url, patience.greeting);
  // Without the password, which stands in the address.
  const where = `${client.database} at ${client.host}:${client.port}`;
  // Whatever statement meets the broken connection says so.
  client.on('error', () => {});
  try {
    await client.connect();
    const asked = {
      text: "SELECT current_setting('server_version_num')::integer AS version, current_setting('server_encoding') AS encoding",
      query_timeout: patience.answer,
    };
    const { rows } = await client.query(asked);
    const [{ version, encoding }] = rows;
    if (version < OLDEST) {
      throw new UnusableDatabase(`DATABASE_URL: ${where} is older than PostgreSQL 15: use a newer one`);
    }
    if (encoding !== 'UTF8') {
      throw new UnusableDatabase(
        `DATABASE_URL: ${where} is encoded in ${encoding}: create it with ENCODING 'UTF8'`,
      );
    }
    await migratePostgres(client, where);
    await client.query(LOOK_AT_TABLES);
  } catch (error) {
    throw unusable(error, where, url);
  } finally {
    // Whoever does not answer does not say goodbye either.
    const ended = client.end().catch(() => {});
    await Promise.race([ended, setTimeout(LAST_PATIENCE_MS, undefined, { ref: false })]);
  }
};

/** Fails where a table is missing of which the version says that it is there. */
const LOOK_AT_TABLES = POSTGRES_TABLES.map(table => `SELECT FROM ${table} LIMIT 0`).join('; ');

const clientFor = (url: string, timeout: number): Client => {
  try {
    return new Client({
      connectionString: addressForDriver(url),
      connectionTimeoutMillis: timeout,
    });
  } catch (error) {
    // Such as a certificate that is not there, or a password with half a sign in it.
    const words = withoutPassword((error as Error).message, url);
    throw new UnusableDatabase(`DATABASE_URL: the address cannot be used: ${words}`, { cause: error });
  }
};

/** What the operator can mend is said in a sentence. */
const unusable = (error: unknown, where: string, url: string): unknown => {
  if (error instanceof UnusableDatabase || FAULTS_OF_OURS.some(kind => error instanceof kind)) return error;
  const { code, message } = error as { readonly code?: string; readonly message: string };
  const say = (sentence: string) =>
    new UnusableDatabase(`DATABASE_URL: ${withoutPassword(sentence, url)}`, { cause: error });
  if (isConnectionFailure(error)) {
    return say(`no PostgreSQL answers for ${where} (${code ?? message}): start it, or correct the address`);
  }
  if (code?.startsWith('28')) return say(`${where} refuses this user or password`);
  if (code === '3D000') return say(`there is no database ${where}: create it`);
  if (code === '42501') return say(`the user may not make tables in ${where}: let it own the database`);
  if (code === '42P01' || code === '42703' || code === '42P07') {
    return say(
      `the tables of ${where} are not those that its version says (${message}): restore a copy, or choose another database`,
    );
  }
  if (/does not support SSL/.test(message)) {
    return say(`${where} does not speak TLS: have it do so, or leave out sslmode`);
  }
  if (code !== undefined && /CERT|SIGNED|VERIFY|ALTNAME/.test(code)) {
    return say(
      `the certificate of ${where} is not to be trusted (${code}): name its authority with sslrootcert, or say sslmode=no-verify`,
    );
  }
  return say(`${where} cannot be used: ${message}`);
};

const FAULTS_OF_OURS = [ReferenceError, SyntaxError, TypeError];
