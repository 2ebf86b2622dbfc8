import { isCommitment, isSealable, type Proof } from './commitment.ts';
import type { AnyEvent, GameMeta, Outcome } from './contract.ts';
import type { BesideEvents } from './shared/beside-events.ts';
import { isObject } from './shared/is-object.ts';
import { MAKERS, type Maker } from './shared/made-for.ts';
import type { Seat } from './shared/seats.ts';

/**
 * A whole match as a referee at the table saw it: format `match-record/1`. Of a running match it holds what
 * is public so far; of a finished one its result and its seed too.
 */
export type MatchRecord = {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** The version of rules and pieces it was played with (`GameMeta.rulesVersion`). Records of before it was told: the first. */
  readonly rulesVersion?: number;
  /** The hash of the pieces it was dealt from (`data-hash.ts`), where they stand in a file. Records of before it was told: none. */
  readonly dataHash?: string;
  /** How many sat at the table. */
  readonly players: number;
  /** One a seat; a bot's reads "bot: steady". */
  readonly names: readonly string[];
  /** What the table chose, where it differs from the rulebook. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** What the seed was committed to with, where a server dealt the match. */
  readonly proof?: Proof;
  readonly events: readonly AnyEvent[];
  /** What was taken back, in order: it is no part of the match that the events tell. */
  readonly takenBack?: readonly RecordedTakingBack[];
  /** Moves that somebody did not make themselves. */
  readonly madeFor?: readonly RecordedMaker[];
  readonly result?: Outcome;
  /** Who gave a match of two up: it ended with the last event, without a result by the rules, and the other one has won. */
  readonly resigned?: Seat;
};

/** Moves that were taken back, and what they had shown. */
export type RecordedTakingBack = {
  /** Before which event they stood. */
  readonly at: number;
  /** Who took them back. */
  readonly player: Seat;
  /** How many moves went: one of theirs, and those that others made since. */
  readonly moves: number;
  readonly events: readonly AnyEvent[];
  /** All others were asked, and agreed. */
  readonly agreed?: true;
};
/** A move of a player that a bot made in their place, or time that had run out, by the first event that shows it. */
export type RecordedMaker = { readonly event: number; readonly player: Seat; readonly by: Maker };

export const RECORD_FORMAT = 'match-record/1';

export type MatchToRecord = {
  readonly game: string;
  /** Null where it was not noted: matches that earlier versions of the server dealt. */
  readonly rulesVersion: number | null;
  /** Null where it was not noted, and for games without a file of pieces. */
  readonly dataHash?: string | null;
  readonly players: number;
  readonly names: readonly string[];
  /** All options or some; those equal to `defaults` are left out. */
  readonly options: object;
  readonly defaults: object;
  readonly events: readonly AnyEvent[];
  /** What else happened at the table. */
  readonly beside?: BesideEvents;
  /** Given away only once the match is over. */
  readonly seed: string;
  /** Its salt too is given away only once the match is over. */
  readonly proof?: Required<Proof> | null;
  readonly outcome: Outcome | null;
  /** Who ended it by giving up. */
  readonly resigned?: Seat | null;
};

/** Is it over? Then its seed is told. */
export const isFinished = ({ result, resigned }: Pick<MatchRecord, 'result' | 'resigned'>): boolean =>
  result !== undefined || resigned !== undefined;

/** Writes the record of a match, with keys in the order of the format's example. */
export const buildRecord = (match: MatchToRecord): MatchRecord => {
  const ending = endingOf(match);
  const isOver = isFinished(ending);
  return {
    format: RECORD_FORMAT,
    game: match.game,
    ...(match.rulesVersion === null ? {} : { rulesVersion: match.rulesVersion }),
    ...(match.dataHash ? { dataHash: match.dataHash } : {}),
    players: match.players,
    names: match.names,
    options: chosen(match.options, match.defaults),
    ...(isOver ? { seed: match.seed } : {}),
    ...(match.proof ? { proof: isOver ? match.proof : sealed(match.proof) } : {}),
    events: match.events,
    ...besideIn(match),
    ...ending,
  };
};

/** Keys that a match without any of it does not have; what is still hidden is not told. */
const besideIn = ({ events, beside }: MatchToRecord): Pick<MatchRecord, 'takenBack' | 'madeFor'> => {
  const takenBack = (beside?.takenBack ?? []).map(({ after, seat, ...back }) => ({
    at: after,
    player: seat,
    ...back,
  }));
  const shown = (beside?.madeFor ?? []).filter(({ event }) => event < events.length);
  const madeFor = shown.map(({ event, seat, by }) => ({ event, player: seat, by }));
  return { ...(takenBack.length > 0 && { takenBack }), ...(madeFor.length > 0 && { madeFor }) };
};

/** The other way round: what is told of a recorded match besides its events. */
export const besideEventsOf = ({ takenBack = [], madeFor = [] }: MatchRecord): BesideEvents => ({
  takenBack: takenBack.map(({ at, player, ...back }) => ({ after: at, seat: player, ...back })),
  madeFor: madeFor.map(({ event, player, by }) => ({ event, seat: player, by })),
});

const endingOf = ({ outcome, resigned }: MatchToRecord): Pick<MatchRecord, 'result' | 'resigned'> => {
  if (outcome !== null) return { result: outcome };
  return resigned == null ? {} : { resigned };
};

const sealed = ({ match, commitment }: Proof): Proof => ({ match, commitment });

export const botName = (bot: string): string => `bot: ${bot}`;

const chosen = (options: object, defaults: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(options).filter(
      // A match that was stored before may hold options that its game knows no more.
      ([key, value]) => Object.hasOwn(defaults, key) && defaults[key as keyof typeof defaults] !== value,
    ),
  );

/** A record out of unchecked data, or a sentence that says what is wrong with it. The events' own keys are not looked at. */
export const parseRecord = (data: unknown): { readonly record: MatchRecord } | { readonly error: string } => {
  if (!isObject(data)) return { error: 'a match record is a JSON object' };
  const {
    format,
    game,
    rulesVersion = 1,
    dataHash,
    players,
    names,
    options,
    seed,
    proof,
    events,
    result,
    resigned,
    takenBack = [],
    madeFor = [],
  } = data;
  if (format !== RECORD_FORMAT) return { error: `"format" must be "${RECORD_FORMAT}"` };
  if (typeof game !== 'string') return { error: '"game" must be the name of a game' };
  if (!Number.isInteger(rulesVersion)) return { error: '"rulesVersion" must be a whole number' };
  if (dataHash !== undefined && !isCommitment(dataHash))
    return { error: '"dataHash" must be a SHA-256 in hexadecimal' };
  if (!Number.isInteger(players)) return { error: '"players" must be a whole number' };
  if (!Array.isArray(names) || names.length !== players || !names.every(name => typeof name === 'string')) {
    return { error: '"names" must hold one text for each player' };
  }
  if (!isObject(options)) return { error: '"options" must be an object' };
  if (seed !== undefined && typeof seed !== 'string') return { error: '"seed" must be a text' };
  if (proof !== undefined && !isProof(proof)) {
    return { error: '"proof" must hold "match", "commitment" and, where the seed is told, "salt"' };
  }
  if (!Array.isArray(events)) return { error: '"events" must be a list' };
  const nameless = events.findIndex(event => !isObject(event) || typeof event.type !== 'string');
  if (nameless >= 0) return { error: `event ${nameless}: not an object with a "type"` };
  if (!Array.isArray(takenBack) || !takenBack.every(back => isTakingBack(back, players as number))) {
    return { error: '"takenBack" must list what was taken back, with "at", "player", "moves" and "events"' };
  }
  if (!Array.isArray(madeFor) || !madeFor.every(made => isMaker(made, players as number))) {
    return { error: '"madeFor" must list moves by "event", "player" and "by"' };
  }
  if (result !== undefined && !isObject(result)) return { error: '"result" must be an object' };
  if (resigned !== undefined && !(players === 2 && (resigned === 0 || resigned === 1)))
    return { error: '"resigned" must be a seat of a match of two' };
  return { record: data as unknown as MatchRecord };
};

/**
 * Why a record cannot be checked by the rules as they are now, or null: whoever changes rules or pieces raises their
 * version, and what was right by other rules may be wrong by these.
 */
export const refusalOfVersion = (
  { game, rulesVersion: played = 1 }: MatchRecord,
  { rulesVersion: known }: Pick<GameMeta<object>, 'rulesVersion'>,
): string | null =>
  played === known
    ? null
    : `it was played with version ${played} of the rules of ${game}, and this program knows version ${known}`;

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isSeatOf = (value: unknown, players: number): boolean => isCount(value) && (value as number) < players;

const isTakingBack = (data: unknown, players: number): boolean =>
  isObject(data) &&
  isCount(data.at) &&
  isSeatOf(data.player, players) &&
  isCount(data.moves) &&
  Array.isArray(data.events) &&
  data.events.every(event => isObject(event) && typeof event.type === 'string');

const isMaker = (data: unknown, players: number): boolean =>
  isObject(data) &&
  isCount(data.event) &&
  isSeatOf(data.player, players) &&
  MAKERS.some(maker => maker === data.by);

const isProof = (data: unknown): data is Proof =>
  isObject(data) &&
  isSealable(data.match) &&
  isCommitment(data.commitment) &&
  (data.salt === undefined || isSealable(data.salt));
