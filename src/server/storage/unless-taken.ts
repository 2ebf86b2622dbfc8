import { TakenMeanwhile } from '../tables.ts';

/** What PostgreSQL and SQLite say where a key is there already, or no more there to be named. */
const IS_LATE = /^(2350[35]|SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE|FOREIGNKEY))$/;

/** What a write comes to. @throws TakenMeanwhile where somebody else was first */
export const unlessTaken = <Done>(write: Promise<Done>): Promise<Done> =>
  write.catch(error => {
    throw IS_LATE.test(String(error.code)) ? new TakenMeanwhile() : error;
  });
