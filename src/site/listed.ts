const AND = { en: ' and ', it: ' e ' };

/**
 * "a, b and c", on the pages and in what others show of a link. `Intl.ListFormat` says the same of British English; but to fetch its
 * data takes a slow phone a tenth of a second, just before it draws its first table.
 */
export const listed = (language: keyof typeof AND, parts: readonly string[]): string =>
  [...parts.slice(0, -2), parts.slice(-2).join(AND[language])].join(', ');
