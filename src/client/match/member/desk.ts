import type { AnswerOf } from '../../../wire/routes.ts';
import { setWaiting } from './waiting.ts';

/** A match under way, or a table that waits, at which the member sits. */
export type OnDesk = AnswerOf<'GET /account/desk'>['matches'][number];

let matches: readonly OnDesk[] | null = null;
/** As it was told: what has not changed is not drawn anew. */
let text = '';
const listeners = new Set<() => void>();

/** Those that wait for the member first, by the time that is left; null until the server has told them. */
export const deskNow = (): readonly OnDesk[] | null => matches;

export const onDesk = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const keep = (now: readonly OnDesk[] | null): void => {
  matches = now;
  setWaiting(now?.filter(({ isMine }) => isMine).length ?? 0);
  for (const listener of listeners) listener();
};

export const keepDesk = (told: readonly OnDesk[]): void => {
  // How much time is left goes down by itself: the page counts it.
  const now = JSON.stringify(
    told.map(({ left, ...match }) => [match, left === null ? null : Math.round(left / 5000)]),
  );
  if (now === text) return;
  text = now;
  keep(told);
};

/** Nobody is signed in here any more. */
export const clearDesk = (): void => {
  text = '';
  keep(null);
};

/** The match to go on with after this one: the first that waits for the member. */
export const nextAfter = (matchID: string): OnDesk | null =>
  matches?.find(match => match.isMine && match.stage === 'running' && match.matchID !== matchID) ?? null;
