import type { Context } from 'koa';
import { emptyBody } from '../../wire/bodies.ts';
import {
  addPasskeyBody,
  beginPasskeyBody,
  MOST_SETTINGS,
  newMemberBody,
  renameBody,
  settingsBody,
  signInBody,
} from '../../wire/members.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Router } from '../boardgame.ts';
import type { IdempotencyKeys } from '../lobby/idempotency-keys.ts';
import type { TableStep } from '../tables.ts';
import { accountBody, allowedBy, onAccount } from './account-routes.ts';
import { deviceName } from './device-name.ts';
import type { MemberOutbox } from './member-outbox.ts';
import type { Member } from './member-store.ts';
import { LINK_MS, type Members, type SignedIn } from './members.ts';
import type { Site } from './passkeys.ts';
import type { Refused } from './refusals.ts';
import type { Sessions } from './sessions.ts';
import type { SignInLimits } from './sign-in-limits.ts';

type Parts = {
  readonly members: Members;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  readonly idempotencyKeys: Pick<IdempotencyKeys, 'secret'>;
  /** Calls a member otherwise also where they sit. */
  readonly renaming: Pick<MemberOutbox, 'do'>;
  /** Gives a member's seats new secrets: one of their devices is signed out. */
  readonly rekeying: Pick<MemberOutbox, 'mark' | 'do'>;
  /** A member has changed something that their pages show. */
  readonly memberChanged: (id: string) => void;
  /** What the site is called where a passkey is kept. */
  readonly siteName?: string;
};

/** The routes by which somebody becomes and is a member (`src/wire/members.ts`). */
export const memberRoutes = (
  router: Router,
  {
    members,
    sessions,
    limits,
    idempotencyKeys,
    renaming,
    rekeying,
    memberChanged,
    siteName = 'The House of Ra',
  }: Parts,
): void => {
  const on = onAccount(router);
  const allowed = allowedBy(limits);
  const siteOf = (ctx: Context): Site => {
    const origin = ctx.get('origin');
    if (origin === '') ctx.throw(403, 'a page has to ask for that', { reason: 'origin' });
    return { origin, name: siteName };
  };
  const deviceOf = (ctx: Context): string => deviceName(ctx.get('user-agent'));
  /** Whoever has the device plays none of the member's seats any more. @returns false where there is no such session */
  const signOut = async (member: string, session: string): Promise<boolean> => {
    const isDone = await members.store.write(...signingOut(member, session));
    memberChanged(member);
    if (isDone) await rekeying.do(member);
    return isDone;
  };
  const signingOut = (member: string, session: string): [TableStep, ...TableStep[]] => [
    ...members.store.endSession(member, session),
    rekeying.mark(member),
  ];
  const letIn = (ctx: Context, way: Way, done: SignedIn): { readonly member: OwnMember } => {
    sessions.set(ctx, done.secret);
    limits.meter.signedIn(way);
    return { member: ownMemberOf(done.member) };
  };

  on('get', '/account', async ctx => {
    const member = await sessions.memberOf(ctx);
    if (member !== null) sessions.renew(ctx);
    ctx.body = { member: member && ownMemberOf(member) } satisfies AnswerOf<'GET /account'>;
  });
  on('post', '/account', async ctx => {
    await limits.join(ctx);
    const wanted = await accountBody(ctx, newMemberBody);
    const ownSecret = await idempotencyKeys.secret(ctx, `session of ${wanted.name}`);
    const here = await sessions.seen(ctx);
    // Of an answer that was lost the browser may have read the cookie.
    const isOwn =
      here !== null && ownSecret !== null && (await members.seen(ownSecret))?.session === here.session;
    if (here !== null && !isOwn) allowed(ctx, { refused: 'signed-in' });
    const joined = await members.join({ ...wanted, device: deviceOf(ctx), site: siteOf(ctx), ownSecret });
    const done = allowed(ctx, joined);
    ctx.body = { ...letIn(ctx, 'new', done), codes: done.codes } satisfies AnswerOf<'POST /account'>;
  });
  on('post', '/account/passkeys/begin', async ctx => {
    await limits.attempt(ctx);
    const { name } = await accountBody(ctx, beginPasskeyBody);
    const member = await sessions.memberOf(ctx);
    // Or a key would be kept on the device that opens nothing.
    if (member === null && name !== undefined && (await members.isMembersName(name)))
      allowed(ctx, { refused: 'name-taken' });
    const options = await members.beginPasskey(siteOf(ctx), member?.name ?? name ?? '', member);
    ctx.body = { options: { ...options } } satisfies AnswerOf<'POST /account/passkeys/begin'>;
  });
  on('post', '/account/passkeys', async ctx => {
    const { member } = await sessions.own(ctx);
    const { passkey } = await accountBody(ctx, addPasskeyBody);
    allowed(ctx, (await members.addPasskey(member, deviceOf(ctx), siteOf(ctx), passkey)) ?? {});
    ctx.body = {};
  });
  on('delete', '/account/passkeys/:id', async ctx => {
    const { member } = await sessions.own(ctx);
    allowed(ctx, (await members.removePasskey(member, ctx.params.id ?? '')) ?? {});
    ctx.body = {};
  });
  on('get', '/account/ways-in', async ctx => {
    ctx.body = (await members.waysIn(await sessions.own(ctx))) satisfies AnswerOf<'GET /account/ways-in'>;
  });
  on('delete', '/account/devices/:id', async ctx => {
    const { member, session } = await sessions.own(ctx);
    const id = ctx.params.id ?? '';
    if (!(await signOut(member.id, id))) allowed(ctx, { refused: 'unknown' });
    if (id === session) sessions.set(ctx, null);
    ctx.body = {};
  });
  on('post', '/account/codes', async ctx => {
    const { member } = await sessions.own(ctx);
    await accountBody(ctx, emptyBody);
    await limits.attempt(ctx);
    ctx.body = { codes: await members.newCodes(member) } satisfies AnswerOf<'POST /account/codes'>;
  });
  on('post', '/account/link', async ctx => {
    const { member } = await sessions.own(ctx);
    await accountBody(ctx, emptyBody);
    await limits.attempt(ctx);
    const token = await members.newLink(member);
    ctx.body = { token, seconds: LINK_MS / 1000 } satisfies AnswerOf<'POST /account/link'>;
  });
  on('put', '/account/name', async ctx => {
    const { member } = await sessions.own(ctx);
    const { name } = await accountBody(ctx, renameBody);
    const renamed = allowed(ctx, await members.rename(member, name));
    memberChanged(member.id);
    await renaming.do(member.id);
    ctx.body = { member: ownMemberOf(renamed) } satisfies AnswerOf<'PUT /account/name'>;
  });
  on('put', '/account/settings', async ctx => {
    const { member } = await sessions.own(ctx);
    const { settings } = await accountBody(ctx, settingsBody);
    const isDone = await members.store.changeSettings(member.id, settings, MOST_SETTINGS);
    if (!isDone) ctx.throw(400, `settings: must have at most ${MOST_SETTINGS} keys`);
    memberChanged(member.id);
    ctx.body = {};
  });

  on('post', '/account/session/begin', async ctx => {
    await limits.attempt(ctx);
    await accountBody(ctx, emptyBody);
    const options = await members.beginSignIn(siteOf(ctx));
    ctx.body = { options: { ...options } } satisfies AnswerOf<'POST /account/session/begin'>;
  });
  on('post', '/account/session', async ctx => {
    await limits.attempt(ctx);
    const body = await accountBody(ctx, signInBody);
    const [site, device] = [siteOf(ctx), deviceOf(ctx)];
    // Whoever was signed in here before is not, from then on: in the same write, or what is used once would be used for nothing.
    const before = await sessions.seen(ctx);
    const also = before === null ? [] : signingOut(before.member.id, before.session);
    const signIn = async (): Promise<SignedIn | Refused> => {
      if ('passkey' in body) return members.signInWithPasskey(site, device, body.passkey, also);
      if ('token' in body) return members.signInWithLink(body.token, device, also);
      await limits.guess(ctx, body.name);
      return members.signInWithCode(body.name, body.code, device, also);
    };
    const way = 'passkey' in body ? 'passkey' : 'token' in body ? 'link' : 'code';
    ctx.body = letIn(ctx, way, allowed(ctx, await signIn())) satisfies AnswerOf<'POST /account/session'>;
    if (before === null) return;
    memberChanged(before.member.id);
    await rekeying.do(before.member.id);
  });
  on('delete', '/account/session', async ctx => {
    const { member, session } = await sessions.own(ctx);
    await signOut(member.id, session);
    sessions.set(ctx, null);
    ctx.body = {};
  });
};

/** By what somebody has signed in. */
type Way = 'new' | 'passkey' | 'code' | 'link';

type OwnMember = AnswerOf<'POST /account/session'>['member'];

const ownMemberOf = ({ id, name, since, settings }: Member): OwnMember => ({ id, name, since, settings });
