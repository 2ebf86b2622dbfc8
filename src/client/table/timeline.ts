import type { AnyEvent } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';

/** How long an event is on stage, and what of it when. */
export type Timing = {
  /** For how many milliseconds at the normal pace; 0 for what passes at once. */
  readonly ms: number;
  /** When of that time what it changes has come about, as a share from 0 to 1; by default at once. */
  readonly landsAt?: number;
  /** How many of the events told, this one being the last, are not said before that has landed; by default none. */
  readonly unsaid?: number;
  /** For how many milliseconds it is seen on its own where no other takes time, before all that passes at once. */
  readonly lingers?: number;
};

/** How a game tells of its events. */
export type Telling<View, Event extends AnyEvent> = {
  readonly timingOf: (event: Event) => Timing;
  /** What is seen of the table before an event has landed, of the views before and after it; by default the one before. */
  readonly untilLanded?: (before: View, after: View, event: Event) => View;
  /** What is seen while more of the same move is to be told: nobody is asked as yet. By default the view as it is. */
  readonly midway?: (view: View, before: View) => View;
  /**
   * What the times of a move's events are multiplied by, where somebody must have acted by `deadline` (`monotonicNow`); 0 where
   * they are more than one move brought: they came in an absence, and count as told.
   */
  readonly shareOf?: (added: readonly Event[], deadline: number | null) => number;
};

/** A match as far as it has been told: what a board draws is the view after that, with the event on it that is on stage. */
export type Timeline<Event extends AnyEvent, View = unknown> = {
  /** What has been told, the event on stage included. */
  readonly told: readonly Event[];
  /**
   * The event on stage, or null. Where motion is not wanted it is the weightiest of those that came last, and stays as a
   * sentence until the next come.
   */
  readonly current: Event | null;
  /** Is something on stage, which passes by itself or is skipped? */
  readonly isOn: boolean;
  /** Has what is on stage come about? */
  readonly hasLanded: boolean;
  /** An event lingers: the table is seen as it was told last, and nothing moves. */
  readonly lingers: boolean;
  /** How long the current event lasts in all, in milliseconds; 0 where nothing moves. */
  readonly ms: number;
  /** How much of it has passed where it stands still to be looked at, 0 to 1; null where time goes on. */
  readonly frozen: number | null;
  /** The table before what came last, where this screen saw it. */
  readonly before: View | null;
  /** Ends what is on stage, and the next comes on. */
  readonly skip: () => void;
  /** Ends all that is still to be told. */
  readonly skipAll: () => void;
  /** After how many events the board is shown as it stood once, with nothing on stage; null where it is shown as it stands. */
  readonly back: number | null;
  /**
   * Shows the board as it stood after so many events; as it stands, after all of them. False where this screen did not
   * see it so, and there is nobody to ask.
   */
  readonly lookAt: (events: number) => boolean;
  readonly comeBack: () => void;
};

/** A view that was seen, and after how many events. */
export type Snapshot<View> = { readonly view: View; readonly events: number };

/** The views of a match that a screen has seen. */
export type Snapshots<View> = {
  /**
   * The view after so many events, or the last one before them from which the rest can be followed: several events that one
   * move caused follow from the view before it. Null where this screen did not see the table then.
   */
  readonly at: (events: number) => Snapshot<View> | null;
  /** Asks for what it did not see: where an answer comes, `at` has it. */
  readonly ask?: (events: number) => void;
};

/** The view after so many events: what was seen last before that, and what has happened since. */
export const viewAt = <View, Event extends AnyEvent>(
  after: (view: View, event: Event) => View,
  snapshot: Snapshot<View>,
  events: readonly Event[],
  at: number,
): View => events.slice(snapshot.events, at).reduce(after, snapshot.view);

/** As much of a game's rules as playing a match again asks for. */
export type Replayed<State, View, Move> = {
  readonly opening: (fresh: State) => readonly AnyEvent[];
  readonly apply: (state: State, seat: Seat, move: Move) => readonly AnyEvent[];
  readonly view: (state: State, seat: Seat | null) => View;
};

/**
 * What a seat saw of a match after so many events, or before the move that caused the last of them; null where it has not come
 * so far.
 * @param state as it was set up: it is played on from there
 */
export const snapshotAt = <State, View, Move>(
  rules: Replayed<State, View, Move>,
  state: State,
  made: readonly { readonly seat: Seat; readonly move: Move }[],
  at: number,
  seat: Seat | null,
): Snapshot<View> | null => {
  let events = rules.opening(state).length;
  for (const { seat: by, move } of made) {
    if (events >= at) break;
    const view = rules.view(state, seat);
    const caused = rules.apply(state, by, move).length;
    if (events + caused > at) return { view, events };
    events += caused;
  }
  return events >= at ? { view: rules.view(state, seat), events } : null;
};

/**
 * What a board shows while the last of `at` events is on stage.
 * @param match what was seen before these events came, and how it stands now
 * @param hasLanded has that event come about?
 */
export const shownAt = <View, Event extends AnyEvent>(
  {
    after,
    untilLanded = asBefore,
    midway = asItIs,
  }: Pick<Telling<View, Event>, 'untilLanded' | 'midway'> & { after: (view: View, event: Event) => View },
  { before, view, events }: { before: Snapshot<View>; view: View; events: readonly Event[] },
  at: number,
  hasLanded: boolean,
): View => {
  const event = events[at - 1];
  if (event === undefined || before.events >= at) return view;
  const soFar = viewAt(after, before, events, at - 1);
  const come = at < events.length ? midway(after(soFar, event), before.view) : view;
  if (hasLanded) return come;
  return untilLanded(at - 1 > before.events ? midway(soFar, before.view) : before.view, come, event);
};

const asBefore = <View>(before: View): View => before;
const asItIs = <View>(view: View): View => view;
