import type { Logger } from 'pino';
import { paceOf } from '../../game/shared/table-clock.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Matches } from '../match/matches.ts';
import { CannotStore } from '../match/ports.ts';
import { hasResigned, hasStandIn, isOver, playerAt, publicPlayers } from '../match/seats.ts';
import { seatsToAct } from '../match/served-game.ts';
import type { MemberSeat, MemberSeats } from './member-seats.ts';

type Desk = AnswerOf<'GET /account/desk'>;
type OnDesk = Desk['matches'][number];

type Parts = {
  readonly matches: Matches;
  readonly seats: Pick<MemberSeats, 'inPlay'>;
  readonly log: Pick<Logger, 'error'>;
};

/**
 * Every match of a member's that is neither over nor given up: those that wait for them first, by the time that is left. Without
 * one that is damaged, of which the log hears.
 */
export const deskOf = async ({ matches, seats, log }: Parts, member: string): Promise<Desk> => {
  const held = await seats.inPlay(member);
  const found = await Promise.all(
    held.map(seat =>
      onDesk(matches, seat).catch(error => {
        if (error instanceof CannotStore) throw error;
        log.error({ err: error, matchID: seat.matchID }, 'a match of a member cannot be read');
        return null;
      }),
    ),
  );
  return { matches: found.flatMap(each => each ?? []).toSorted(inOrder) };
};

const onDesk = async (matches: Matches, { matchID, seat, game }: MemberSeat): Promise<OnDesk | null> => {
  const match = await matches.load(matchID);
  const served = matches.game(game);
  // It may have ended since its seats were read.
  if (match === null || served === undefined || isOver(match.data)) return null;
  const { data, state, control } = match;
  const own = playerAt(data, seat);
  if (own === undefined || hasResigned(own)) return null;
  const toAct = state === null ? [] : [...seatsToAct(served, state)];
  const isMine = toAct.includes(seat) && !hasStandIn(own);
  const { clocks } = control.deadlines;
  const dues = (isMine ? [seat] : toAct).flatMap(each => clocks[each] ?? []);
  const until = dues.length === 0 ? null : Math.min(...dues);
  return {
    game,
    matchID,
    seat,
    stage: state === null ? 'open' : 'running',
    players: publicPlayers(data, matches.presentAt(matchID)),
    toAct,
    isMine,
    left: until === null ? null : Math.max(0, until - matches.now()),
    until,
    pace: paceOf(data.setupData),
    since: data.updatedAt,
  };
};

/** Of those that wait for the member the most urgent first, then whichever has waited longest; of others the latest. */
const inOrder = (a: OnDesk, b: OnDesk): number => {
  if (a.isMine !== b.isMine) return a.isMine ? -1 : 1;
  if (!a.isMine) return Number(a.stage === 'open') - Number(b.stage === 'open') || b.since - a.since;
  const [left, other] = [a.left ?? Number.MAX_VALUE, b.left ?? Number.MAX_VALUE];
  return left - other || a.since - b.since;
};
