// @ts-check
// Plain JavaScript: a thread runs it as it is, from the sources too.

/**
 * A statement by its name, or its text, and its values: in their order, or by what the text calls them.
 * @typedef {readonly [statement: string, ...values: (string | number | null | Readonly<Record<string, string | number | null>>)[]]} Step
 */

/**
 * What is written whole or not at all. The first step has to change a row: where it finds none, because somebody else
 * was first, nothing is done.
 * @typedef {readonly Step[]} Write
 */

/** @typedef {{ readonly code: string, readonly message: string }} Fault */
/** @typedef {'done' | 'conflict' | Fault} Outcome */

/**
 * What became of each write of a group; `busy` where another process has the database to itself and none was begun.
 * @typedef {readonly Outcome[] | 'busy'} GroupOutcome
 */

/**
 * Writes groups in one transaction, and so with one wait for the disk, each write by itself: one that fails takes no
 * other with it. What is answered with `done` is on the disk.
 * @param {import('better-sqlite3').Database} db
 * @param {Readonly<Record<string, string>>} texts the statements that steps name
 * @returns {(group: readonly Write[]) => GroupOutcome}
 */
export const committerOf = (db, texts) => {
  const statements = new Map(Object.entries(texts).map(([name, text]) => [name, db.prepare(text)]));
  const begin = db.prepare('BEGIN IMMEDIATE');
  const commit = db.prepare('COMMIT');
  const rollback = db.prepare('ROLLBACK');

  /** @param {string} nameOrText */
  const statementOf = nameOrText => {
    const known = statements.get(nameOrText);
    if (known !== undefined) return known;
    const prepared = db.prepare(nameOrText);
    statements.set(nameOrText, prepared);
    return prepared;
  };

  /** @param {Write} write */
  const apply = write => {
    for (let i = 0; i < write.length; i++) {
      const [name, ...values] = /** @type {Step} */ (write[i]);
      const { changes } = statementOf(name).run(...values);
      if (i === 0 && changes !== 1) return 'conflict';
    }
    return 'done';
  };

  /** @param {Write} write @returns {Outcome} */
  const applyAlone = write => {
    try {
      return db.transaction(() => apply(write))();
    } catch (error) {
      // A full disk, say, ends the whole transaction: there is nothing left to go on in.
      if (!db.inTransaction) throw error;
      return faultOf(error);
    }
  };

  /** @param {readonly Write[]} group @param {(write: Write) => Outcome} how @returns {GroupOutcome} */
  const inTransaction = (group, how) => {
    try {
      begin.run();
      const outcomes = group.map(how);
      commit.run();
      return outcomes;
    } catch (error) {
      if (db.inTransaction) rollback.run();
      throw error;
    }
  };

  return group => {
    try {
      return inTransaction(group, apply);
    } catch (error) {
      if (isBusy(error)) return 'busy';
    }
    // It hardly ever fails, so a way back for each write is only kept where it has.
    try {
      return inTransaction(group, applyAlone);
    } catch (error) {
      if (isBusy(error)) return 'busy';
      const fault = faultOf(error);
      return group.map(() => fault);
    }
  };
};

/** @param {unknown} error */
const isBusy = error => /^SQLITE_BUSY/.test(/** @type {{ code?: string }} */ (error).code ?? '');

/** @param {unknown} error @returns {Fault} */
const faultOf = error => {
  const { code = 'UNKNOWN', message } = /** @type {{ code?: string, message: string }} */ (error);
  return { code, message };
};
