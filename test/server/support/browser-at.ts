import { CookieJar } from './cookie-jar.ts';

/** As it says that it is. */
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Asked = {
  /** Of which page it says it is; null: it says nothing. */
  readonly origin?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A browser that keeps its cookies, at one node of a server or another. */
export const browserAt = (url: string, as: Asked = {}) => {
  const jar = new CookieJar();
  const ask = async (method: string, path: string, body?: unknown, asked: Asked & { at?: string } = {}) => {
    const { origin = as.origin === undefined ? url : as.origin, headers = as.headers, at = url } = asked;
    const answer = await fetch(at + path, {
      method,
      headers: {
        ...(jar.for(path) !== '' && { cookie: jar.for(path) }),
        ...(origin !== null && { origin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'user-agent': FIREFOX,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    jar.keep(answer);
    const set = answer.headers.get('set-cookie');
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    return { status: answer.status, body: (await answer.json()) as any, set };
  };
  return {
    ask,
    cookie: () => jar.shown,
    /** Somebody shows a cookie that was another's. */
    steal: (stolen: string) => jar.hold(stolen),
    /** Who it is signed in as, as the server says. */
    name: async (at = url): Promise<string | null> =>
      (await ask('GET', '/account', undefined, { at })).body.member?.name ?? null,
  };
};
