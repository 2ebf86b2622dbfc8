/** The cookies of a browser: each is sent to the path that it was set for, and below. */
export class CookieJar {
  readonly #kept = new Map<string, { readonly value: string; readonly path: string }>();

  constructor(kept = '') {
    this.hold(kept);
  }

  /** All of them, as `name=value; name=value`. */
  get shown(): string {
    return this.#sentTo(() => true);
  }

  /** Those that go with a request. */
  for(address: string): string {
    const [asked = ''] = address.split('?');
    return this.#sentTo(path => path === '/' || asked === path || asked.startsWith(`${path}/`));
  }

  /** These in the place of all that it has. */
  hold(cookies: string): void {
    this.#kept.clear();
    for (const cookie of cookies.split(';')) this.#put(cookie, '/');
  }

  keep({ headers }: Response): void {
    for (const set of headers.getSetCookie()) {
      const [cookie = ''] = set.split(';');
      if (/Max-Age=0;/.test(set)) this.#kept.delete(cookie.split('=')[0]!);
      else this.#put(cookie, /; Path=([^;]*)/.exec(set)?.[1] ?? '/');
    }
  }

  #sentTo(isWanted: (path: string) => boolean): string {
    return [...this.#kept]
      .filter(([, { path }]) => isWanted(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  #put(cookie: string, path: string): void {
    const [name = '', value] = cookie.trim().split('=', 2);
    if (value !== undefined) this.#kept.set(name, { value, path });
  }
}
