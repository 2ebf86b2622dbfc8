import type { AnyEvent, AnyMove, AnyRules, GameModule } from '../../../game/contract.ts';
import { sameMove } from '../../../game/shared/same-move.ts';
import { LEARNER, type Lesson, type LessonStep, type Told } from '../../games/lesson/lesson.ts';
import { type Snapshots, snapshotAt } from '../../table/timeline.ts';

/** How far a learner has come: the step, and which of the moves allowed was made in each step that asked for one. */
export type Place = { readonly step: number; readonly answers: readonly number[] };

export type LessonSnapshot = {
  readonly view: unknown;
  readonly events: readonly AnyEvent[];
  readonly step: number;
  /** Everything that is played before the step's words has been played. */
  readonly isReady: boolean;
  /** How often a move was made that the step does not ask for. */
  readonly refused: number;
  /** Another number wherever the match does not simply go on from what was seen: the board begins anew. */
  readonly scene: number;
};

export type LessonMatch = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => LessonSnapshot;
  readonly place: () => Place;
  /** A move of the learner's. */
  readonly play: (move: AnyMove) => void;
  /** Plays the next move of the script. */
  readonly goOn: () => void;
  /** Ends a step: what it asks for is played for the learner. */
  readonly next: () => void;
  readonly back: () => void;
  readonly restart: () => void;
  /** What the learner saw. */
  readonly snapshots: Snapshots<unknown>;
};

/** The script no longer fits the rules, or what was kept no longer fits the script. */
export class UnplayableLesson extends Error {}

/** The rules of a game, with every match set up as a lesson has prepared it. */
export const preparedRules = (rules: AnyRules, { prepare }: Lesson): AnyRules => ({
  ...rules,
  setup: init => {
    const fresh = rules.setup(init);
    prepare(fresh);
    return fresh;
  },
});

/** Every move of the script from a step's words on to those of the next. */
const movesBefore = (steps: readonly LessonStep[], { step, answers }: Place): readonly Told[] =>
  steps.slice(0, step + 1).flatMap(({ first = [], ask }, i) => {
    const answer = i < step ? ask?.[answers[i] ?? 0] : undefined;
    return answer === undefined ? first : [...first, { seat: LEARNER, move: answer }];
  });

/** A lesson being played, from its beginning or from the step where it was left. No clock is in it: `goOn` is called by one. */
export const openLesson = (
  module: GameModule,
  lesson: Lesson,
  kept: Place = { step: 0, answers: [] },
): LessonMatch => {
  const { meta } = module;
  const { steps, seed, options, others } = lesson;
  const rules = preparedRules(module.rules, lesson);
  const players = others.length + 1;
  const listeners = new Set<() => void>();
  const parsed = meta.parseOptions(options);
  if ('error' in parsed) throw new UnplayableLesson(parsed.error);

  const begin = () => rules.setup({ players, options: parsed.options, seed });
  let state = begin();
  let events: AnyEvent[] = [];
  let made: Told[] = [];
  let place: Place = kept;
  let isReady = true;
  let refused = 0;
  let scene = 0;
  let current: LessonSnapshot;

  const stepNow = (): LessonStep => {
    const step = steps[place.step];
    if (step === undefined) throw new UnplayableLesson(`there is no step ${place.step}`);
    return step;
  };
  const make = (told: Told) => {
    const refusal = rules.refusalOf(state, told.seat, told.move);
    if (refusal !== null) {
      throw new UnplayableLesson(`step ${place.step}, seat ${told.seat}: ${told.move.join(' ')}: ${refusal}`);
    }
    events = [...events, ...rules.apply(state, told.seat, told.move)];
    made = [...made, told];
  };
  const publish = () => {
    current = { view: rules.view(state, LEARNER), events, step: place.step, isReady, refused, scene };
    for (const listener of listeners) listener();
  };
  /** Plays everything up to the words of a step at once. */
  const jumpTo = (to: Place) => {
    place = to;
    state = begin();
    events = [...rules.opening(state)];
    made = [];
    for (const told of movesBefore(steps, to)) make(told);
    stepNow();
    isReady = true;
    refused = 0;
    scene += 1;
  };
  const enter = (to: Place) => {
    const { first = [], isLeap = false } = steps[to.step] ?? {};
    if (isLeap) {
      jumpTo(to);
      return;
    }
    place = to;
    isReady = first.length === 0;
    refused = 0;
  };
  const answer = (chosen: number) => {
    const move = stepNow().ask?.[chosen];
    if (move !== undefined) make({ seat: LEARNER, move });
    if (place.step + 1 >= steps.length) return;
    const answers = [...place.answers];
    answers[place.step] = chosen;
    enter({ step: place.step + 1, answers: Array.from(answers, given => given ?? 0) });
  };

  jumpTo(kept);
  publish();

  return {
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => current,
    place: () => place,
    play: move => {
      const chosen = isReady ? (stepNow().ask ?? []).findIndex(allowed => sameMove(allowed, move)) : -1;
      if (chosen < 0) refused += 1;
      else answer(chosen);
      publish();
    },
    goOn: () => {
      if (isReady) return;
      const before = movesBefore(steps, place);
      const next = before[made.length];
      if (next !== undefined) make(next);
      isReady = made.length >= before.length;
      publish();
    },
    next: () => {
      if (!isReady) return;
      answer(0);
      publish();
    },
    back: () => {
      if (place.step === 0) return;
      jumpTo({ step: place.step - 1, answers: place.answers.slice(0, place.step - 1) });
      publish();
    },
    restart: () => {
      jumpTo({ step: 0, answers: [] });
      publish();
    },
    snapshots: { at: events => snapshotAt(rules, begin(), made, events, LEARNER) },
  };
};
