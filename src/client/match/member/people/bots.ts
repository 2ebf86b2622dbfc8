import type { AnswerOf } from '../../../../wire/routes.ts';
import { ask, withIdempotencyKey } from '../../lobby/api.ts';

/** What is asked of the server about bots of members. All of these throw a LobbyError. */
export type Bots = AnswerOf<'GET /account/bots'>;
export type Bot = Bots['bots'][number];
export type KnownBot = AnswerOf<'GET /bots/:id'>;

export const fetchBots = (): Promise<Bots> => ask<'GET /account/bots'>('/account/bots');

/** @returns its token, which is told this once */
export const makeBot = (name: string): Promise<string> =>
  withIdempotencyKey(
    { bot: name },
    async key => (await ask<'POST /account/bots'>('/account/bots', { body: { name }, key })).token,
  );

/** @returns the token that is worth something from now on */
export const newTokenOf = async (id: string): Promise<string> =>
  (await ask<'POST /account/bots/:id/token'>(`/account/bots/${id}/token`, { body: {} })).token;

export const withdrawBot = (id: string): Promise<unknown> =>
  ask<'DELETE /account/bots/:id'>(`/account/bots/${id}`, { method: 'DELETE' });

/** What everybody may know of one, by its id or its name, asked for once. */
export const fetchBot = (id: string): Promise<KnownBot> => {
  const known = asked.get(id) ?? ask<'GET /bots/:id'>(`/bots/${encodeURIComponent(id)}`);
  asked.set(id, known);
  known.catch(() => asked.delete(id));
  return known;
};
const asked = new Map<string, Promise<KnownBot>>();
