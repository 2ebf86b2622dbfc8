/** What the people at a table may do with it besides playing. */

import { emptyBody, hostBody, leaveBody, setupDataSchema, tokenBody, voteBody } from '../../wire/bodies.ts';
import type { RouteContext, Router } from '../boardgame.ts';
import { complaintOf } from '../http/complaint.ts';
import { bodyAs } from '../http/json-body.ts';
import { type Command, type HostAct, isRefusal } from '../match/commands.ts';
import { hashOf } from '../match/credentials.ts';
import type { Matches } from '../match/matches.ts';
import { newOffer, OFFERED_MS, openOffer } from '../match/offers.ts';
import { playerAt } from '../match/seats.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { asHttpError, matchIn, ownSeat } from './requests.ts';
import { type Sitters, seatHeld } from './sitters.ts';

type Post = (path: string, handle: (ctx: RouteContext) => Promise<void>) => void;
type Sitter = { readonly playerID: string; readonly credentials: string };

export const tableRoutes = (router: Router, matches: Matches, sitters: Sitters): void => {
  const post: Post = (path, handle) => void router.post(`/games/:name/:id/${path}`, handle);
  const send = async (ctx: RouteContext, match: StoredMatch, command: Command) => {
    const done = await matches.send(match.id, command, match);
    if (isRefusal(done)) throw asHttpError(ctx, done.refused);
  };
  const atSeat = async (ctx: RouteContext, { playerID, credentials }: Sitter) => {
    const match = await matchIn(ctx, matches);
    ownSeat(ctx, match.data, playerID, credentials);
    return { match, owner: { seat: Number(playerID), credentials } };
  };

  post('host', async ctx => {
    const body = await bodyAs(ctx, hostBody);
    const { match, owner } = await atSeat(ctx, body);
    await send(ctx, match, { kind: 'host', ...owner, act: actOf(ctx, matches, match, body.act) });
    ctx.body = {};
  });
  post('resign', async ctx => {
    const { match, owner } = await atSeat(ctx, await bodyAs(ctx, leaveBody));
    await send(ctx, match, { kind: 'resign', ...owner });
    ctx.body = {};
  });
  post('vote', async ctx => {
    const body = await bodyAs(ctx, voteBody);
    const { match, owner } = await atSeat(ctx, body);
    await send(ctx, match, { kind: 'vote', ...owner, against: Number(body.against) });
    ctx.body = {};
  });
  post('offer', async ctx => {
    const { match, owner } = await atSeat(ctx, await bodyAs(ctx, leaveBody));
    const { token, offer } = newOffer(owner.credentials, matches.now());
    await send(ctx, match, { kind: 'offer-seat', ...owner, offer });
    ctx.set('cache-control', 'no-store');
    ctx.body = { token, seconds: OFFERED_MS / 1000 };
  });
  post('my-seat', async ctx => {
    const member = (await sitters.memberOf(ctx)) ?? ctx.throw(401, 'sign in first', { reason: 'signed-out' });
    await bodyAs(ctx, emptyBody);
    const held = await seatHeld(sitters, await matchIn(ctx, matches), member.id);
    if (held === null) throw asHttpError(ctx, 'no-seat');
    ctx.set('cache-control', 'no-store');
    ctx.body = held;
  });
  post('claim', async ctx => {
    const { token } = await bodyAs(ctx, tokenBody);
    const match = await matchIn(ctx, matches);
    const hash = hashOf(token);
    const found = Object.entries(match.control.offers ?? {}).find(([, offer]) => offer.hash === hash);
    if (found === undefined) throw asHttpError(ctx, 'no-offer');
    const [playerID, offer] = found;
    await send(ctx, match, { kind: 'take-offer', hash });
    const playerCredentials = openOffer(token, offer);
    // Whoever sat there may have got up since.
    ownSeat(ctx, match.data, playerID, playerCredentials);
    ctx.set('cache-control', 'no-store');
    ctx.body = { playerID, playerCredentials, playerName: playerAt(match.data, playerID)?.name };
  });
};

/** What the host wants done, as the match takes it. */
const actOf = (
  ctx: RouteContext,
  matches: Matches,
  { data }: StoredMatch,
  act: ReturnType<typeof hostBody.parse>['act'],
): HostAct => {
  switch (act.do) {
    case 'seat-bot':
      return { ...act, at: Number(act.at) };
    case 'free':
      return { ...act, at: Number(act.at) };
    case 'hand-on':
      return { ...act, to: Number(act.to) };
    case 'options': {
      const { meta } = matches.game(data.gameName)!.module;
      const schema = setupDataSchema(meta, Object.keys(data.players).length);
      const { success, data: setupData, error } = schema.safeParse(act.setupData);
      if (!success) return ctx.throw(400, complaintOf(error));
      const { bots: _, ...options } = setupData as Record<string, unknown>;
      return { do: 'options', options };
    }
    default:
      return act;
  }
};
