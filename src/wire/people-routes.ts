import { claimed, done } from './answers.ts';
import { emptyBody } from './bodies.ts';
import {
  blockBody,
  blocked,
  bringSeatsBody,
  broughtSeats,
  desk,
  holiday,
  holidayBody,
  now,
  profile,
} from './people.ts';

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
  'GET /account/desk': {
    answer: desk,
    cost: MANY,
    about: 'Every match of the member’s that is neither over nor given up, with whom each waits for.',
  },
  'GET /account/now': {
    answer: now,
    cost: MANY,
    about:
      'Who is signed in, and their desk, for a page that follows both. With `known=MARK` of the answer before it comes once something has changed, at the latest after 15 seconds. 401 `signed-out`, also while it waits.',
  },
  'GET /account/holiday': {
    answer: holiday,
    cost: 1,
    about: 'Whether the member is on holiday, and how many of the 30 days of this year are left.',
  },
  'PUT /account/holiday': {
    body: holidayBody,
    answer: holiday,
    cost: MANY,
    about:
      'On holiday from now on until a moment: in all the member’s matches by days their time stands still. `null`: back. 409 `no-days`: not so many are left.',
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
  'GET /account/data': {
    answer: null,
    cost: MANY,
    about: 'All that is kept of the member, as one JSON file.',
  },
  'DELETE /account': {
    answer: done,
    cost: MANY,
    about:
      'There is no such member any more. Seats at tables that wait are free, in matches bots play on for good, and where the name stood others read `former`.',
  },
  'GET /members/:name': {
    answer: profile,
    cost: MANY,
    about:
      'What others may know of a member, by the id, or by the name of now or nearly. 404: nobody is called so.',
  },
} as const;
