// @ts-check
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { committerOf } from './commit-group.mjs';

// What a thread of its own does: it writes what it is sent, and waits for the disk and for other processes, so that
// the thread that talks with everybody need not. Null ends it.
const { file, texts, busyTimeout } = workerData;
const db = new Database(file, { timeout: busyTimeout, fileMustExist: true });
// FULL: a commit returns once it is on the disk, so no move that a player saw accepted is lost with the power.
db.pragma('synchronous = FULL');
db.pragma('foreign_keys = ON');
const commit = committerOf(db, texts);

parentPort?.on('message', group => {
  if (group !== null) return parentPort?.postMessage(commit(group));
  db.close();
  parentPort?.close();
});
