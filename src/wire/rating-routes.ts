import { leaders, matchRatings, ratingHistory } from './ratings.ts';

/** A page of a list that is read for whoever asks. */
const LIST = 5;

/** What is asked for again and again until it is there. */
const LOOK = 2;

/** The routes of how strong members are. */
export const RATING_ROUTES = {
  'GET /ratings/:game/:pace': {
    answer: leaders,
    cost: LIST,
    about:
      'The members of a game by their rating in rated matches, the best first; `pace`: `live` (a clock of seconds or minutes) or `slow` (by days, or none). `?list`: `ranked`, or `provisional`, those of fewer than ten. `limit`: 1 to 100, else 50; `after`: the `next` of the page before. Where the setting `private-ratings` is true, a place has neither name nor member for others.',
  },
  'GET /ratings/:game/:pace/:name': {
    answer: ratingHistory,
    cost: LIST,
    about:
      'The last 200 rated matches of a member, and the rating after each. 404: there is no such member; 403 `private`: theirs are for them alone.',
  },
  'GET /games/:name/:id/ratings': {
    answer: matchRatings,
    cost: LOOK,
    about:
      'What a rated match has made of the ratings of those at it, which is counted a moment after its end. Empty where it is not rated. Where the setting `private-ratings` is true, a rating is told to its owner alone.',
  },
} as const;
