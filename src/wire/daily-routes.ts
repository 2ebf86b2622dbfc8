import { beginDailyBody, begunDaily, dailyOverview, dailyTable } from './daily.ts';

/** A page that is read from several tables. */
const MANY = 5;

/** The routes of the deal of the day. */
export const DAILY_ROUTES = {
  'GET /daily': {
    answer: dailyOverview,
    cost: MANY,
    about:
      'Today’s deals, one of each game, and those of the last week, which anybody may play without the server. A day is one of UTC.',
  },
  'GET /daily/:name/:day': {
    answer: dailyTable,
    cost: MANY,
    about:
      'Who came to what with a deal. `?match`: a guest’s own, by the id of their match, as long as the day lasts. 404: a day to come, or of which there is no deal.',
  },
  'POST /daily/:name': {
    body: beginDailyBody,
    answer: begunDaily,
    cost: MANY,
    limit: 'creates',
    about:
      'Begins today’s deal, or goes on with it: a member’s one try is the same on all their devices, and is so from its beginning. A guest may bear an `Idempotency-Key`. `uncounted`: it counts for nobody. 409 `played-here`: a member plays it at this address just now, within their first hour.',
  },
} as const;
