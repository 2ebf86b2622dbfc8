import { maySit } from '../../game/shared/bots/levels.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { MatchData } from '../boardgame.ts';
import { changeTo } from './change.ts';
import { type Announcement, type Command, type Decision, refuse } from './commands.ts';
import type { Now } from './deadlines.ts';
import { unkept } from './kept-seats.ts';
import { botLevelOf } from './options.ts';
import { refusalOfRated } from './rated.ts';
import { begin } from './seating.ts';
import {
  hasBegun,
  hostOf,
  isJustChanged,
  isOwner,
  isPerson,
  isTaken,
  playerAt,
  seatBot,
  withPlayer,
} from './seats.ts';
import type { ServedGame } from './served-game.ts';
import type { StoredMatch } from './stored-match.ts';

const CHANGED: readonly Announcement[] = [{ kind: 'players' }, { kind: 'table' }, { kind: 'listing' }];

type Host = Extract<Command, { kind: 'host' }>;

export const actAsHost = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, credentials, act }: Host,
  { at: now }: Now,
): Decision => {
  const { data } = stored;
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  if (hasBegun(data)) return refuse('begun');
  // Who sits at a table of a tournament is not for anybody there to say.
  if (data.tournament !== undefined) return refuse('seat-kept');
  if (hostOf(data) !== seat) return refuse('not-host');
  // All tables of a deal are alike, and stay where they are.
  if (data.heldBack && (act.do === 'options' || act.do === 'close')) return refuse('held-back');
  const changed = (next: MatchData, announcements: readonly Announcement[] = CHANGED): Decision => {
    const refusal = refusalOfRated(next);
    if (refusal !== null) return refuse(refusal);
    const free = (id: Seat) => !isTaken(playerAt(next, id)!);
    const kept = Object.keys(stored.control.kept ?? {}).map(Number);
    const seated = { ...stored, data: { ...next, updatedAt: now } };
    // Where a bot sits nothing is kept for anybody any more.
    const match = kept.filter(id => !free(id)).reduce(unkept, seated);
    if (hasBegun(next) && isJustChanged(data, now)) return refuse('just-changed');
    return hasBegun(next) ? begin(game, match) : changeTo(match, announcements);
  };
  switch (act.do) {
    case 'seat-bot': {
      const player = playerAt(data, act.at);
      if (player === undefined) return refuse('no-such-seat');
      // One bot takes the place of another.
      if (isPerson(player)) return refuse('seat-taken');
      if (!maySit(game.module.meta, act.bot)) return refuse('no-such-bot');
      return changed(withBot(data, act.at, act.bot));
    }
    case 'free': {
      const player = playerAt(data, act.at);
      if (player === undefined) return refuse('no-such-seat');
      if (!isTaken(player)) return refuse('seat-free');
      if (act.at === seat) return refuse('not-now');
      return changed(withoutSitter(data, act.at), [
        { kind: 'vacated', seat: act.at, freed: true },
        ...CHANGED,
      ]);
    }
    case 'options': {
      const { bots } = data.setupData ?? {};
      return changed({ ...data, changedAt: now, setupData: { ...act.options, ...(bots && { bots }) } });
    }
    case 'start': {
      const full = filled(game, data);
      return full === null ? refuse('no-such-bot') : changed(full);
    }
    case 'hand-on': {
      const player = playerAt(data, act.to);
      if (player === undefined || !isPerson(player)) return refuse('no-person');
      return changed({ ...data, host: act.to });
    }
    case 'close':
      return changeTo(null, [{ kind: 'gone', why: 'closed' }, { kind: 'listing' }]);
  }
};

/** The server has somebody's seat played by a bot, as they cannot be had to sit down. */
export const seatBotAt = (
  game: ServedGame,
  stored: StoredMatch,
  { seat, bot }: Extract<Command, { kind: 'seat-bot' }>,
  { at }: Now,
): Decision => {
  const player = playerAt(stored.data, seat);
  if (player === undefined) return refuse('no-such-seat');
  if (isTaken(player)) return refuse('seat-taken');
  const seated = { ...stored, data: { ...withBot(stored.data, seat, bot), updatedAt: at } };
  return hasBegun(seated.data) ? begin(game, seated) : changeTo(seated, CHANGED);
};

/** Nobody else has come in time: bots take the seats that are free, and the match begins. */
export const fill = (game: ServedGame, stored: StoredMatch, { at }: Now): Decision => {
  const { data, control } = stored;
  if (hasBegun(data) || data.fillAt === undefined) return changeTo(stored, []);
  if (at < data.fillAt) return refuse('not-now');
  const full = filled(game, data);
  if (full === null) return refuse('no-such-bot');
  const { kept: _, ...rest } = control;
  return begin(game, { ...stored, control: rest, data: { ...full, updatedAt: at } });
};

/** The table with a bot in every free seat, or null where the game has none. */
const filled = ({ module: { meta } }: ServedGame, data: MatchData): MatchData | null => {
  const bot = botLevelOf(meta, data);
  if (bot === null) return null;
  const free = Object.values(data.players).filter(player => !isTaken(player));
  return free.reduce((next, { id }) => withBot(next, id, bot), data);
};

/** Bots are named in the set-up data too, by which the same table is laid again. */
const withBot = (data: MatchData, seat: Seat, bot: string): MatchData => ({
  ...withPlayer(data, seatBot({ id: seat }, bot)),
  setupData: { ...data.setupData, bots: { ...data.setupData?.bots, [seat]: bot } },
});

const withoutSitter = (data: MatchData, seat: Seat): MatchData => {
  const { bots = {}, ...options } = data.setupData ?? {};
  const { [seat]: _, ...others } = bots as Readonly<Record<Seat, string>>;
  return {
    ...withPlayer(data, { id: seat }),
    setupData: { ...options, ...(Object.keys(others).length > 0 && { bots: others }) },
  };
};
