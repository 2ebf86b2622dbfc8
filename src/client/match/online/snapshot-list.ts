import type { Snapshot } from '../../table/timeline.ts';

type Seen = {
  /** How many events had come about. */
  readonly events: number;
  /** Before so many events it is known what has happened since: nothing but one move. */
  until: number;
  view: unknown;
};

/** The views of a match that this page has been told, in order. */
export class SnapshotList {
  readonly #seen: Seen[] = [];
  #moves = -1;

  /** @param moves how many had been made, as the log counts them */
  add(view: unknown, events: number, moves: number): void {
    // What was taken back is no part of the match any more.
    while ((this.#seen.at(-1)?.events ?? 0) > events) this.#seen.pop();
    const last = this.#seen.at(-1);
    // The same moment, told anew: after a choice that nobody else sees, or a lost connection.
    if (last?.events === events) last.view = view;
    else {
      if (last !== undefined && moves === this.#moves + 1) last.until = events;
      this.#seen.push({ events, until: events + 1, view });
    }
    this.#moves = moves;
  }

  /** A view of earlier, and how many events there were after the next move. */
  addEarlier(view: unknown, events: number, until: number): void {
    const at = this.#seen.findIndex(each => each.events >= events);
    const next = this.#seen[at];
    // Nothing is added after the latest: that is told by itself.
    if (next === undefined) return;
    if (next.events === events) next.until = Math.max(next.until, until);
    else this.#seen.splice(at, 0, { events, until, view });
  }

  /** The view after so many events, or the one before the move that caused the last of them; null where this page was told neither. */
  at(events: number): Snapshot<unknown> | null {
    const seen = this.#seen.findLast(each => each.events <= events);
    return seen !== undefined && events < seen.until ? { view: seen.view, events: seen.events } : null;
  }
}
