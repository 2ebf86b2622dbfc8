import type http from 'node:http';

/** Whose connection a request is: the socket's address, or what the own proxy says. */
export const addressOf = (request: http.IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const first = Array.isArray(forwarded) ? forwarded[0] : forwarded?.split(',')[0];
  return first?.trim() || (request.socket.remoteAddress ?? '');
};
