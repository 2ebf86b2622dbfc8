/** The page of a member, by the name. Signs that a sentence may end with are written out: a link is cut off before them. */
export const profileAddress = (name: string): string =>
  `/people/${encodeURIComponent(name).replace(/[.!'()*~]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
