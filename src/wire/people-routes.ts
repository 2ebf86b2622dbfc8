import { claimed, done } from './answers.ts';
import { emptyBody } from './members.ts';
import { blockBody, blocked, bringSeatsBody, broughtSeats } from './people.ts';

/** What a page asks that reads many matches. */
const MANY = 5;

/** The routes of a member's seats, and of other people. */
export const PEOPLE_ROUTES = {
  'POST /games/:name/:id/my-seat': {
    body: emptyBody,
    answer: claimed,
    cost: 1,
    about:
      'The seat of whoever is signed in, on whatever device it was taken. 404 `no-seat`; 401 `signed-out`.',
  },
  'POST /account/seats': {
    body: bringSeatsBody,
    answer: broughtSeats,
    cost: MANY,
    about:
      'Seats that were taken as a guest are the member’s from now on, also of matches that are over, each where its credentials are right. Not refused where it is theirs already. `members-seat`: another member’s; `already-here`: one has another seat in that match.',
  },
  'GET /account/blocks': { answer: blocked, cost: 1, about: 'Whom the member has blocked.' },
  'POST /account/blocks': {
    body: blockBody,
    answer: done,
    cost: 1,
    about:
      'Whoever is blocked cannot sit down at a table where the member sits, and nothing that they write is told to the member. They are not told.',
  },
  'DELETE /account/blocks/:id': { answer: done, cost: 1, about: 'They may again.' },
} as const;
