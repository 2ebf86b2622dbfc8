import type { Snapshot } from '../../table/timeline.ts';

type Seen = {
  /** How many events had come about. */
  readonly events: number;
  /** How many had before the one move that led here; as many as now, where more than one move did. */
  readonly before: number;
  readonly view: unknown;
};

/** The views of a match that this page has been told, in order. */
export class SeenViews {
  readonly #seen: Seen[] = [];
  #moves = -1;

  /** @param moves how many had been made, as the log counts them */
  add(view: unknown, events: number, moves: number): void {
    // What was taken back is no part of the match any more.
    while ((this.#seen.at(-1)?.events ?? 0) > events) this.#seen.pop();
    const last = this.#seen.at(-1);
    // The same moment, told anew: after a choice that nobody else sees, or a lost connection.
    if (last?.events === events) this.#seen[this.#seen.length - 1] = { ...last, view };
    else {
      const before = last !== undefined && moves === this.#moves + 1 ? last.events : events;
      this.#seen.push({ events, before, view });
    }
    this.#moves = moves;
  }

  /** The view after so many events, or the one before the move that caused the last of them; null where this page was not there. */
  at(events: number): Snapshot<unknown> | null {
    const last = this.#seen.findLastIndex(each => each.events <= events);
    const seen = this.#seen[last];
    if (seen === undefined) return null;
    const isKnown = seen.events === events || this.#seen[last + 1]?.before === seen.events;
    return isKnown ? { view: seen.view, events: seen.events } : null;
  }
}
