/** A member's seats and matches, and whom they block (`src/wire/people-routes.ts`). */
import { blockBody, bringSeatsBody } from '../../wire/people.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Router } from '../boardgame.ts';
import { isRefusal } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import { accountBody, onAccount } from './account-routes.ts';
import type { Blocks } from './blocks.ts';
import type { Holidays } from './holidays.ts';
import type { MemberSeats } from './member-seats.ts';
import type { Members } from './members.ts';
import type { Sessions } from './sessions.ts';

type Parts = {
  readonly members: Members;
  readonly sessions: Sessions;
  readonly matches: Matches;
  readonly seats: MemberSeats;
  readonly blocks: Blocks;
  readonly holidays: Pick<Holidays, 'tellTable'>;
};

export const seatRoutes = (
  router: Router,
  { members, sessions, matches, seats, blocks, holidays }: Parts,
): void => {
  const on = onAccount(router);

  on('post', '/account/seats', async ctx => {
    const { member } = await sessions.own(ctx);
    const brought = await accountBody(ctx, bringSeatsBody);
    const blockedBy = await blocks.whoBlocks(member.id);
    const refused: (string | null)[] = [];
    for (const { game, matchID, playerID, credentials } of brought.seats) {
      const seat = Number(playerID);
      const match = await matches.load(matchID);
      if (match?.data.gameName !== game) {
        refused.push('unknown-match');
        continue;
      }
      const sitting = await seats.sitting(member.id, matchID, seat, credentials);
      const keep = {
        kind: 'keep-seat',
        seat,
        credentials,
        member: { ...sitting, blockedBy, name: member.name },
      } as const;
      const done = await matches.send(matchID, keep, match);
      if (!isRefusal(done)) await holidays.tellTable(member.id, matchID);
      refused.push(isRefusal(done) ? done.refused : null);
    }
    ctx.body = { refused } satisfies AnswerOf<'POST /account/seats'>;
  });

  on('get', '/account/blocks', async ctx => {
    const { member } = await sessions.own(ctx);
    ctx.body = { blocked: await blocks.of(member.id) } satisfies AnswerOf<'GET /account/blocks'>;
  });
  on('post', '/account/blocks', async ctx => {
    const { member } = await sessions.own(ctx);
    const { member: blocked } = await accountBody(ctx, blockBody);
    if (blocked === member.id) ctx.throw(400, 'nobody blocks themselves');
    if ((await members.store.byID(blocked)) === null) ctx.throw(404, 'there is no such member');
    const isNew = await blocks.add(member.id, blocked, matches.now());
    const known = isNew || (await blocks.of(member.id)).some(({ id }) => id === blocked);
    if (!known) ctx.throw(409, 'more than anybody may block', { reason: 'too-many-blocked' });
    ctx.body = {};
  });
  on('delete', '/account/blocks/:id', async ctx => {
    const { member } = await sessions.own(ctx);
    await blocks.remove(member.id, ctx.params.id ?? '');
    ctx.body = {};
  });
};
