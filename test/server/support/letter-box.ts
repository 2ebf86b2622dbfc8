import { createECDH, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeLater } from './running-server.ts';

/** What was posted. */
export type Letter = {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
};

/**
 * Somebody outside who takes what is posted; answers with these statuses in turn, then with 201. At a path that is `silent` they
 * take it, and never answer.
 */
export const letterBox = async (...statuses: readonly number[]) => {
  const heard: Letter[] = [];
  const silent = new Set<string>();
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      if (!silent.has(request.url!))
        response.writeHead(statuses[heard.length] ?? 201, { location: '/elsewhere' }).end('never read');
      heard.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
    });
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  closeLater(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, silent, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** A subscription as a browser makes one. */
export const deviceAt = (endpoint: string) => {
  const curve = createECDH('prime256v1');
  return {
    endpoint,
    keys: {
      p256dh: curve.generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
};
