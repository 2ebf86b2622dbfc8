import { expect, it } from 'vitest';
import { BOT_API_ROUTES } from '../../../src/wire/bot-routes.ts';
import { startServer } from '../support/running-server.ts';

type Operation = {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly $ref: string } }> };
  readonly responses: Record<string, unknown>;
};

/** Every reference in it, wherever it stands. */
const refsIn = (part: unknown): readonly string[] =>
  typeof part !== 'object' || part === null
    ? []
    : Object.entries(part).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : refsIn(value)));

it('/api/openapi.json describes every route of a bot, and refers to nothing that is not there', async () => {
  const server = await startServer();
  const { body } = await server.get('/api/openapi.json');
  expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: server.url }] });
  const operations = Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        route: `${method.toUpperCase()} ${path
          .replace(/\/games\/[\w-]+$/, '/games/:name')
          .replaceAll(/\{(\w+)\}/g, ':$1')}`,
        operation,
      })),
  );
  expect([...new Set(operations.map(({ route }) => route))].toSorted()).toEqual(
    Object.keys(BOT_API_ROUTES).toSorted(),
  );
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const { schemas } = body.components;
  expect(
    refsIn(body).filter(ref => !Object.hasOwn(schemas, ref.replace('#/components/schemas/', ''))),
  ).toEqual([]);
  for (const { route, operation } of operations)
    expect([route, operation.requestBody !== undefined]).toEqual([route, route.startsWith('POST')]);
  expect(schemas['TableOf-kheops'].properties.numPlayers).toMatchObject({ minimum: 2, maximum: 2 });
  expect(schemas['TableOf-ra'].properties.numPlayers).toMatchObject({ minimum: 2, maximum: 5 });
  expect(schemas.MakeMove).toMatchObject({ required: ['state', 'move'], additionalProperties: false });
  expect(JSON.stringify(schemas)).not.toContain('readOnly');
});
