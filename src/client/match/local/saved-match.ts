import type { AnyMove, GameMeta } from '../../../game/contract.ts';
import { GAME_IDS, type GameId, metaOf } from '../../../game/index.ts';
import type { TakenBack } from '../../../game/shared/beside-events.ts';
import { maySit } from '../../../game/shared/bots/levels.ts';
import { isObject } from '../../../game/shared/is-object.ts';
import { fitsName } from '../../../game/shared/name-length.ts';
import { isMoment } from '../../ui/is-moment.ts';
import { randomText } from '../../ui/random-text.ts';
import { type Stored, storedValue } from '../../ui/storage/stored.ts';
import { isUncounted, type Uncounted } from '../played/uncounted.ts';
import versions from './match-versions.json' with { type: 'json' };

/** Who plays a seat of a match in this browser: a person at its screen, or one of the game's bots. */
export type LocalSeat = { readonly name: string; readonly bot: string | null };

/** What a local match is set up with. */
export type LocalSetup = {
  readonly seats: readonly LocalSeat[];
  readonly options: object;
  /** Cover what one person may not see of another's before the screen changes hands. */
  readonly handOver: boolean;
};

/** @property day of UTC; @property chance what its bots draw from */
export type GivenDeal = { readonly day: string; readonly chance: string };

/** A local match as this browser keeps it: all of it follows from the set-up, the seed and the moves. */
export type SavedMatch = LocalSetup & {
  readonly seed: string;
  readonly moves: readonly AnyMove[];
  /** Who made each move, where that does not follow from the rules: several act at the same time. */
  readonly movers?: readonly number[];
  /** By what the pieces it was dealt from are known, where they stand in a file; matches kept by earlier versions do not say. */
  readonly dataHash?: string;
  /** The last move has ended the match. */
  readonly over: boolean;
  /** When it did, in milliseconds since 1970; matches kept by earlier versions do not say. */
  readonly ended?: number;
  readonly uncounted?: Uncounted;
  /** The deal of an earlier day, where it is one: its bots draw from the same as those of that day did. */
  readonly given?: GivenDeal;
  /** What was taken back, in order, where anything was. */
  readonly takenBack?: readonly TakenBack[];
};

export type Kept =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly match: SavedMatch }
  /** There is something, and it cannot be used: written by another version, or not what was written. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'damaged' };

/** One more each time that golden matches of a game play out otherwise (`test/game/golden.test.ts` writes it). */
const VERSIONS: Readonly<Partial<Record<GameId, number>>> = versions;
const versionOf = (game: GameId): number => VERSIONS[game] ?? 1;

const MAX_MOVES = 5000;

/** The match of each game that this browser keeps. */
const STORED = Object.fromEntries(
  GAME_IDS.map(game => [
    game,
    storedValue<Kept>(
      `local-match:${game}`,
      {
        parse: text => {
          const data: unknown = JSON.parse(text);
          if (isObject(data) && typeof data.version === 'number' && data.version !== versionOf(game))
            return { kind: 'outdated' };
          const match = parseMatch(game, data);
          return match === null ? undefined : { kind: 'saved', match };
        },
        // No two that are written are the same: by its revision a tab knows what it has written itself.
        write: now =>
          JSON.stringify({
            version: versionOf(game),
            revision: randomText(),
            ...(now.kind === 'saved' ? now.match : {}),
          }),
      },
      { none: { kind: 'none' }, damaged: { kind: 'damaged' } },
    ),
  ]),
) as Readonly<Record<GameId, Stored<Kept>>>;

export const storedMatch = (game: GameId): Stored<Kept> => STORED[game];

export const keptMatch = (game: GameId): Kept => STORED[game].get();

export const keepMatch = (game: GameId, match: SavedMatch): void =>
  void STORED[game].set({ kind: 'saved', match });

export const forgetMatch = (game: GameId): void => STORED[game].drop();

/** It cannot be used, and is kept all the same, in case somebody can. */
export const putMatchAside = (game: GameId): void => STORED[game].putAside();

/** Is there one that could go on? */
export const isUnderWay = (kept: Kept): kept is Extract<Kept, { readonly kind: 'saved' }> =>
  kept.kind === 'saved' && !kept.match.over && kept.match.moves.length > 0;

const parseMatch = (game: GameId, data: unknown): SavedMatch | null => {
  if (!isObject(data) || data.version !== versionOf(game)) return null;
  const {
    seats,
    options,
    handOver,
    seed,
    moves,
    movers,
    over,
    dataHash,
    ended,
    uncounted,
    takenBack,
    given,
  } = data;
  const meta = metaOf(game);
  if (!Array.isArray(seats) || seats.length < meta.seats.min || seats.length > meta.seats.max) return null;
  if (!seats.every(seat => isSeat(seat, meta))) return null;
  const parsed = meta.parseOptions(options);
  if ('error' in parsed) return null;
  if (typeof handOver !== 'boolean' || typeof over !== 'boolean') return null;
  if (typeof seed !== 'string' || seed === '') return null;
  if (!Array.isArray(moves) || moves.length > MAX_MOVES || !moves.every(isMove)) return null;
  if (movers !== undefined && !isSeatForEach(moves, movers, seats.length)) return null;
  if (dataHash !== undefined && typeof dataHash !== 'string') return null;
  if (ended !== undefined && !isMoment(ended)) return null;
  if (uncounted !== undefined && !isUncounted(uncounted)) return null;
  if (given !== undefined && !isGiven(given)) return null;
  if (takenBack !== undefined && !isTakenBackList(takenBack, seats.length)) return null;
  return {
    seats,
    options: parsed.options,
    handOver,
    seed,
    moves,
    over,
    ...(movers !== undefined && { movers }),
    ...(dataHash !== undefined && { dataHash }),
    ...(ended !== undefined && { ended }),
    ...(uncounted !== undefined && { uncounted }),
    ...(takenBack !== undefined && { takenBack }),
    ...(given !== undefined && { given }),
  };
};

const isGiven = (data: unknown): data is GivenDeal =>
  isObject(data) && typeof data.day === 'string' && typeof data.chance === 'string';

const isSeat = (data: unknown, meta: GameMeta<object>): data is LocalSeat =>
  isObject(data) &&
  typeof data.name === 'string' &&
  fitsName(data.name) &&
  (data.bot === null || (typeof data.bot === 'string' && maySit(meta, data.bot)));

const isSeatForEach = (
  moves: readonly AnyMove[],
  movers: unknown,
  seats: number,
): movers is readonly number[] =>
  Array.isArray(movers) &&
  movers.length === moves.length &&
  movers.every(seat => Number.isInteger(seat) && seat >= 0 && seat < seats);

const isCount = (data: unknown): data is number => Number.isInteger(data) && (data as number) >= 0;

const isTakenBackList = (data: unknown, seats: number): data is readonly TakenBack[] =>
  Array.isArray(data) &&
  data.every(
    back =>
      isObject(back) &&
      isCount(back.after) &&
      isCount(back.moves) &&
      isCount(back.seat) &&
      back.seat < seats &&
      Array.isArray(back.events) &&
      back.events.every(event => isObject(event) && typeof event.type === 'string'),
  );

const isMove = (data: unknown): data is AnyMove =>
  Array.isArray(data) &&
  typeof data[0] === 'string' &&
  data.every(part => typeof part === 'string' || typeof part === 'number');
