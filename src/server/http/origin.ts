/**
 * Whether a page of this origin may use the server: the server's own pages, and those of the origins it was
 * told of. Browsers always say where a request comes from; programs that say nothing are no page.
 * @param origin the header `Origin`
 * @param host the header `Host`
 */
export const isOriginAllowed = (
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean => {
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};
