/** What an address says in the places that a pattern names; undefined where it has none of them. */
export type Params = Readonly<Record<string, string | undefined>>;

const made = new Map<string, { readonly form: RegExp; readonly names: readonly string[] }>();

/** `/match/:game/:id`, `/gallery/:game?`, or `*` for any; great letters or small, with a stroke at its end or without. */
const formOf = (pattern: string) => {
  const known = made.get(pattern);
  if (known !== undefined) return known;
  const names: string[] = [];
  const parts = pattern.split('/').filter(part => part !== '');
  const text = parts.map(part => {
    if (part === '*') return '(?:/.*)?';
    const [, name, isOptional] = /^:(\w+)(\?)?$/.exec(part) ?? [];
    if (name === undefined) return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
    names.push(name);
    return isOptional === undefined ? '/([^/]+)' : '(?:/([^/]+))?';
  });
  const form = { form: new RegExp(`^${text.join('')}/*$`, 'i'), names };
  made.set(pattern, form);
  return form;
};

/** A stroke that is part of a name is no end of it. What is no well-formed address stays as it is. */
const decoded = (path: string): string => {
  try {
    return path
      .split('/')
      .map(part => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
};

/** @returns null where the path is not of this pattern */
export const matchPath = (pattern: string, path: string): Params | null => {
  const { form, names } = formOf(pattern);
  const found = form.exec(decoded(path));
  return found && Object.fromEntries(names.map((name, i) => [name, found[i + 1]?.replaceAll(/%2F/gi, '/')]));
};
