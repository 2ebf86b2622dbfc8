import type { BotData } from '../../game/shared/seat-data.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { changeTo } from './change.ts';
import { type Decision, type Owner, refuse } from './commands.ts';
import type { Now } from './deadlines.ts';
import { withIncident } from './incidents.ts';
import { SEATS_CHANGED, withStandIn } from './leavers.ts';
import { hasBegun, hasResigned, isOver, isOwner, playerAt, withPlayer } from './seats.ts';
import type { ServedGame } from './served-game.ts';
import type { StoredMatch } from './stored-match.ts';

/** Where two play, who is left has won; at a larger table a bot plays on, for good. */
export const resign = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, credentials }: Owner,
  { at }: Now,
): Decision => {
  const { data } = stored;
  const player = playerAt(data, seat);
  if (player === undefined) return refuse('no-such-seat');
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  if (!hasBegun(data)) return refuse('not-started');
  if (isOver(data)) return refuse('match-over');
  if (hasResigned(player)) return refuse('resigned');
  const announcements = stored.control.asking === undefined ? SEATS_CHANGED : [...SEATS_CHANGED, ASKING];
  return changeTo(withSeatGivenUp(game, stored, seat, at), announcements);
};

const ASKING = { kind: 'asking' } as const;

/** The match with a seat that its owner has given up, or lost: at a table of two it is over. */
export const withSeatGivenUp = (
  game: ServedGame,
  stored: StoredMatch,
  seat: Seat,
  at: number,
): StoredMatch => {
  const { data } = stored;
  const seats = Object.keys(data.players).map(Number);
  if (seats.length === 2) {
    const gameover = { winners: seats.filter(other => other !== seat), resigned: seat };
    // With the seed told, no move is taken back any more.
    const { asking: _, ...control } = stored.control;
    return withIncident({ ...stored, control, data: { ...data, gameover, updatedAt: at } }, 'ended', seat);
  }
  const played = withStandIn(game, stored, seat, 'resigned');
  const bot = playerAt(played.data, seat)!;
  const resigned = { ...bot, data: { ...(bot.data as BotData), resigned: true } satisfies BotData };
  const { asking, ...others } = played.control;
  // Whoever has given up takes nothing back.
  const control = asking?.seat === seat ? others : played.control;
  return { ...played, control, data: withPlayer(played.data, resigned) };
};
