import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Koa from 'koa';
import { afterEach, expect, it, vi } from 'vitest';
import { quickQueries } from '../../../src/server/http/protections.ts';
import { startServer } from '../support/running-server.ts';

afterEach(() => void vi.restoreAllMocks());

it('the query of an address is read in one go, once for each request, however many keys it has', () => {
  const app = new Koa();
  quickQueries(app.request);
  const asked = (url: string) => {
    const req = Object.assign(new IncomingMessage(new Socket()), { url });
    return app.createContext(req, new ServerResponse(req));
  };
  const lookedUp = vi.spyOn(URLSearchParams.prototype, 'getAll');
  const [many, other] = [asked(`/?${'a&'.repeat(900)}b=1`), asked('/?c=2')];
  expect(many.query).toMatchObject({ a: Array(900).fill(''), b: '1' });
  expect(many.request.query).toBe(many.query);
  expect({ ...other.query }).toEqual({ c: '2' });
  expect(lookedUp).not.toHaveBeenCalled();
});

it('so does the server', async () => {
  const server = await startServer();
  const lookedUp = vi.spyOn(URLSearchParams.prototype, 'getAll');
  const { status } = await server.get(`/games/ra?${'a&'.repeat(900)}`);
  expect([status, lookedUp.mock.calls]).toEqual([400, []]);
});
