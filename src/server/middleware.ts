import { constants } from 'node:zlib';
import type { Middleware } from 'koa';
import compress from 'koa-compress';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { toBase } from './http/base-path.ts';
import { health } from './http/health.ts';
import { pageScripts } from './http/page-scripts.ts';
import {
  errorsAsJson,
  ownHostsOnly,
  ownOriginsOnly,
  type RateLimits,
  securityHeaders,
} from './http/protections.ts';
import { requestLog } from './http/request-log.ts';
import { robots } from './http/robots.ts';
import { staticFiles } from './http/static-files.ts';
import type { Matches } from './match/matches.ts';
import type { Metrics } from './metrics.ts';
import { pageTags } from './previews/page-tags.ts';
import type { Readiness } from './storage/watched-store.ts';
import type { Tables } from './tables.ts';

type Parts = {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'request' | 'route'>;
  readonly readiness: Readiness;
  readonly matches: Matches;
  readonly tables: Tables;
  readonly rates: RateLimits;
  /** Answers, instead of the built client, whatever is not the server's own. */
  readonly pages?: Middleware | undefined;
};

/** What every request meets before a route, in this order. */
export const middlewareOf = ({
  config,
  log,
  metrics,
  readiness,
  matches,
  tables,
  rates,
  pages,
}: Parts): readonly Middleware[] => [
  requestLog(log, metrics.request),
  errorsAsJson(log),
  ...(pages ? [] : [securityHeaders(config.clientDir === null ? [] : pageScripts(config.clientDir))]),
  ownHostsOnly(config),
  ownOriginsOnly(config),
  compress({
    threshold: 1024,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  }),
  health(readiness.fault),
  toBase(config.basePath),
  robots(config),
  metrics.route,
  ...(pages
    ? [pages]
    : config.clientDir === null
      ? []
      : [
          staticFiles(
            config.clientDir,
            config.basePath,
            pageTags(config, config.clientDir, { matches, tables }, rates.mayRead),
          ),
        ]),
  rates.middleware,
];
