import { z } from 'zod';
import type { GameMeta } from '../../game/contract.ts';
import { done } from '../../wire/answers.ts';
import { emptyBody } from '../../wire/bodies.ts';
import * as bots from '../../wire/bot-api.ts';
import { BOT_API_ROUTES } from '../../wire/bot-routes.ts';
import { memberRating } from '../../wire/ratings.ts';
import type { Route } from '../../wire/routes.ts';

const failure = z.strictObject({ error: z.string(), reason: z.string().exactOptional() });

/** What is described by a name of its own. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  Failure: failure,
  Done: done,
  Move: bots.botMove,
  BotLine: bots.botLine,
  Position: bots.botPosition,
  Table: bots.botTable,
  OwnBot: bots.ownBot,
  Rating: memberRating,
  Join: bots.joinTableBody,
  MakeMove: bots.moveBody,
  MoveMade: bots.moveMade,
  Nothing: emptyBody,
};

const WHERE = '#/components/schemas/';
type Schema = Record<string, unknown>;

/** The same schemas by which requests are read, as JSON Schema. */
const schemasOf = (named: Readonly<Record<string, z.ZodType>>): Readonly<Record<string, Schema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: id => WHERE + id,
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [
      id,
      toBeSent(schema) as Schema,
    ]),
  );
};

/** That a list is not changed in the program says nothing about who may send it, which is what `readOnly` means here. */
const toBeSent = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value) => (key === 'readOnly' ? undefined : value));

const referTo = (name: string): Schema => ({ $ref: WHERE + name });
const nameOf = (schema: z.ZodType | null | undefined): string | null =>
  Object.entries(NAMED).find(([, each]) => each === schema)?.[0] ?? null;
const json = (schema: Schema) => ({ 'application/json': { schema } });

const FAILURES: Readonly<Record<string, string>> = {
  400: 'The body is wrong: `error` says where.',
  401: 'No token, or one that is worth nothing any more.',
  403: 'Not for a bot: `reason` says why.',
  404: 'There is no such game or match, or the bot has no seat there.',
  409: 'Not now: `reason` says why, of a move also why the rules refuse it.',
  429: 'Too much: `retry-after` says in how many seconds there is more, or `reason` is `matches-of-bot`.',
};

/** One operation, for one game where `bodyName` is its own. */
const operationOf = (route: Route, id: string, parameters: readonly string[], bodyName: string | null) => {
  const answer = nameOf(route.answer);
  return {
    operationId: id,
    description: route.about,
    ...(parameters.length > 0 && {
      parameters: parameters.map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    }),
    ...(bodyName !== null && { requestBody: { required: true, content: json(referTo(bodyName)) } }),
    responses: {
      200: {
        description: 'Done.',
        content:
          answer === null
            ? { 'application/x-ndjson': { schema: referTo('BotLine') } }
            : json(referTo(answer)),
      },
      ...Object.fromEntries(
        Object.entries(FAILURES).map(([status, description]) => [
          status,
          { description, content: json(referTo('Failure')) },
        ]),
      ),
    },
  };
};

/** The interface for bots as OpenAPI 3.1, made of what `src/wire` says. @param site where the site begins */
export const openApiOf = (metas: readonly GameMeta<object>[], site: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  const tables: Record<string, z.ZodType> = {};
  const add = (path: string, method: string, operation: object) => {
    paths[path] = { ...paths[path], [method]: operation };
  };
  for (const [name, route] of Object.entries(BOT_API_ROUTES) as [string, Route][]) {
    const [method = '', address = ''] = name.split(' ');
    const [last, of] = address
      .split('/')
      .filter(part => part !== '' && !part.startsWith(':'))
      .toReversed();
    // What is done to a match has the short name.
    const id = of === 'tournaments' ? `${last}-tournament` : last!;
    if (typeof route.body === 'function') {
      for (const meta of metas) {
        const schema = `TableOf-${meta.id}`;
        tables[schema] = route.body(meta);
        add(
          address.replace(':name', meta.id),
          method.toLowerCase(),
          operationOf(route, `make-${meta.id}`, [], schema),
        );
      }
      continue;
    }
    const parameters = [...address.matchAll(/:(\w+)/g)].map(([, each]) => each!);
    const isPosition = route === BOT_API_ROUTES['GET /api/bot/matches/:id'];
    add(
      address.replaceAll(/:(\w+)/g, '{$1}'),
      method.toLowerCase(),
      operationOf(route, isPosition ? 'position' : id, parameters, nameOf(route.body)),
    );
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'The House of Ra: bots',
      version: '1',
      description:
        'How a program plays here. Its author, a member, makes a bot on their own page and is given a token. The program listens to the stream, and answers each `turn` with one of its `legal` moves.',
    },
    servers: [{ url: site.replace(/\/$/, '') }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: schemasOf({ ...NAMED, ...tables }),
    },
  };
};
