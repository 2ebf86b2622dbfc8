import type { Logger } from 'pino';
import type { OtherNodes } from './nodes.ts';

type Shared = { readonly redisUrl: string | null; readonly databaseUrl: string | null };

/** The other servers, where there are any. What speaks to them is loaded where it is used. */
export const findOthers = async (
  { redisUrl, databaseUrl }: Shared,
  log: Logger,
): Promise<OtherNodes | null> => {
  if (redisUrl === null) return null;
  if (databaseUrl === null) log.warn('REDIS_URL is of use only where several servers share a DATABASE_URL');
  return (await import('./nodes.ts')).joinNodes(redisUrl, log);
};
