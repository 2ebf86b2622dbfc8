import { done } from './answers.ts';
import { duplicate, endBody, newDuplicate, newDuplicateBody, satDown, sitBody } from './duplicate.ts';

/** What reads several matches. */
const MANY = 5;

/** The routes of one deal at several tables. */
export const DUPLICATE_ROUTES = {
  'POST /duplicates/:name': {
    body: newDuplicateBody,
    answer: newDuplicate,
    cost: MANY,
    limit: 'creates',
    about:
      'Lays 2 to 16 tables of one deal, each as `create` does with `table`, and unlisted: whoever makes them is their host, and holds no seat by that. They are not rated (400): what was seen at one table is worth something at another. May bear an `Idempotency-Key`.',
  },
  'GET /duplicates/:id': {
    answer: duplicate,
    cost: MANY,
    about:
      'Who sits where, and which tables are over. As long as `endedAt` is null nothing that tells of the deal; then `comparison`, seat by seat, part by part, and lot by lot. With `?known=CHANGES` of the answer before it comes once something has changed, at the latest after 15 seconds. Has an ETag. 404: there is none.',
  },
  'POST /duplicates/:id/sit': {
    body: sitBody,
    answer: satDown,
    cost: MANY,
    about:
      'Takes a seat: the one that is asked for, or the first that is free at the table that is fullest, or at `table`. A member who has a seat at any of the tables is given that one. Errors as those of `join`; 409 `deal-over`: it has ended; `no-free-seat`. May bear an `Idempotency-Key`.',
  },
  'POST /duplicates/:id/end': {
    body: endBody,
    answer: done,
    cost: MANY,
    about:
      'Compares now: tables that wait are closed, and those that are played go on and count as far as they have come. 403 `not-host`: only for the member who made it, or with the `key` that a guest was given.',
  },
} as const;
