import { addressBody } from '../../wire/addresses.ts';
import { tokenBody } from '../../wire/bodies.ts';
import { playedBody } from '../../wire/played.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Router } from '../boardgame.ts';
import { accountBody, allowedBy, onAccount } from './account-routes.ts';
import { type Addresses, boxOf } from './addresses.ts';
import type { PlayedBy } from './played.ts';
import type { Sessions } from './sessions.ts';
import type { SignInLimits } from './sign-in-limits.ts';

type Parts = {
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  readonly addresses: Addresses;
  readonly played: PlayedBy;
};

/** More than so many matches weigh, and less than proxies let through. */
const PLAYED_BYTES = 60_000;

/** What a member carries from one device to another besides their name: a mail address, and what they have played. */
export const carriedRoutes = (router: Router, { sessions, limits, addresses, played }: Parts): void => {
  const on = onAccount(router);
  const allowed = allowedBy(limits);

  on('get', '/account/played', async ctx => {
    const { member } = await sessions.own(ctx);
    ctx.body = { matches: await played.all(member.id) } satisfies AnswerOf<'GET /account/played'>;
  });
  on('put', '/account/played', async ctx => {
    const { member } = await sessions.own(ctx);
    await played.add(member.id, (await accountBody(ctx, playedBody, PLAYED_BYTES)).matches);
    ctx.body = {};
  });

  on('get', '/account/address', async ctx => {
    const { member } = await sessions.own(ctx);
    ctx.body = {
      isOffered: addresses.isOffered,
      address: await addresses.of(member.id),
    } satisfies AnswerOf<'GET /account/address'>;
  });
  on('put', '/account/address', async ctx => {
    const { member } = await sessions.own(ctx);
    const { address, language = 'en' } = await accountBody(ctx, addressBody);
    if (!addresses.isOffered) allowed(ctx, { refused: 'no-letters' });
    await limits.letter(ctx, `member ${member.id}`);
    await limits.letter(ctx, `box ${boxOf(address)}`);
    await addresses.ask(member, address, language);
    ctx.body = {};
  });
  on('delete', '/account/address', async ctx => {
    const { member } = await sessions.own(ctx);
    allowed(ctx, (await addresses.remove(member)) ?? {});
    ctx.body = {};
  });
  on('post', '/account/address/confirm', async ctx => {
    const { member } = await sessions.own(ctx);
    await limits.attempt(ctx);
    const { token } = await accountBody(ctx, tokenBody);
    allowed(ctx, (await addresses.confirm(member, token)) ?? {});
    ctx.body = {};
  });
  on('post', '/account/session/letter', async ctx => {
    await limits.attempt(ctx);
    const { address, language = 'en' } = await accountBody(ctx, addressBody);
    if (!addresses.isOffered) allowed(ctx, { refused: 'no-letters' });
    await limits.letter(ctx, `box ${boxOf(address)}`);
    // Not waited for: how long it takes would tell whether somebody comes back by this address.
    void addresses.sendWayBack(address, language);
    ctx.body = {};
  });
  on('get', '/account/session/ways', async ctx => {
    ctx.body = { letter: addresses.isOffered } satisfies AnswerOf<'GET /account/session/ways'>;
  });
};
