/** A browser that keeps its cookie, and says from which page it asks. */
export const browserAt = (url: string) => {
  let cookie = '';
  return {
    /** @param origin the page's; null: it does not say */
    ask: async (method: string, path: string, body?: unknown, origin: string | null = url) => {
      const answer = await fetch(url + path, {
        method,
        headers: {
          ...(cookie !== '' && { cookie }),
          ...(origin !== null && { origin }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const set = answer.headers.get('set-cookie');
      if (set !== null) cookie = set.split(';')[0]!;
      // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
      return { status: answer.status, body: (await answer.json()) as any, set };
    },
  };
};
