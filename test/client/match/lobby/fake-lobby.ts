import { vi } from 'vitest';

type Answer = { readonly status?: number; readonly body: unknown; readonly headers?: Record<string, string> };
export type Request = { readonly method: string; readonly path: string; readonly body: unknown };

/**
 * Answers the lobby's calls instead of a server, by "METHOD path"; what is not answered here is not found, as
 * there. Returns the calls as they come in.
 */
export const fakeLobby = (
  answers: Readonly<Record<string, Answer | 'silence' | ((body: unknown, headers: Headers) => Answer)>>,
): Request[] => {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    // Every link to pass on asks for it.
    if (path !== '/lobby/address')
      asked.push({ method, path, body: body === undefined ? undefined : JSON.parse(String(body)) });
    const found = answers[`${method} ${path}`];
    const answer =
      typeof found === 'function'
        ? found(body === undefined ? undefined : JSON.parse(String(body)), new Headers(headers))
        : found;
    if (answer === 'silence') throw new TypeError('fetch failed');
    if (answer === undefined) return Response.json({ error: 'there is no such match' }, { status: 404 });
    return Response.json(answer.body, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  });
  return asked;
};
