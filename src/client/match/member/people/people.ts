import type { AnswerOf } from '../../../../wire/routes.ts';
import { ask } from '../../lobby/api.ts';

export type Profile = AnswerOf<'GET /members/:name'>;
export type RatedMatch = AnswerOf<'GET /ratings/:game/:pace/:name'>['matches'][number];
export type Leaders = AnswerOf<'GET /ratings/:game/:pace'>;
export type Blocked = AnswerOf<'GET /account/blocks'>['blocked'];
export type Pace = 'live' | 'slow';

/** What is asked of the server about people. All of these throw a LobbyError. */
export const fetchProfile = (name: string): Promise<Profile> =>
  ask<'GET /members/:name'>(`/members/${encodeURIComponent(name)}`);

export const fetchHistory = async (game: string, pace: Pace, name: string): Promise<readonly RatedMatch[]> =>
  (await ask<'GET /ratings/:game/:pace/:name'>(`/ratings/${game}/${pace}/${encodeURIComponent(name)}`))
    .matches;

export type LeaderList = 'ranked' | 'provisional';

/** A page of those who stand in a list, the best first. @param after the `next` of the page before */
export const fetchLeaders = (
  game: string,
  pace: Pace,
  list: LeaderList,
  after?: string,
): Promise<Leaders> => {
  const query = new URLSearchParams({ list, limit: '50', ...(after !== undefined && { after }) });
  return ask<'GET /ratings/:game/:pace'>(`/ratings/${game}/${pace}?${query}`);
};

export const fetchBlocked = async (): Promise<Blocked> =>
  (await ask<'GET /account/blocks'>('/account/blocks')).blocked;

export const block = (member: string): Promise<unknown> =>
  ask<'POST /account/blocks'>('/account/blocks', { body: { member } });

export const unblock = (member: string): Promise<unknown> =>
  ask<'DELETE /account/blocks/:id'>(`/account/blocks/${member}`, { method: 'DELETE' });
