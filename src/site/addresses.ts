/** The addresses of the site's pages, as a router writes them, from where the site begins. */
export const PAGES = [
  '/',
  '/local/:game',
  '/match/:game/:id',
  '/learn/:game',
  '/exercise/:game',
  '/today',
  '/today/:game',
  '/today/:game/:date',
  '/try/:game/:rule',
  '/rules/:game',
  '/played',
  '/me',
  '/api',
  '/sign-in',
  '/people/:name',
  '/leaders/:game',
  '/club',
  '/club/new',
  '/tournament/:id',
  '/league/:id',
  '/duplicate',
  '/duplicate/:id',
  '/proof',
  '/proof/:game/:id',
  '/replay',
  '/replay/:game/:id',
] as const;
export type PageAddress = (typeof PAGES)[number];

/** What may stand for a parameter of an address. */
const PARAMETER = '([\\w-]+)';
/** A name may have any sign but a stroke, as addresses write it. */
const NAME = '([^/]+)';
const PATTERNS = PAGES.map(page => ({
  page,
  names: page.match(/(?<=:)\w+/g) ?? [],
  pattern: new RegExp(
    `^${page.replace(':name', NAME).replaceAll(/:\w+/g, PARAMETER).replace(/\/$/, '')}/?$`,
    'i',
  ),
}));

export type FoundPage = {
  readonly page: PageAddress;
  readonly game?: string;
  readonly id?: string;
  /** As the address writes it. */
  readonly name?: string;
  readonly date?: string;
  readonly rule?: string;
};

/** Which page a path leads to, or null. */
export const pageAt = (path: string): FoundPage | null => {
  for (const { page, names, pattern } of PATTERNS) {
    const values = pattern.exec(path)?.slice(1);
    if (values !== undefined)
      return { page, ...Object.fromEntries(names.map((name, i) => [name, values[i]])) };
  }
  return null;
};

type Parts = { readonly pathname: string; readonly search: string; readonly hash: string };

/**
 * The address of a link without what was copied along with it: the full stop of its sentence, brackets, quotation marks, blanks.
 * @returns null where that leads to no page, or there is nothing to take away
 */
export const withoutSurroundings = ({ pathname, search, hash }: Parts): string | null => {
  // A name ends as it likes.
  if (pageAt(pathname)?.page === '/people/:name') return null;
  const path = pathname.split('/').map(bare).join('/');
  if (pageAt(path) === null) return null;
  // What stands behind a link is at the end of its last part. A key of this device's own may end with anything.
  const query = hash === '' && !/kept=[^&]*$/.test(search) ? cutOff(search) : search;
  const address = path + query + cutOff(hash);
  return address === pathname + search + hash ? null : address;
};

/** All but letters and digits, and the two signs that ids of earlier versions may begin or end with. */
const BEFORE = /^[^\p{L}\p{N}_-]+/u;
const BEHIND = /[^\p{L}\p{N}_-]+$/u;

/** A word, and behind it a sign that has been cut in two, or is of no Unicode. */
const CUT = /^([\w-]+)(%[\da-f]{0,2})+$/i;

/** A part of a path without such signs around it; what is no text otherwise stays as it is. */
const bare = (part: string): string => {
  const text = decoded(part) ?? decoded(part.replace(CUT, '$1%25'));
  if (text === null) return part;
  const inner = text.replace(BEFORE, '').replace(BEHIND, '');
  return inner === text ? part : encodeURIComponent(inner);
};

/** A query or fragment without such signs behind it; what is left stays as it was written. */
const cutOff = (part: string): string => {
  const left = decoded(part)?.replace(BEHIND, '') ?? part;
  let end = part.length;
  while (end > left.length && decoded(part.slice(0, end)) !== left) end--;
  return part.slice(0, end);
};

/** Null where it is no text. */
export const decoded = (part: string): string | null => {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
};
