import * as addresses from './addresses.ts';
import * as answers from './answers.ts';
import { tokenBody } from './bodies.ts';
import * as played from './played.ts';
import type { Route } from './routes.ts';

/** A list that is read or written for whoever asks; a letter. */
const LIST = 5;

/** What a member carries from one device to another besides their name: a mail address, and what they have played. */
export const CARRIED_ROUTES = {
  'GET /account/played': {
    answer: played.played,
    cost: LIST,
    about: 'What a member has played to its end, on all devices; the latest first.',
  },
  'PUT /account/played': {
    body: played.playedBody,
    answer: answers.done,
    cost: LIST,
    about: `Adds what a device has played. A match that is known by its key stays as it is; the latest ${played.PLAYED_KEPT} are kept.`,
  },
  'GET /account/address': {
    answer: addresses.ownAddress,
    cost: 1,
    about: 'The mail address by which a member may come back.',
  },
  'PUT /account/address': {
    body: addresses.addressBody,
    answer: answers.done,
    cost: LIST,
    about:
      'Sends a letter there, in that language, with the link `…/me#address=TOKEN`; the address is the member’s once it is confirmed. 404 `no-letters`: the server sends none. 429 `too-often`: four an hour go to one address, and of one member.',
  },
  'DELETE /account/address': {
    answer: answers.done,
    cost: 1,
    about: 'Forgets it. 409 `last-way-in`.',
  },
  'POST /account/address/confirm': {
    body: tokenBody,
    answer: answers.done,
    cost: 1,
    about:
      'With the token of the letter, within a day, on any device on which who asked for it is signed in. 410 `link`: used, too old, or another member’s. An address that was another member’s is this one’s from now on.',
  },
  'POST /account/session/letter': {
    body: addresses.addressBody,
    answer: answers.done,
    cost: LIST,
    about:
      'Sends whoever comes back by this address the link `…/sign-in#device=TOKEN`, which signs in once within half an hour. The answer is the same where there is nobody. 404 `no-letters`, 429 `too-often`.',
  },
  'GET /account/session/ways': {
    answer: addresses.ways,
    cost: 1,
    about: 'Whether this server sends letters.',
  },
} as const satisfies Readonly<Record<string, Route>>;
