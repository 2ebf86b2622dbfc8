import type { Socket } from 'socket.io-client';
import { z } from 'zod';
import { read } from '../../../src/wire/packet.ts';
import { routeOf } from '../../../src/wire/routes.ts';
import { TO_PAGE, type ToPageName } from '../../../src/wire/to-page.ts';

const wrong: string[] = [];

/** Reads all that a page is told, as `src/wire` says it is. */
export const readAll = (socket: Socket): void => {
  socket.onAny((name: string, ...told: readonly unknown[]) => {
    const known = Object.hasOwn(TO_PAGE, name) ? TO_PAGE[name as ToPageName] : null;
    if (known === null || read(known.packet, told) === null) wrong.push(JSON.stringify([name, ...told]));
  });
};

/** Reads what a route has answered in the same way. */
export const readAnswer = (method: string, path: string, body: unknown): void => {
  const fault = routeOf(method, path.replace(/\?.*/, ''))?.answer?.safeParse(body).error;
  if (fault) wrong.push(`${method} ${path}: ${z.prettifyError(fault)} in ${JSON.stringify(body)}`);
};

/** What was told since this was asked last and is not on the wire, or not so. */
export const toldWrong = (): readonly string[] => wrong.splice(0);
