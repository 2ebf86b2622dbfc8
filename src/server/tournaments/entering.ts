import { MOST_ENTRANTS, MOST_IN_ROUND_ROBIN } from '../../wire/tournaments.ts';
import type { RouteContext } from '../boardgame.ts';
import type { Blocks } from '../members/blocks.ts';
import type { WholeTournament } from './tournament.ts';
import type { Tournaments } from './tournaments.ts';

/** What is done to tournaments over HTTP, by members and by bots of theirs, with its refusals. */

/** Who joins or leaves; with the member whose bot it is, where it is one. */
export type Entering = { readonly id: string; readonly botOf?: string };

/** As often as others may change a tournament meanwhile. */
const TRIES = 20;

export const enteringFor = (
  tournaments: Tournaments,
  { blocks, now }: { readonly blocks: Pick<Blocks, 'has'>; readonly now: () => number },
) => {
  const { store } = tournaments;
  const found = async (ctx: RouteContext): Promise<WholeTournament> =>
    (await store.byID(ctx.params.id ?? '')) ??
    ctx.throw(404, 'there is no such tournament', { reason: 'unknown' });

  /** Changes a tournament as it is now, again where somebody else has changed it meanwhile. */
  const change = async (
    ctx: RouteContext,
    make: (now: WholeTournament) => Parameters<typeof store.write>,
  ): Promise<void> => {
    await untilWritten(ctx, async () => {
      const tournament = await found(ctx);
      if (tournament.choices.league !== undefined) refuse(ctx, 409, 'of-league');
      return store.write(...make(tournament));
    });
    tournaments.wake();
  };

  return {
    found,
    change,
    join: async (ctx: RouteContext, { id, botOf }: Entering): Promise<void> => {
      const { host, choices: chosen } = await found(ctx);
      if (botOf !== undefined && !chosen.bots) refuse(ctx, 403, 'people-only');
      if (host !== null && (await blocks.has(host, botOf ?? id))) refuse(ctx, 409, 'blocked');
      await change(ctx, tournament => {
        const { entrants, choices, stage, round, ofRounds } = tournament;
        const own = entrants.find(each => each.member === id);
        const isBack = own !== undefined && choices.kind !== 'knockout';
        const isLate = choices.kind === 'swiss' && round < (ofRounds ?? 0);
        if (stage !== 'open' && !(stage === 'running' && (isBack || isLate))) refuse(ctx, 409, 'begun');
        const most = choices.kind === 'round-robin' ? MOST_IN_ROUND_ROBIN : MOST_ENTRANTS;
        if (own === undefined && entrants.length >= most) refuse(ctx, 409, 'full');
        return [store.touch(tournament), store.enter(tournament.id, id, now())];
      });
      // Whoever was removed is not in.
      const { entrants } = await found(ctx);
      if (!entrants.some(each => each.member === id && !each.hasLeft)) refuse(ctx, 409, 'removed');
    },
    leave: (ctx: RouteContext, { id }: Entering): Promise<void> =>
      change(ctx, tournament => {
        if (!tournament.entrants.some(each => each.member === id && !each.hasLeft))
          refuse(ctx, 409, 'not-in');
        const step =
          tournament.stage === 'open' ? store.forget(tournament.id, id) : store.withdraw(tournament.id, id);
        return [store.touch(tournament), step];
      }),
  };
};
export type EnteringTournaments = ReturnType<typeof enteringFor>;

/** Tries again where somebody else has changed it meanwhile. @throws 409 where that does not end */
export const untilWritten = async (ctx: RouteContext, write: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries++) {
    if (!(await write())) continue;
    ctx.body = {};
    return;
  }
  refuse(ctx, 409, 'busy');
};

export const refuse = (ctx: RouteContext, status: number, reason: keyof typeof SENTENCES): never =>
  ctx.throw(status, SENTENCES[reason], { reason });

const SENTENCES = {
  'tournaments-of-member': 'too many of your tournaments are not over',
  'people-only': 'this tournament is for people',
  'not-host': 'that is for the host of the tournament',
  'not-in': 'they are not in it',
  'too-few': 'two at least have to be in',
  busy: 'too many change it at once: ask again',
  begun: 'it has begun, or is over',
  'of-league': 'it is the season of a league: that may be joined or left',
  full: 'as many are in as it holds',
  blocked: 'you cannot join this tournament',
  removed: 'its host has taken you out',
} as const;
