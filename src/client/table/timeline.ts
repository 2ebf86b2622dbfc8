import type { AnyEvent, AnyMove } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';

/** How a game tells of its events: how long each is on stage, and what is seen of it while it is. */
export type Telling<View, Event extends AnyEvent> = {
  /** For how many milliseconds at the normal pace an event is on stage; 0 for what passes at once. */
  readonly lastsOf: (event: Event) => number;
  /** When of that time what it changes has come about, as a share from 0 to 1; by default at once. */
  readonly landsAt?: (event: Event) => number;
  /** What is seen of the table until then, of the views before and after it; by default the one before. */
  readonly untilLanded?: (before: View, after: View, event: Event) => View;
  /** How many of the events, the one on stage being the last, are said before that has landed; by default all. */
  readonly saidBefore?: (told: readonly Event[]) => number;
  /** What is seen while more of the same move is to be told: nobody is asked as yet. By default the view as it is. */
  readonly midway?: (view: View, before: View) => View;
  /** For how many milliseconds an event that takes time no more is seen on its own, before all that passes at once. */
  readonly lingersFor?: (event: Event) => number;
  /** Are these events what one move brought? Others came in an absence, and count as told. */
  readonly isOneMove?: (added: readonly Event[]) => boolean;
  /** What the lengths of events are multiplied by besides, where somebody must have acted by `deadline` (`steadyNow`). */
  readonly hurryBy?: (deadline: number | null) => (added: readonly Event[]) => number;
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
  readonly held: number | null;
  /** The table before what came last, where this screen saw it. */
  readonly before: View | null;
  /** Ends what is on stage, and the next comes on. */
  readonly skip: () => void;
  /** Ends all that is still to be told. */
  readonly skipAll: () => void;
};

/** A view that was seen, and after how many events. */
export type Snapshot<View> = { readonly view: View; readonly events: number };

/** The view after so many events: what was seen last before that, and what has happened since. */
export const viewAt = <View, Event extends AnyEvent>(
  after: (view: View, event: Event) => View,
  snapshot: Snapshot<View>,
  events: readonly Event[],
  at: number,
): View => events.slice(snapshot.events, at).reduce(after, snapshot.view);

/** As much of a game's rules as playing a match again asks for. */
export type Replayed<State, View> = {
  readonly opening: (fresh: State) => readonly AnyEvent[];
  readonly apply: (state: State, seat: Seat, move: AnyMove) => readonly AnyEvent[];
  readonly view: (state: State, seat: Seat | null) => View;
};

/**
 * What a seat saw of a match after so many events, or before the move that caused the last of them; null where it has not come
 * so far.
 * @param state as it was set up: it is played on from there
 */
export const snapshotAt = <State, View>(
  rules: Replayed<State, View>,
  state: State,
  made: readonly { readonly seat: Seat; readonly move: AnyMove }[],
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

/** A timeline on which nothing is to be told any more. */
export const allTold = <View, Event extends AnyEvent>(told: readonly Event[]): Timeline<Event, View> => ({
  told,
  current: null,
  isOn: false,
  hasLanded: true,
  lingers: false,
  ms: 0,
  held: null,
  before: null,
  skip: nothing,
  skipAll: nothing,
});

const nothing = () => {};
