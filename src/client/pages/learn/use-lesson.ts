import { useEffect, useState } from 'react';
import { GAME_IDS, type GameId, type GameModule, loadRules } from '../../../game/index.ts';
import { BOARDS } from '../../games/boards.ts';
import { CLIENT_GAMES } from '../../games/index.ts';
import type { Lesson } from '../../games/lesson/lesson.ts';
import { usePageFailure } from '../../ui/hooks/page-failure.ts';
import { useSnapshot } from '../../ui/hooks/use-snapshot.ts';
import { isOnStage } from '../../ui/motion/on-stage.ts';
import { json, type Stored, storedValue } from '../../ui/storage/stored.ts';
import {
  type LessonMatch,
  type LessonSnapshot,
  openLesson,
  type Place,
  UnplayableLesson,
} from './lesson-match.ts';

export type OpenLesson = { readonly lesson: Lesson; readonly match: LessonMatch };

/** A lesson from where it was left on this device; from its beginning where that cannot be played any more. */
const opened = (game: GameId, module: GameModule, lesson: Lesson): LessonMatch => {
  const kept = keptPlace(game);
  try {
    return openLesson(module, lesson, kept ?? undefined);
  } catch (error) {
    if (kept === null || !(error instanceof UnplayableLesson)) throw error;
    return openLesson(module, lesson);
  }
};

/** The lesson of a game, kept on this device after each step. Null until it is loaded. */
export const useLesson = (game: GameId): OpenLesson | null => {
  const [open, setOpen] = useState<OpenLesson | null>(null);
  const fail = usePageFailure();
  useEffect(() => {
    let isGone = false;
    let leave = () => {};
    const begin = async () => {
      const [module, found] = await Promise.all([
        loadRules(game),
        CLIENT_GAMES[game].lesson?.(),
        BOARDS[game].load(),
      ]);
      if (isGone || found === undefined) return;
      const { lesson } = found;
      const match = opened(game, module, lesson);
      leave = match.subscribe(() => {
        const place = match.place();
        if (place.step === 0 || place.step === lesson.steps.length - 1) forgetPlace(game);
        else keepPlace(game, place);
      });
      setOpen({ lesson, match });
    };
    begin().catch(error => isGone || fail(error));
    return () => {
      isGone = true;
      leave();
    };
  }, [game, fail]);
  return open;
};

/** Does something lie over the table, or is it shown as it stood once? */
const isCovered = (): boolean => document.querySelector('dialog[open], .bar[data-back="true"]') !== null;

/** How often the stage is looked at, in milliseconds. */
const LOOK_MS = 100;

/**
 * The lesson as it stands, going on by itself while the script has moves before the next words.
 * @param pace milliseconds between two of them
 * @returns besides, whether the scribe may speak: nothing moves on the table, and nothing lies over it
 */
export const useLessonSnapshot = (match: LessonMatch, pace: number) => {
  const now = useSnapshot(match.subscribe, match.snapshot);
  // What a look found holds until the next event: the stage is taken only after the table has been drawn with that.
  const [freeAfter, setFreeAfter] = useState<LessonSnapshot['events'] | null>(null);
  useEffect(() => {
    let waited = 0;
    const look = () => {
      const free = !isOnStage() && !isCovered();
      setFreeAfter(free ? now.events : null);
      waited = free ? waited + LOOK_MS : 0;
      if (!now.isReady && waited > pace) {
        waited = 0;
        match.goOn();
      }
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [match, now, pace]);
  return { now, speaks: now.isReady && freeAfter === now.events };
};

const VERSION = 1;
const MAX_STEPS = 200;

const parsePlace = (data: unknown): Place | undefined => {
  const { version, step, answers } = Object(data) as Record<string, unknown>;
  if (version !== VERSION || !isPlace(step)) return undefined;
  if (!Array.isArray(answers) || answers.length > MAX_STEPS || !answers.every(isPlace)) return undefined;
  return { step, answers };
};

const isPlace = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < MAX_STEPS;

const PLACES = Object.fromEntries(
  GAME_IDS.map(game => [
    game,
    storedValue<Place | null>(
      `lesson:${game}`,
      { ...json<Place | null>(parsePlace), write: place => JSON.stringify({ version: VERSION, ...place }) },
      { none: null },
    ),
  ]),
) as Readonly<Record<GameId, Stored<Place | null>>>;

const keepPlace = (game: GameId, place: Place): void => void PLACES[game].set(place);

const forgetPlace = (game: GameId): void => PLACES[game].drop();

/** Where a lesson was left on this device; null where it was not begun, or what is kept cannot be read. */
const keptPlace = (game: GameId): Place | null => PLACES[game].get();
