/** The cookies that a browser keeps: whatever their paths are. */
export class CookieJar {
  readonly #kept = new Map<string, string>();

  constructor(kept = '') {
    this.hold(kept);
  }

  /** As `name=value; name=value`. */
  get shown(): string {
    return [...this.#kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** These in the place of all that it has. */
  hold(cookies: string): void {
    this.#kept.clear();
    for (const cookie of cookies.split(';')) this.#put(cookie);
  }

  keep({ headers }: Response): void {
    for (const set of headers.getSetCookie()) {
      const [cookie = ''] = set.split(';');
      if (/Max-Age=0;/.test(set)) this.#kept.delete(cookie.split('=')[0]!);
      else this.#put(cookie);
    }
  }

  #put(cookie: string): void {
    const [name = '', value] = cookie.trim().split('=', 2);
    if (value !== undefined) this.#kept.set(name, value);
  }
}
