import type { DetachedWindowAPI } from 'happy-dom';

const asked: string[] = [];

/** The addresses that the page has asked a network for since this was asked last. */
export const askedOfNetwork = (): string[] => asked.splice(0);

/** Has no request leave the page, and notes each: there is nobody behind its address. */
export const closeNetwork = (): void => {
  const { happyDOM } = globalThis as unknown as { readonly happyDOM: DetachedWindowAPI };
  happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ request, window }) => {
      asked.push(request.url);
      return window.Response.error();
    },
  };
};
