import { GAME_IDS, type GameId } from '../../../game/index.ts';
import { json, type Kept, kept } from '../../ui/storage/kept.ts';
import type { Place } from './lesson-match.ts';

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
    kept<Place | null>(
      `lesson:${game}`,
      { ...json<Place | null>(parsePlace), write: place => JSON.stringify({ version: VERSION, ...place }) },
      { none: null },
    ),
  ]),
) as Readonly<Record<GameId, Kept<Place | null>>>;

export const keepPlace = (game: GameId, place: Place): void => void PLACES[game].set(place);

export const forgetPlace = (game: GameId): void => PLACES[game].drop();

/** Where a lesson was left on this device; null where it was not begun, or what is kept cannot be read. */
export const keptPlace = (game: GameId): Place | null => PLACES[game].get();
