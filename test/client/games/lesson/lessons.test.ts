import { describe, expect, it } from 'vitest';
import { CLIENT_GAMES } from '../../../../src/client/games/index.ts';
import type { Lesson } from '../../../../src/client/games/lesson/lesson.ts';
import {
  type LessonMatch,
  openLesson,
  preparedRules,
  UnplayableLesson,
} from '../../../../src/client/pages/learn/lesson-match.ts';
import type { Language } from '../../../../src/client/ui/i18n/i18n.tsx';
import { GAME_IDS, type GameId, loadCoverage } from '../../../../src/game/index.ts';
import { loadGame } from '../../../game/load-game.ts';

/**
 * Rules that do not come about in three minutes, with the words in which the scribe tells them: K-12 is one rule,
 * whichever power has no use.
 */
const UNUSED = ['it cannot be used, it is skipped', 'non si può usare, si salta'] as const;
const FLOOR = ['Nobody falls below 0', 'Nessuno scende sotto 0'] as const;
const TIE = ['at a tie the highest single sun wins', 'in parità vince il sole più alto'] as const;
const TOLD: Readonly<Partial<Record<GameId, Readonly<Record<string, readonly [en: string, it: string]>>>>> = {
  'priests-of-ra': { 'E-05': FLOOR, 'E-07': TIE },
  ra: {
    'E-05': FLOOR,
    'E-07': TIE,
    'R-02': ['even a disaster, which strikes you at once', 'anche una calamità, che ti colpisce subito'],
  },
  kheops: {
    'K-11 mummy': ['Your mummy may stand on a free tile', 'La tua mummia può stare su una tessera libera'],
    'K-12': UNUSED,
    'K-12 move': UNUSED,
    'K-12 swap': UNUSED,
    'K-45 draw': ['it would be a draw', 'sarebbe un pareggio'],
    'K-45 longest': ['if the longest is cursed, nobody has its 5', 'i suoi 5 non vanno a nessuno'],
  },
  'ru-ra-re': { 'Q-11': ['then they get nothing', 'allora non prende nulla'] },
};
/** What the coverage counts with others of its rule: told as well, whether it is shown or not. */
const BESIDES: Readonly<Partial<Record<GameId, readonly (readonly [en: string, it: string])[]>>> = {
  'priests-of-ra': [
    ['pairs of three types would bring 5 more, of all four 10', 'di tre tipi darebbero altri 5'],
    ['whoever has three priests returns a plague first', 'chi ha tre sacerdoti prima ne scarta una'],
  ],
};

/** Lets the script come to the words of the step. */
const listen = (match: LessonMatch): void => {
  while (!match.snapshot().isReady) match.goOn();
};

/** Plays a lesson up to a step, with one of the moves that are asked for each time. */
const playTo = (match: LessonMatch, { steps }: Lesson, to: number, last = false): void => {
  for (const { ask } of steps.slice(match.snapshot().step, to)) {
    listen(match);
    const move = last ? ask?.at(-1) : ask?.[0];
    if (move === undefined) match.next();
    else match.play(move);
  }
  listen(match);
  expect(match.snapshot().step).toBe(to);
};

/** Everything in a state, whatever its order. */
const pieces = (state: unknown): string[] => {
  if (typeof state === 'string') return [...state].sort();
  if (typeof state !== 'object' || state === null) return [String(state)];
  return Object.values(state).flatMap(pieces).sort();
};

const open = async (game: GameId) => {
  const [module, { lesson }] = await Promise.all([loadGame(game), CLIENT_GAMES[game].lesson!()]);
  return { module, lesson, match: openLesson(module, lesson), last: lesson.steps.length - 1 };
};

it('every game has a guided match', () => {
  expect(GAME_IDS.filter(game => CLIENT_GAMES[game].lesson === null)).toEqual([]);
});

describe.each(GAME_IDS)('the guided match of %s', game => {
  it('is played by the rules to its end and its scoring, and the learner wins', async () => {
    const { module, lesson, match, last } = await open(game);
    playTo(match, lesson, last);
    expect(module.rules.outcome(match.snapshot().view)?.winners).toEqual([0]);
  });

  it('shows every rule, or tells it', async () => {
    const { lesson, match, last } = await open(game);
    playTo(match, lesson, last);
    const counts = (await loadCoverage(game))(match.snapshot().events);
    const missing = Object.keys(counts).filter(rule => counts[rule] === 0);
    expect(missing).toEqual(Object.keys(TOLD[game] ?? {}));
    const said = (language: Language) => Object.values(lesson.words[language].say).join(' ');
    for (const [en, it] of [...Object.values(TOLD[game] ?? {}), ...(BESIDES[game] ?? [])]) {
      expect(said('en')).toContain(en);
      expect(said('it')).toContain(it);
    }
  });

  it('goes on whatever the learner takes of what is left open', async () => {
    const { lesson, match, last } = await open(game);
    playTo(match, lesson, last, true);
  });

  it('is played with the pieces of the game, in an order of its own', async () => {
    const { module, lesson } = await open(game);
    const init = { players: lesson.others.length + 1, options: lesson.options, seed: lesson.seed };
    const prepared = preparedRules(module.rules, lesson).setup(init);
    expect(pieces(prepared)).toEqual(pieces(module.rules.setup(init)));
  });

  it('can be left and taken up again, and gone back in, at every step', async () => {
    const { module, lesson, match, last } = await open(game);
    const seen: unknown[] = [];
    for (let step = 0; step <= last; step++) {
      playTo(match, lesson, step);
      seen.push(match.snapshot().view);
      expect(openLesson(module, lesson, match.place()).snapshot().view).toEqual(seen[step]);
    }
    for (let step = last - 1; step >= 0; step--) {
      match.back();
      expect(match.snapshot()).toMatchObject({ step, view: seen[step], isReady: true });
    }
  });

  it('takes no other move than those that are asked for', async () => {
    const { module, lesson, match, last } = await open(game);
    for (let step = 0; step < last; step++) {
      playTo(match, lesson, step);
      const { view, refused } = match.snapshot();
      const asked = (lesson.steps[step]?.ask ?? []).map(move => move.join());
      const others = module.rules.legalMoves(view, 0).filter(move => !asked.includes(move.join()));
      for (const move of others.slice(0, 20)) match.play(move);
      expect(match.snapshot()).toMatchObject({ view, refused: refused + Math.min(20, others.length), step });
    }
  });

  it('shows every event as it was seen', async () => {
    const { lesson, match, last } = await open(game);
    playTo(match, lesson, last);
    const { view, events } = match.snapshot();
    expect(match.snapshots.at(events.length)).toEqual({ view, events: events.length });
    expect(match.snapshots.at(events.length + 1)).toBeNull();
  });

  it('does not begin where the script has no such step', async () => {
    const { module, lesson } = await open(game);
    const step = lesson.steps.length;
    expect(() => openLesson(module, lesson, { step, answers: [] })).toThrow(UnplayableLesson);
  });
});
