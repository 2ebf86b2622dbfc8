import { type BotData, FORMER_MEMBER } from '../../game/shared/seat-data.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { MatchData, PlayerData } from '../boardgame.ts';
import type { TableStep } from '../tables.ts';
import { changeTo } from './change.ts';
import { type Announcement, type Command, type Decision, type MemberSitting, refuse } from './commands.ts';
import type { Now } from './deadlines.ts';
import { SEATS_CHANGED, withStandIn } from './leavers.ts';
import { distinctName } from './look-alikes.ts';
import type { Beside } from './ports.ts';
import { hasBegun, isOver, isOwner, isPerson, playerAt, withPlayer } from './seats.ts';
import type { ServedGame } from './served-game.ts';
import type { Control, StoredMatch } from './stored-match.ts';

type CommandOf<Kind extends Command['kind']> = Extract<Command, { kind: Kind }>;

/** The seat a member holds in a match, or null. */
export const seatOfMember = (data: MatchData, member: string): Seat | null =>
  Object.values(data.players).find(player => player.member === member)?.id ?? null;

/** A guest has become a member, or has signed in as one: what is over keeps the name by which it was played. */
export const keepSeat = (
  stored: StoredMatch,
  { seat, credentials, member: { id, name, blockedBy } }: CommandOf<'keep-seat'>,
): Decision => {
  const { data } = stored;
  const player = playerAt(data, seat);
  if (player === undefined) return refuse('no-such-seat');
  if (!isOwner(data, seat, credentials)) return refuse('credentials');
  if (player.member === id) return changeTo(stored, []);
  if (player.member !== undefined) return refuse('members-seat');
  if (seatOfMember(data, id) !== null) return refuse('already-here');
  // Where it has not begun, whoever does not want to sit with them need not.
  const isUnwanted = Object.values(data.players).some(other => blockedBy.includes(other.member ?? ''));
  if (isUnwanted && !hasBegun(data)) return refuse('blocked');
  const called = isOver(data) ? {} : { name: distinctName(name, namesBeside(data, seat)) };
  const kept = withPlayer(data, { ...player, ...called, member: id });
  return changeTo({ ...stored, data: kept }, [{ kind: 'players' }, { kind: 'listing' }]);
};

/** With the old secret nothing is done, heard or fetched any more, by whoever has it. */
export const rekeySeat = (stored: StoredMatch, { seat, member, hash }: CommandOf<'rekey'>): Decision => {
  const { data, control } = stored;
  const player = playerAt(data, seat);
  if (player?.member !== member.id) return changeTo(stored, []);
  const { offers, ...others } = control;
  const next: StoredMatch = {
    ...stored,
    data: withPlayer(data, { ...player, credentials: hash }),
    control: { ...others, ...(offers !== undefined && { offers: withoutSeat(offers, seat) }) },
  };
  return changeTo(next, [{ kind: 'vacated', seat, freed: true }]);
};

const namesBeside = ({ players }: MatchData, seat: Seat): readonly string[] =>
  Object.values(players).flatMap(({ id, name }) => (id === seat || name === undefined ? [] : [name]));

/**
 * At a table that waits the seat is free again. In a match a bot plays on for good, also where two play: nobody has won by it.
 * Nothing of them is left but what was played, and for the ratings of others who it was.
 */
export const forgetMember = (
  game: ServedGame,
  stored: StoredMatch,
  { member, nobodys }: CommandOf<'forget-member'>,
  { at }: Now,
): Decision => {
  const { data } = stored;
  const seat = seatOfMember(data, member);
  if (seat === null) return changeTo(stored, []);
  const vacated: Announcement = { kind: 'vacated', seat, freed: true };
  if (!hasBegun(data)) {
    const freed = { ...withPlayer(data, { id: seat }), updatedAt: at };
    // Who is left to play at a table of a tournament is for that to say.
    if (data.tournament === undefined && !Object.values(freed.players).some(isPerson)) {
      return changeTo(null, [vacated, { kind: 'gone', why: 'deserted' }, { kind: 'listing' }]);
    }
    return changeTo({ ...stored, data: freed }, [vacated, ...SEATS_CHANGED]);
  }
  const played = isOver(data) ? stored : withStandIn(game, stored, seat, 'resigned');
  const { member: _, ...left } = playerAt(played.data, seat)!;
  const control = withoutOwn(played.control, seat, playerAt(data, seat)?.name);
  const bot = left.data as BotData | undefined;
  const name = distinctName(FORMER_MEMBER, namesBeside(data, seat));
  const former: PlayerData = {
    ...left,
    name,
    credentials: nobodys,
    former: true,
    ...(!isOver(data) && bot !== undefined && { data: { ...bot, resigned: true } satisfies BotData }),
  };
  return changeTo(
    {
      ...played,
      data: withoutName(withPlayer(played.data, former), seat, playerAt(data, seat)?.name, name),
      control: { ...control, former: { ...control.former, [seat]: member } },
    },
    [vacated, ...SEATS_CHANGED],
  );
};

/** Nobody is told of the seat's turns any more, nor may fetch its secret, nothing is chosen for it beforehand, and what they said at the match before is gone. */
const withoutOwn = (
  { notify, offers, before, beforehand, ...control }: Control,
  seat: Seat,
  name?: string,
): Control => ({
  ...control,
  ...(before !== undefined && {
    before: { ...before, lines: before.lines.filter(line => line.before !== name) },
  }),
  ...(beforehand !== undefined && { beforehand: withoutSeat(beforehand, seat) }),
  ...(notify !== undefined && { notify: withoutSeat(notify, seat) }),
  ...(offers !== undefined && { offers: withoutSeat(offers, seat) }),
});

const withoutSeat = <Kept>(kept: Readonly<Record<Seat, Kept>>, seat: Seat): Readonly<Record<Seat, Kept>> => {
  const { [seat]: _, ...others } = kept;
  return others;
};

/** Neither what they said is kept, nor their name in what a rematch says of the matches before. */
const withoutName = (data: MatchData, seat: Seat, name: string | undefined, instead: string): MatchData => {
  const { talk = [], rematch, ...rest } = data;
  const others = talk.filter(line => line.seat !== seat);
  const named = (called: string) => (called === name ? instead : called);
  return {
    ...rest,
    ...(others.length > 0 && { talk: others }),
    ...(rematch !== undefined && {
      rematch: {
        ...rematch,
        by: named(rematch.by),
        series: {
          ...rematch.series,
          wins: rematch.series.wins.map(won => ({ ...won, name: named(won.name) })),
        },
      },
    }),
  };
};

const PUT = `INSERT INTO member_seat (match_id, seat, member, game, sealed, over_at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (match_id, seat) DO UPDATE SET member = excluded.member, sealed = excluded.sealed`;
const RESEAL = 'UPDATE member_seat SET sealed = $4 WHERE match_id = $1 AND seat = $2 AND member = $3';
const FREE = 'DELETE FROM member_seat WHERE match_id = $1 AND seat = $2';
const END = 'UPDATE member_seat SET over_at = $2 WHERE match_id = $1';

/**
 * What a write of a match changes about whose seats are whose. It is written in the same transaction, whatever the command was:
 * so no seat is lost, or kept, by a server that ends in between. With a match that is removed its seats go by themselves.
 */
export const memberSeatsWritten: Beside = ({ before, next }, command) => {
  if (next === null) return [];
  const { id, data } = next;
  const steps: TableStep[] = [];
  if (command?.kind === 'rekey')
    steps.push([RESEAL, id, command.seat, command.member.id, command.member.sealed]);
  if (data.players !== before.data.players) {
    for (const { id: seat, member } of Object.values(data.players)) {
      const held = playerAt(before.data, seat)?.member;
      if (member === held) continue;
      const sitting = sittingIn(command);
      const overAt = isOver(data) ? data.updatedAt : null;
      steps.push(
        member === undefined || sitting === undefined
          ? [FREE, id, seat]
          : [PUT, id, seat, member, data.gameName, sitting.sealed, overAt],
      );
    }
  }
  const isEnd = isOver(data) && !isOver(before.data);
  if (isEnd && Object.values(data.players).some(({ member }) => member !== undefined)) {
    steps.push([END, id, data.updatedAt]);
  }
  return steps;
};

const sittingIn = (command: Command | null): MemberSitting | undefined =>
  command?.kind === 'sit' || command?.kind === 'keep-seat' ? command.member : undefined;
