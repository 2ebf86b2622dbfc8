import type { AnswerOf, BodyOf } from '../../../wire/routes.ts';
import { ask, withIdempotencyKey } from '../lobby/api.ts';

/** What the server tells of tournaments and leagues, and is asked to do there. All of these throw a LobbyError. */
export type TournamentSummary = AnswerOf<'GET /tournaments'>['tournaments'][number];
export type Tournament = AnswerOf<'GET /tournaments/:id'>;
export type Kind = Tournament['kind'];
export type Round = Tournament['rounds'][number];
export type TournamentTable = Round['tables'][number];
export type Standing = Tournament['standings'][number];
export type Entrant = Tournament['members'][number];
export type LeagueSummary = AnswerOf<'GET /leagues'>['leagues'][number];
export type League = AnswerOf<'GET /leagues/:id'>;
export type NewTournament = BodyOf<'POST /tournaments'>;
export type NewLeague = BodyOf<'POST /leagues'>;

const longPolled = (id: string, known?: number): string =>
  encodeURIComponent(id) + (known === undefined ? '' : `?known=${known}`);

export const fetchTournaments = async (): Promise<readonly TournamentSummary[]> =>
  (await ask<'GET /tournaments'>('/tournaments')).tournaments;

/** @param known the changes that one knows: answered is once there are others, or after a while */
export const fetchTournament = (id: string, signal: AbortSignal, known?: number): Promise<Tournament> =>
  ask<'GET /tournaments/:id'>(`/tournaments/${longPolled(id, known)}`, { signal });

export const fetchLeagues = async (): Promise<readonly LeagueSummary[]> =>
  (await ask<'GET /leagues'>('/leagues')).leagues;

export const fetchLeague = (id: string, signal: AbortSignal, known?: number): Promise<League> =>
  ask<'GET /leagues/:id'>(`/leagues/${longPolled(id, known)}`, { signal });

/** @returns the id of what was made */
export const makeTournament = async (made: NewTournament): Promise<string> =>
  (
    await withIdempotencyKey({ tournament: made }, key =>
      ask<'POST /tournaments'>('/tournaments', { body: made, key }),
    )
  ).id;
export const makeLeague = async (made: NewLeague): Promise<string> =>
  (await withIdempotencyKey({ league: made }, key => ask<'POST /leagues'>('/leagues', { body: made, key })))
    .id;

type What = 'tournaments' | 'leagues';
export const join = (what: What, id: string): Promise<unknown> =>
  ask<'POST /tournaments/:id/join'>(`/${what}/${id}/join`, { body: {} });
export const leave = (what: What, id: string): Promise<unknown> =>
  ask<'POST /tournaments/:id/leave'>(`/${what}/${id}/leave`, { body: {} });

export const begin = (id: string): Promise<unknown> =>
  ask<'POST /tournaments/:id/start'>(`/tournaments/${id}/start`, { body: {} });
export const remove = (id: string, member: string): Promise<unknown> =>
  ask<'POST /tournaments/:id/remove'>(`/tournaments/${id}/remove`, { body: { member } });
export const callOff = (id: string): Promise<unknown> =>
  ask<'DELETE /tournaments/:id'>(`/tournaments/${id}`, { method: 'DELETE' });
