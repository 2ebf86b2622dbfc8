import type { z } from 'zod';
import type { GameMeta } from '../game/contract.ts';
import * as answers from './answers.ts';
import * as bodies from './bodies.ts';
import { BOT_ACCOUNT_ROUTES, BOT_API_ROUTES } from './bot-routes.ts';
import { CARRIED_ROUTES } from './carried-routes.ts';
import { DAILY_ROUTES } from './daily-routes.ts';
import { DUPLICATE_ROUTES } from './duplicate-routes.ts';
import * as members from './members.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import { RATING_ROUTES } from './rating-routes.ts';
import { TOURNAMENT_ROUTES } from './tournament-routes.ts';

/** What is asked of the server over HTTP. */
export type Route = {
  /** The body it takes, of one game where it is another for each; a GET has none. */
  readonly body?: z.ZodType | ((meta: GameMeta<object>) => z.ZodType);
  /** The JSON it answers with; null where it is something else. */
  readonly answer: z.ZodType | null;
  /** What it costs its address, in the points of its messages: most are answered from what is kept. */
  readonly cost: number;
  /** The same where the query names what makes it another answer than that which everybody asks for. */
  readonly ownCost?: number;
  /** So many a minute are answered of these, counted apart from other reads and writes. */
  readonly limit?: 'creates' | 'notices' | 'bots';
  readonly about: string;
};

/** A page of a list that is read, put together and compressed for whoever asks; or all tables that wait, for a quick match. */
const LIST = 5;
/** The log of a whole match, made into its record. */
const RECORD = 10;

/** What holds for all of them. */
export const OF_ALL_ROUTES = [
  'Who is signed in shows it by a cookie (`session`, on https `__Host-session`). What changes something has to say from which page it is asked (`Origin`): else the cookie is not looked at. 401 `signed-out`: only for members.',
  'Errors are `{"error": "<what is wrong>"}` with the status, and for programs a `reason` where it says too little: 400 a wrong body, 403 wrong credentials or origin, 404 no such game, match or seat, 409 not now, 410 no longer there, 413 and 415 a body too long or not JSON, 429 too many requests.',
  '`create`, `join` and `quick` may bear an `Idempotency-Key` (20 to 64 of `A-Za-z0-9_-`, at random): asked again with the same one, as the answer was lost, they do nothing more and answer the same.',
] as const;

/** Every route that programs may ask; the first that fits is meant. */
export const ROUTES = {
  'GET /games': { answer: answers.games, cost: 1, about: 'The names of the games.' },
  'GET /games/:name': {
    answer: answers.list,
    cost: 1,
    ownCost: LIST,
    about:
      'With `?stage&limit&after` a page of the listed matches of one stage: `open` (a seat is free), `running` or `finished`; the latest made first, of finished ones the latest ended. `limit`: 1 to 100, else 50. `after`: the `next` of the page before; null where there is no more. Each match stands on one page however others change. With `?isGameover&updatedBefore&updatedAfter`, or nothing, as boardgame.io’s lobby client asks: at most 100 listed matches, open ones first, then running ones, then finished ones. First pages, alone or together, and the whole list are at most a quarter of a second old and have an ETag.',
  },
  'GET /lobby/lists': {
    answer: answers.lists,
    cost: 1,
    about:
      'With `?stages=open,running&games=ra,kheops` the first pages of several stages and games (if no games are named, all) in one answer, by game and stage.',
  },
  'GET /lobby/stream': {
    answer: null,
    cost: 1,
    about:
      'Server-sent events that say when the list of a game has changed: `event: changed` with the data `{"game": "ra"}`, upon which the lists of that game are to be fetched. Changes that follow closely are told once. 503 when too many listen.',
  },
  'GET /lobby/address': {
    answer: answers.siteAddress,
    cost: 1,
    about: 'How others reach the site.',
  },
  'GET /lobby/push-key': {
    answer: answers.pushKey,
    cost: 1,
    about: 'The public key of this house, as push services ask for it.',
  },
  'GET /games/:name/:id': {
    answer: answers.oneMatch,
    cost: 1,
    about:
      'One match. A seat without `name` is free; `data` is `{bot}` where a bot sits and has `standIn` where one stands in for a person. All seats taken: the match has begun. Of one that is held back, `toAct` and `updatedAt` are told to who sits there alone: show the credentials of the seat, `Authorization: Bearer CREDENTIALS`.',
  },
  'GET /games/:name/:id/record': {
    answer: null,
    cost: RECORD,
    about:
      'The match record (`docs/match-record.md`). Of a running match with the public events so far; of a finished one with its result (or who resigned), its seed, and the salt of the commitment to that. 409 before it has begun.',
  },
  'POST /games/:name/create': {
    body: bodies.createBody,
    answer: answers.created,
    cost: 1,
    limit: 'creates',
    about:
      'Lays a table. `setupData` has the options of the game and, all of them optional: `bots`, by seat (at least one seat is a person’s); `secondsToAct`: 0 (as long as they like) or 5 to 600; or `clock`: `1d`, `2d`, `3d`, `7d` for each move, or a bank and what each move adds (`5m+20s`, `10d+12h`), and `outOfTime`: `bot` plays on, or the seat has to `lose`; `botAfter`: after how many seconds a bot plays for who is away on their turn, 0, 60, 180 or 600, or `never`; `botLevel`: of the bots that take free seats or stand in; `talk`: `all`, `reactions` or `none`, what may be said at the table; `hints`: whether those at it may ask the coach; `rated`: whether it counts for ratings, for members alone, two at least, without `helps` and `undo` if nothing is said of them; `undo`: whether moves may be taken back. `playerName`: of whoever is going to sit down there at once; where it is a guest’s, and a member is called so, 409 `members-name`, and no table. 403 `members-only`. 429 with the reason `matches-of-address` (of a member: `matches-of-member`), or 503 with `matches-in-play`: too many are not over.',
  },
  'POST /games/:name/quick': {
    body: bodies.quickBody,
    answer: answers.seated,
    cost: LIST,
    limit: 'creates',
    about:
      'A quick match: anybody, this game, so many seats. Sits down at the table by the rulebook that has waited longest and at which somebody still waits, or opens one, whose free seats bots take after `fillAfter` seconds (never, if nothing is said); where bots are going to sit down at the table that waits, they do so then at the latest. `botLevel`: where the table is a new one. `own`: seats one has, and `browser`, chosen at random by whoever keeps them (20 to 64 of `A-Za-z0-9_-`): who waits at such a table already is given that seat again. Nobody has chosen whom to sit with: where somebody at the table is called so already, `playerName` has a number behind it; so it has where a guest is called like a member. Errors as those of `create` and `join`.',
  },
  'POST /games/:name/:id/join': {
    body: bodies.joinBody,
    answer: answers.joined,
    cost: 1,
    about:
      'Takes a seat, or the first free one; whoever is signed in sits down as themselves, and is given the seat that they have there already. Where somebody at the table is called so, the name has a number behind it. 409: `members-name`, the name is a member’s; `blocked`, somebody who sits there does not want it; seat taken, or match begun, or kept: in a rematch, for two minutes, `data` of a free seat is `{keptFor: NAME}`, and only who gives their credentials of the match before as `former` has it.',
  },
  'POST /games/:name/:id/leave': {
    body: bodies.leaveBody,
    answer: answers.done,
    cost: 1,
    about:
      'Before the match begins the seat is free again (and the match is removed when nobody but bots is left); afterwards it stays its owner’s and a bot stands in.',
  },
  'POST /games/:name/:id/update': {
    body: bodies.updateBody,
    answer: answers.done,
    cost: 1,
    about:
      'Another name. 409: the match is over, or somebody else at the table, or a member, is called so, or the seat is a member’s. `rename`, the framework’s old name for it: 410.',
  },
  'POST /games/:name/:id/playAgain': {
    body: bodies.playAgainBody,
    answer: answers.next,
    cost: 1,
    about:
      'The same table again (and unlisted like this one, if nothing is said) with the first seat handed on, once the match is over (409 before); whoever asks first creates it, the others get the same id.',
  },
  'POST /games/:name/:id/host': {
    body: bodies.hostBody,
    answer: answers.done,
    cost: 1,
    about:
      'Changes a table that waits for players: seats a bot, `free` (sends away a bot or a person), all `options` anew (who sits where stays), `start` (bots take the free seats), hands its host’s part on, closes it. 403: not the host. 409: the match has begun. A table whose last free seat is taken begins.',
  },
  'POST /games/:name/:id/resign': {
    body: bodies.leaveBody,
    answer: answers.done,
    cost: 1,
    about: 'A bot plays to the end; where two play, the other has won.',
  },
  'POST /games/:name/:id/vote': {
    body: bodies.voteBody,
    answer: answers.done,
    cost: 1,
    about:
      'Would go on without who is away on their turn. Once all who are here would, two at least or the only other person at the table, a bot stands in. 409: the voter has no page open, or the match has not waited as long as the table chose (`botAfter`; else ten minutes).',
  },
  'POST /games/:name/:id/offer': {
    body: bodies.leaveBody,
    answer: answers.offered,
    cost: 1,
    about:
      'With the token another device may have the seat’s credentials, once, within so many seconds. A new one takes the place of the one before.',
  },
  'POST /games/:name/:id/claim': {
    body: bodies.tokenBody,
    answer: answers.claimed,
    cost: 1,
    about: 'The seat that was offered. 410: used before, or too old.',
  },
  'POST /games/:name/:id/notify': {
    body: bodies.notifyBody,
    answer: answers.notified,
    cost: 1,
    limit: 'notices',
    about:
      'How a seat is told that it is its turn while nobody looks, for its owner on any device. With none of `push`, `noPush`, `webhook` and `trial`: how it is now. `push`: notices to this device, in words of that language; devices that answer with 404 or 410 are forgotten. `noPush`: no more. `webhook`: a `POST` there of `{kind: "your-turn", game, match, seat, reminder, content, text, message, title, link}` (`notices/webhook-letter.ts`); null: no more. `trial`: it is called now, with the kind `trial`, once in five seconds a seat (429). 409: the match has not begun, or is over.',
  },
  'GET /account': {
    answer: members.me,
    cost: 1,
    about: 'Who asks, by the cookie of a session; null: a guest.',
  },
  'POST /account': {
    body: members.newMemberBody,
    answer: members.newMember,
    cost: LIST,
    about:
      'Keeps a name, and signs in. `codes`: ten, shown this once, each of which signs in once. 409 `name-taken`: a member is called so, or nearly so. May bear an `Idempotency-Key`: within ten minutes it signs in again by it, with other codes in the place of those.',
  },
  'POST /account/passkeys/begin': {
    body: members.beginPasskeyBody,
    answer: members.begunPasskey,
    cost: 1,
    about:
      'What a browser is asked for a new passkey; good for five minutes, once. `name`: of somebody who is about to keep one.',
  },
  'POST /account/passkeys': {
    body: members.addPasskeyBody,
    answer: answers.done,
    cost: 1,
    about: 'One more passkey. 409 `too-many-passkeys`. 410 `challenge`: asked for too long ago, or used.',
  },
  'DELETE /account/passkeys/:id': {
    answer: answers.done,
    cost: 1,
    about: 'Takes one away. 409 `last-way-in`.',
  },
  'GET /account/ways-in': {
    answer: members.waysIn,
    cost: 1,
    about: 'Passkeys, devices that are signed in, and how many codes are left.',
  },
  'DELETE /account/devices/:id': {
    answer: answers.done,
    cost: 1,
    about: 'Signs a device out.',
  },
  'POST /account/codes': {
    body: bodies.emptyBody,
    answer: members.newCodes,
    cost: LIST,
    about: 'Ten new codes in the place of those before.',
  },
  'POST /account/link': {
    body: bodies.emptyBody,
    answer: members.deviceLink,
    cost: 1,
    about: 'With the token another device signs in, once, within so many seconds.',
  },
  'PUT /account/name': {
    body: members.renameBody,
    answer: members.signedIn,
    cost: 1,
    about: 'Another name. 409 `name-taken`.',
  },
  'PUT /account/settings': {
    body: members.settingsBody,
    answer: answers.done,
    cost: 1,
    about: 'Changes how somebody likes the site, the same on all their devices: what is not named stays.',
  },
  'GET /account/notices': {
    answer: members.noticesTold,
    cost: 1,
    about: 'How one is told that it is one’s turn, in whichever match.',
  },
  'POST /account/notices': {
    body: members.noticesBody,
    answer: members.noticesTold,
    cost: 1,
    limit: 'notices',
    about:
      'Changes that. `on`: one switch for all of it. `push`, `noPush`, `webhook` as at `notify` of a seat; `quiet`: hours in which nothing is sent: what was due then comes when they are over. `trial`: the webhook is called now, once in five seconds (429).',
  },
  'POST /account/session/begin': {
    body: bodies.emptyBody,
    answer: members.begunPasskey,
    cost: 1,
    about: 'What a browser is asked for, to sign in with a passkey, which brings the name along.',
  },
  'POST /account/session': {
    body: members.signInBody,
    answer: members.signedIn,
    cost: LIST,
    about:
      'Signs in: with a passkey, with a name and a code, or with the token of a link. 403 `passkey`, `code`; 410 `challenge`, `link`: used, or too old; 429 `too-often`: of an address, or of codes of one name.',
  },
  'DELETE /account/session': {
    answer: answers.done,
    cost: 1,
    about: 'Signs this device out.',
  },
  ...CARRIED_ROUTES,
  ...RATING_ROUTES,
  ...DUPLICATE_ROUTES,
  ...PEOPLE_ROUTES,
  ...TOURNAMENT_ROUTES,
  ...DAILY_ROUTES,
  ...BOT_ACCOUNT_ROUTES,
  ...BOT_API_ROUTES,
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

type BodySchema<Name extends RouteName> = (typeof ROUTES)[Name] extends { readonly body: infer Body }
  ? Body extends (meta: never) => infer Made
    ? Made
    : Body
  : never;
/** What a route is sent. */
export type BodyOf<Name extends RouteName> = z.input<BodySchema<Name>>;
/** What it answers. */
export type AnswerOf<Name extends RouteName> = z.infer<NonNullable<(typeof ROUTES)[Name]['answer']>>;

const PATTERNS = Object.keys(ROUTES).map(name => {
  const [method, path = ''] = name.split(' ');
  return {
    name: name as RouteName,
    method,
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
  };
});

/** The route that a request is for, or null. The router takes a stroke at the end, and capitals, too. */
export const routeOf = (method: string, path: string): Route | null => {
  const found = PATTERNS.find(each => each.method === method && each.pattern.test(path));
  return found === undefined ? null : ROUTES[found.name];
};
