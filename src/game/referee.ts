import type { AnyEvent, AnyMove, AnyRules } from './contract.ts';
import { dataHashOf, refusalOfData } from './data-hash.ts';
import type { MatchRecord } from './record.ts';
import { entryAt, inOrder } from './shared/lists.ts';
import type { Seat } from './shared/seats.ts';

/** Where a record goes wrong: the index of the first wrong event, or null when it is what stands around them. */
export type Fault = { readonly event: number | null; readonly problem: string };
/** A fault of one event. */
export type FaultAt = Fault & { readonly event: number };

/** What a referee must know of one game to replay a match from its public events alone. */
export type Referee<State, Move extends AnyMove, Event extends AnyEvent, Options> = {
  /**
   * A fresh match in which chance brings what the events say. What is hidden and was never revealed is
   * made up. A fault when no shuffle of the game's pieces could have brought those events.
   */
  readonly begin: (players: number, options: Options, events: readonly Event[]) => State | Fault;
  /**
   * The rules with the chance that comes in after the set-up, as the events tell it. Games without it (all is dealt and
   * shuffled at the set-up) have none.
   */
  readonly rulesFor?: (
    players: number,
    events: readonly Event[],
  ) => { readonly apply: (state: State, seat: Seat, move: Move) => readonly Event[] };
  /** The first event that the seed would not have given, or null when all are as it gives them. */
  readonly againstSeed: (
    seed: string,
    players: number,
    options: Options,
    events: readonly Event[],
  ) => FaultAt | null;
  /** The move that must have been made for this event to come next, or null when no move begins with it. */
  readonly moveFor: (state: State, event: Event) => { readonly seat: Seat; readonly move: Move } | null;
  /** An event in the form in which two that mean the same are equal: what may be left out is. */
  readonly normal: (event: Event) => Event;
  /**
   * What an event happens together with, or null where it has a moment of its own: of the events of one move, a record may
   * tell neighbours with the same name in any order.
   */
  readonly together?: (event: Event) => string | null;
};

// biome-ignore lint/suspicious/noExplicitAny: this page serves every game; each knows its own types
export type AnyReferee = Referee<any, AnyMove, AnyEvent, any>;

export const isFault = (result: unknown): result is Fault =>
  typeof result === 'object' && result !== null && 'problem' in result;

/** A move, and who made it. */
export type MadeMove = { readonly seat: Seat; readonly move: AnyMove };

/** A position of a recorded match. */
export type Position = {
  /** One object for the whole replay, which changes with it: whoever keeps it must copy it. */
  readonly state: unknown;
  /** How many events of the record have come about by then. */
  readonly events: number;
  /** The move that led here; null for the position after the set-up. */
  readonly made: MadeMove | null;
  /** What a seat, or with null a spectator, may know here. What no seed tells and was never revealed is made up. */
  readonly viewOf: (seat: Seat | null) => unknown;
};

/**
 * Replays a record move by move, and yields the position after the set-up and after each move.
 * @param before told of each legal move before it is made, and of the state in which it was chosen
 * @returns the first fault, or null when the record is one the rules allow
 */
export function* replay(
  record: MatchRecord,
  rules: AnyRules,
  referee: AnyReferee,
  options: unknown,
  before?: (state: unknown, made: MadeMove) => void,
): Generator<Position, Fault | null> {
  const { events, result, resigned, seed } = record;
  const other = faultOfData(record, rules);
  if (other !== null) return other;
  const beginning = beginningOf(record, rules, referee, options);
  if (isFault(beginning)) return beginning;
  const { state: begun, apply } = beginning;
  let next = 0;
  const expect = (happened: readonly AnyEvent[]): Fault | null => {
    for (const event of asRecorded(happened, events.slice(next, next + happened.length), referee)) {
      const wrong = difference(event, events[next], referee);
      if (wrong !== null) return { event: next, problem: wrong };
      next += 1;
    }
    return null;
  };
  const wrongOpening = expect(rules.opening(begun));
  if (wrongOpening !== null) return wrongOpening;
  const viewOf = (seat: Seat | null): unknown => rules.view(begun, seat);
  yield { state: begun, events: next, made: null, viewOf };

  while (next < events.length) {
    if (rules.outcome(begun) !== null) return { event: next, problem: 'the match was over before' };
    const event = entryAt(events, next);
    const made = referee.moveFor(begun, event);
    if (made === null) return { event: next, problem: `no move begins with "${event.type}" here` };
    const refusal = rules.refusalOf(begun, made.seat, made.move);
    if (refusal !== null) return { event: next, problem: `${describe(made)} is refused: ${refusal}` };
    before?.(begun, made);
    const wrong = expect(apply(begun, made.seat, made.move));
    if (wrong !== null) return wrong;
    yield { state: begun, events: next, made, viewOf };
  }

  const outcome = rules.outcome(begun);
  if (outcome === null) {
    if (result !== undefined) return { event: null, problem: '"result" of a match that has not ended' };
    if (seed !== undefined && resigned === undefined)
      return { event: null, problem: '"seed" of a match that has not ended' };
    return null;
  }
  if (resigned !== undefined)
    return { event: null, problem: '"resigned" in a match that was played to its end' };
  if (result === undefined) return { event: null, problem: '"result" is missing though the match has ended' };
  const same =
    sameValue(outcome.scores, result.scores) &&
    sameValue(inOrder(outcome.winners, String), inOrder(result.winners, String));
  return same ? null : { event: null, problem: `"result" must be ${JSON.stringify(outcome)}` };
}

/** The match before its first move: from its seed, as it was; where none is told that fits, as it may have been. */
export const beginningOf = (
  { players, seed, events }: MatchRecord,
  rules: AnyRules,
  referee: AnyReferee,
  options: unknown,
): { readonly state: unknown; readonly apply: AnyRules['apply'] } | Fault => {
  const isTold = seed !== undefined && referee.againstSeed(seed, players, options, events) === null;
  if (isTold) return { state: rules.setup({ players, options, seed }), apply: rules.apply };
  const state = referee.begin(players, options, events);
  if (isFault(state)) return state;
  const { apply } = referee.rulesFor?.(players, events) ?? rules;
  return { state, apply };
};

/** Replays a whole record: the first fault, or null. With `anySeed` the seed may be another house's. */
export const faultOf = (
  record: MatchRecord,
  rules: AnyRules,
  referee: AnyReferee,
  options: unknown,
  anySeed: boolean,
): Fault | null => {
  const other = faultOfData(record, rules);
  if (other !== null) return other;
  const positions = replay(record, rules, referee, options);
  let step = positions.next();
  while (!step.done) step = positions.next();
  const fault = step.value;
  if (record.seed === undefined || anySeed) return fault;
  const unsown = referee.againstSeed(record.seed, record.players, options, record.events);
  if (unsown === null) return fault;
  if (fault === null || fault.event === null) return unsown;
  return unsown.event < fault.event ? unsown : fault;
};

const faultOfData = ({ dataHash }: MatchRecord, rules: AnyRules): Fault | null => {
  const problem = refusalOfData(dataHash, dataHashOf(rules));
  return problem === null ? null : { event: null, problem };
};

/** What has happened, with events that happened together in the order in which they are recorded. */
const asRecorded = (
  happened: readonly AnyEvent[],
  recorded: readonly AnyEvent[],
  referee: AnyReferee,
): readonly AnyEvent[] => {
  const { together } = referee;
  if (together === undefined) return happened;
  const ordered = [...happened];
  for (const i of ordered.keys()) {
    const moment = together(entryAt(ordered, i));
    if (moment === null) continue;
    for (let j = i; j < ordered.length; j++) {
      const event = entryAt(ordered, j);
      if (together(event) !== moment) break;
      if (difference(event, recorded[i], referee) !== null) continue;
      ordered.splice(i, 0, ...ordered.splice(j, 1));
      break;
    }
  }
  return ordered;
};

const describe = ({ seat, move: [name, ...args] }: { seat: Seat; move: AnyMove }) =>
  `${[name, ...args.map(asText)].join(' ')} by player ${seat}`;

/** A record may hold anything at all where a word or a number belongs. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What is wrong with a recorded event, or null. Keys the rules do not know may be there besides. */
const difference = (
  expected: AnyEvent,
  recorded: AnyEvent | undefined,
  { normal }: AnyReferee,
): string | null => {
  if (recorded === undefined) return `missing: ${JSON.stringify(expected)}`;
  if (recorded.type !== expected.type) {
    return `"${recorded.type}" where ${JSON.stringify(expected)} must stand`;
  }
  const should = normal(withWinnersInOrder(expected)) as unknown as Record<string, unknown>;
  const is = normal(withWinnersInOrder(recorded)) as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(should)) {
    if (!sameValue(value, is[key])) {
      return `"${key}" is ${JSON.stringify(is[key])} and must be ${JSON.stringify(value)}`;
    }
  }
  return null;
};

/** Who shares a win is told in any order. */
const withWinnersInOrder = (event: AnyEvent & { readonly winners?: readonly unknown[] }): AnyEvent =>
  event.winners === undefined
    ? event
    : Object.assign({ ...event }, { winners: inOrder(event.winners, String) });

/** Two values of JSON are the same, whatever the order of an object's keys. */
const sameValue = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && sameValue(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
};
