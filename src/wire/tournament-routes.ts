import { done } from './answers.ts';
import { emptyBody } from './bodies.ts';
import {
  entrantBody,
  league,
  leagues,
  madeTournament,
  newLeagueBody,
  newTournamentBody,
  tournament,
  tournaments,
} from './tournaments.ts';

/** A page that is read from several tables. */
const MANY = 5;

/** The routes of tournaments and leagues. */
export const TOURNAMENT_ROUTES = {
  'GET /tournaments': {
    answer: tournaments,
    cost: MANY,
    about:
      'Tournaments that are open or running, and the last that are over, the latest made first; `?game`: of one game.',
  },
  'POST /tournaments': {
    body: newTournamentBody,
    answer: madeTournament,
    cost: MANY,
    limit: 'creates',
    about:
      'Makes a tournament, whose host is whoever asks, and is in it. More than two at a table only in `swiss`; `bots` may take part only where it is not `rated`. 429 `tournaments-of-member`: too many of theirs are not over. May bear an `Idempotency-Key`.',
  },
  'GET /tournaments/:id': {
    answer: tournament,
    cost: 2,
    about:
      'All of a tournament, for a page that follows it: with `?known=CHANGES` of the answer before it comes once something has changed, at the latest after 15 seconds. Has an ETag: asked again with `If-None-Match`, 304 where nothing has.',
  },
  'POST /tournaments/:id/join': {
    body: emptyBody,
    answer: done,
    cost: 1,
    about:
      'Whoever asks is in; in `swiss` also while it runs, until its last round, with no points for the rounds before. 409 `begun`, `full`, `blocked` (by its host), `removed` (by its host), `of-league`: it is the season of one.',
  },
  'POST /tournaments/:id/leave': {
    body: emptyBody,
    answer: done,
    cost: 1,
    about:
      'Is in no more; where it runs, plays no more rounds: a table under way goes on, as by its clock. 409 `not-in`.',
  },
  'POST /tournaments/:id/start': {
    body: emptyBody,
    answer: done,
    cost: 1,
    about: 'The host begins it. 403 `not-host`; 409 `begun`, `too-few`.',
  },
  'POST /tournaments/:id/remove': {
    body: entrantBody,
    answer: done,
    cost: 1,
    about: 'The host takes somebody out, who cannot join again. 403 `not-host`; 409 `not-in`.',
  },
  'DELETE /tournaments/:id': {
    answer: done,
    cost: 1,
    about: 'The host calls it off, as long as it has not begun. 403 `not-host`; 409 `begun`.',
  },
  'GET /leagues': { answer: leagues, cost: MANY, about: 'All leagues; `?game`: of one game.' },
  'POST /leagues': {
    body: newLeagueBody,
    answer: madeTournament,
    cost: MANY,
    limit: 'creates',
    about:
      'Makes a league, whose host is whoever asks, and is in it. `clock`: one of days; 400 `clock-too-slow`: with it a season would end before its matches. A season lasts a month (UTC); in each division everybody meets everybody, all at once; the two best go up, the two last go down. May bear an `Idempotency-Key`.',
  },
  'GET /leagues/:id': {
    answer: league,
    cost: MANY,
    about:
      'All of a league, followed as a tournament is; what changes at one of its tables is a change of its.',
  },
  'POST /leagues/:id/join': {
    body: emptyBody,
    answer: done,
    cost: 1,
    about: 'Whoever asks plays from the next season on, in the last division. 409 `full`, `blocked`.',
  },
  'POST /leagues/:id/leave': {
    body: emptyBody,
    answer: done,
    cost: 1,
    about: 'Plays no more seasons. 409 `not-in`.',
  },
} as const;
