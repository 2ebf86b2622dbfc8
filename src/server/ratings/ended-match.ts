import { z } from 'zod';
import { levelOf } from '../../game/shared/bots/levels.ts';
import { ratedPaceOf } from '../../game/shared/rated.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { RatedPace } from '../../wire/ratings.ts';
import { RATED_PACES } from '../../wire/ratings.ts';
import type { MatchData, PlayerData } from '../boardgame.ts';
import { areBotsAlone, botAt, hasStandIn, isBotAccount, isPerson } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';

/**
 * Who sat at a seat when the match was over, and as which they came in: 1 is the first, and equals share a rank; nobody is first
 * where nobody was there.
 */
export type EndedSeat = {
  readonly seat: Seat;
  /** A member's id, also of who is none any more; null: a guest, or a bot. */
  readonly member: string | null;
  /** A bot's level, or what else it is called. */
  readonly bot: string | null;
  readonly rank: number;
  /** Null where it ended before there was any score. */
  readonly score: number | null;
};

/** What is counted of a match. */
export type EndedMatch = {
  readonly match: string;
  readonly game: string;
  readonly pace: RatedPace;
  readonly rated: boolean;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  readonly seats: readonly EndedSeat[];
};

/** Text that every storage takes. */
const text = z.string().regex(/^[^\0]*$/, 'must hold no sign of number 0');
const stored = z.object({
  match: text,
  game: text,
  pace: z.enum(RATED_PACES),
  rated: z.boolean(),
  endedAt: z.int(),
  seats: z.array(
    z.object({
      seat: z.int32(),
      member: text.nullable(),
      bot: text.nullable(),
      rank: z.int32().min(1),
      score: z.number().nullable(),
    }),
  ),
});

/** As it was stored. @throws where it is damaged */
export const storedEndedMatch = (what: string): EndedMatch => stored.parse(JSON.parse(what));

type Gameover = {
  readonly winners?: readonly Seat[];
  readonly scores?: Readonly<Record<Seat, number>>;
  /** Who gave up, where that was the end. */
  readonly resigned?: Seat;
};

/** What came of a match that is over. */
export const endedMatchOf = ({ id, data, control }: StoredMatch): EndedMatch => {
  const { scores } = (data.gameover ?? {}) as Gameover;
  const isTrial = isTrialOfBot(data);
  const ranks = ranksIn(data);
  const seats = bySeat(data).map((player, i) => ({
    seat: player.id,
    member: player.member ?? control.former?.[player.id] ?? (isTrial ? (player.botAccount ?? null) : null),
    bot: isBotAccount(player) ? OTHERS_BOT : isPerson(player) ? null : nameOfBot(player),
    rank: ranks[i]!,
    score: scores?.[player.id] ?? null,
  }));
  return {
    match: id,
    game: data.gameName,
    pace: isTrial ? 'live' : ratedPaceOf(data.setupData),
    rated: isTrial ? areKnown(seats) : data.setupData?.rated === true && canBeRated(seats),
    endedAt: data.updatedAt,
    seats,
  };
};

/**
 * By seat, as which they came in. Whoever is not there at the end, as a bot plays for them or they gave up, comes in last,
 * whatever was played in their place; so does whoever has deleted themselves meanwhile, or nobody could win against them. Where
 * nobody is there, nobody has won: all are last.
 * @param isNobodys who else is as good as not there
 */
export const ranksIn = (
  data: MatchData,
  isNobodys: (player: PlayerData) => boolean = () => false,
): readonly number[] => {
  const { winners = [], scores, resigned } = (data.gameover ?? {}) as Gameover;
  const places = bySeat(data).map(player => ({
    isGone: player.id === resigned || hasStandIn(player) || isNobodys(player),
    hasWon: winners.includes(player.id),
    score: scores?.[player.id] ?? null,
  }));
  return places.map(place =>
    Math.max(place.isGone ? 2 : 1, 1 + places.filter(other => isBefore(other, place)).length),
  );
};

const bySeat = ({ players }: MatchData): readonly PlayerData[] =>
  Object.values(players).toSorted((a, b) => a.id - b.id);

/** What a bot of somebody's is called among the bots of a match. */
const OTHERS_BOT = 'account';

/**
 * One bot of somebody's against bots of the house alone, whose strength is known: it is rated by such matches, and by no others, so
 * that nobody's other bots help it, and that people's ratings have nothing of it.
 */
export const isTrialOfBot = (data: MatchData): boolean =>
  areBotsAlone(data) && Object.values(data.players).filter(isBotAccount).length === 1;

const areKnown = (seats: readonly EndedSeat[]): boolean =>
  seats.every(({ member, bot }) => member !== null || (bot !== null && levelOf(bot) !== null));

type Place = { readonly isGone: boolean; readonly hasWon: boolean; readonly score: number | null };

const isBefore = (a: Place, b: Place): boolean => {
  if (a.isGone !== b.isGone) return b.isGone;
  if (a.isGone) return false;
  if (a.hasWon !== b.hasWon) return a.hasWon;
  return !a.hasWon && (a.score ?? 0) > (b.score ?? 0);
};

/** Two members at least, each once, and besides them only bots whose strength is known. */
const canBeRated = (seats: readonly EndedSeat[]): boolean => {
  const members = seats.flatMap(({ member }) => member ?? []);
  return members.length >= 2 && new Set(members).size === members.length && areKnown(seats);
};

const nameOfBot = (player: PlayerData): string | null => {
  const bot = botAt(player);
  return bot === null ? null : (levelOf(bot) ?? bot);
};
