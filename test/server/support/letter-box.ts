import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeLater } from './running-server.ts';

/** What was posted. */
export type Letter = {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Somebody outside who takes what is posted; answers with these statuses in turn, then with 201. */
export const letterBox = async (...statuses: readonly number[]) => {
  const heard: Letter[] = [];
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      response.writeHead(statuses[heard.length] ?? 201, { location: '/elsewhere' }).end('never read');
      heard.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
    });
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  closeLater(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
