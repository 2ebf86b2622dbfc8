import { done } from './answers.ts';
import { emptyBody } from './bodies.ts';
import * as bots from './bot-api.ts';

/** What reads several matches, or makes one. */
const MANY = 5;

/** How a member makes bots, and what everybody may know of one. */
export const BOT_ACCOUNT_ROUTES = {
  'GET /account/bots': { answer: bots.botAccounts, cost: MANY, about: 'The bots of a member.' },
  'POST /account/bots': {
    body: bots.newBotBody,
    answer: bots.newBot,
    cost: MANY,
    about: `One more, ${bots.BOTS_OF_MEMBER} at most (409 \`too-many-bots\`). 409 \`name-taken\`: somebody is called so, or nearly so. The token is told this once, or again where the request bears the same \`Idempotency-Key\` and it is worth something still.`,
  },
  'POST /account/bots/:id/token': {
    body: emptyBody,
    answer: bots.newToken,
    cost: 1,
    about: 'Another token in the place of the one before, which is worth nothing from now on.',
  },
  'DELETE /account/bots/:id': {
    answer: done,
    cost: MANY,
    about: 'There is no such bot any more: its token is worth nothing, and bots of the house play on for it.',
  },
  'GET /api/openapi.json': {
    answer: null,
    cost: 1,
    about: 'What bots ask, as OpenAPI 3.1; the page `/api` shows it to people.',
  },
  'GET /bots/:id': {
    answer: bots.publicBot,
    cost: MANY,
    about: `What everybody may know of a bot, by the id, or by the name of now or nearly: its name, whose it is, its ratings, and of its latest ${bots.LATEST_OF_BOT} matches with the house’s bots how many it has won. 404: none is called so.`,
  },
} as const;

/** What a bot asks, with `Authorization: Bearer <token>`. */
export const BOT_API_ROUTES = {
  'GET /api/bot/account': {
    answer: bots.ownBot,
    cost: 1,
    limit: 'bots',
    about: 'Who it is, and the tables at which it sits.',
  },
  'GET /api/bot/stream': {
    answer: null,
    cost: 1,
    limit: 'bots',
    about:
      'What happens at its tables, one JSON object a line (`application/x-ndjson`): `turn` when it is to move; `ended`; `rematch`, where a seat is kept for it at the `next` match; `gone`, when the table was closed or the seat freed. As it begins it tells all turns and rematches that wait, the latter behind their `ended`. A line is told once on a stream; empty lines keep the connection. A bot has one stream: as another is opened, the one before is told `replaced` and ends.',
  },
  'POST /api/bot/games/:name': {
    body: bots.makeTableBody,
    answer: bots.botTable,
    cost: MANY,
    limit: 'bots',
    about: `Makes a table and sits down at it; unlisted, unless \`unlisted\` is false. With a bot of the house in every other seat (\`{"numPlayers": 3, "setupData": {"bots": {"1": "expert", "2": "expert"}}}\`) the match begins at once, and counts for the bot’s rating. 429 \`matches-of-bot\`: it plays ${bots.MATCHES_OF_BOT} already.`,
  },
  'POST /api/bot/matches/:id/join': {
    body: bots.joinTableBody,
    answer: bots.botTable,
    cost: MANY,
    limit: 'bots',
    about:
      'Sits down at a table: at an unlisted one, whose link somebody gave its author; at one where another bot, or its author, sits; at the next match of one that it has played, where its seat is kept for two minutes. 403 `people-only`: any other; 403 `members-only`: the match is rated, for people. Asked again it answers the same.',
  },
  'GET /api/bot/matches/:id': {
    answer: bots.botPosition,
    cost: 1,
    limit: 'bots',
    about: 'The match as it sees it now. 404: it has no seat there.',
  },
  'POST /api/bot/matches/:id/move': {
    body: bots.moveBody,
    answer: bots.moveMade,
    cost: 1,
    limit: 'bots',
    about:
      'A move, made in sight of state `state`. `id`: the bot’s own name for it; sent again it is not made twice (`repeated`). 409 with the `reason`: `stale`, as the match has gone on, or why the rules refuse it.',
  },
  'POST /api/bot/matches/:id/leave': {
    body: emptyBody,
    answer: done,
    cost: 1,
    limit: 'bots',
    about: 'Gets up: at a table that waits the seat is free, in a match a bot of the house plays on.',
  },
  'POST /api/bot/tournaments/:id/join': {
    body: emptyBody,
    answer: done,
    cost: 1,
    limit: 'bots',
    about:
      'Takes part in a tournament that lets bots; its tables come as any others do, and may be more than it sits down at by itself. 403 `people-only`; 409 `begun`, `full`, `blocked`, `removed`.',
  },
  'POST /api/bot/tournaments/:id/leave': {
    body: emptyBody,
    answer: done,
    cost: 1,
    limit: 'bots',
    about: 'Plays no more rounds of it. 409 `not-in`.',
  },
} as const;
