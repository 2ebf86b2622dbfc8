import { commitmentTo } from '../../game/commitment.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { Rematch } from '../../game/shared/series.ts';
import type { TalkLine } from '../../game/shared/talk-lines.ts';
import type { MatchData, PlayerData } from '../boardgame.ts';
import { deadlinesOf, type Now } from './deadlines.ts';
import { controlOfDeal, dataOfDeal, type GivenDeal } from './given-deal.ts';
import { hasBegun, seatBot } from './seats.ts';
import { deal, type ServedGame } from './served-game.ts';
import { type Control, NEW_CONTROL, NO_DEADLINES, type StoredMatch } from './stored-match.ts';

/** What the rematch of a match begins with. */
export type NewRematch = {
  readonly rematch: Rematch;
  readonly players: readonly PlayerData[];
  /** As in `Control`. */
  readonly kept: Readonly<Record<Seat, string>>;
  /** What was said at the match before, by the seats of the one that follows. */
  readonly said: readonly TalkLine[];
};

/** What there was before a match. */
export type Beginning = {
  readonly after?: NewRematch | null;
  /** What it is dealt from, where that is not for chance to say. */
  readonly given?: GivenDeal | null;
};

/**
 * A match as it is stored first: with its bots seated, and committed to what it will be dealt from.
 * @returns the state it begins with too, where no seat is left for anybody; else null
 */
export const newMatch = (
  game: ServedGame,
  id: string,
  data: MatchData,
  { after = null, given = null }: Beginning,
  now: Now,
): ReturnType<typeof deal> | { readonly match: StoredMatch; readonly state: null } => {
  const seal = given?.seal ?? game.newSeal();
  const table = after === null ? data : asRematch(data, after);
  const seated = {
    ...withBots(table),
    ...dataOfDeal(given),
    commitment: commitmentTo(game.name, id, seal),
  };
  const control = { ...NEW_CONTROL, seal, ...controlAfter(after), ...controlOfDeal(given) };
  const empty: StoredMatch = { id, version: 1, data: seated, state: null, control };
  const dealt = hasBegun(seated) ? deal(game, empty) : { match: empty, state: null };
  const deadlines = deadlinesOf(game, dealt.match, NO_DEADLINES, null, now);
  return { ...dealt, match: { ...dealt.match, control: { ...dealt.match.control, deadlines } } };
};

const controlAfter = (after: NewRematch | null): Pick<Control, 'kept' | 'before'> => {
  if (after === null) return {};
  const { kept, said: lines } = after;
  return { kept, ...(lines.length > 0 && { before: { lines, heard: [] } }) };
};

const asRematch = (data: MatchData, { players, rematch }: NewRematch): MatchData => ({
  ...data,
  players: Object.fromEntries(players.map(player => [player.id, player])),
  rematch,
});

const withBots = (data: MatchData): MatchData => {
  const bots: Readonly<Record<string, string>> = data.setupData?.bots ?? {};
  const players = Object.entries(data.players).map(([seat, player]) => {
    const bot = Object.hasOwn(bots, seat) ? bots[seat] : undefined;
    return [seat, bot === undefined ? player : seatBot(player, bot)];
  });
  return { ...data, players: Object.fromEntries(players) };
};
