import type { Socket } from 'socket.io-client';
import { read } from '../../../src/wire/packet.ts';
import { TO_PAGE, type ToPageName } from '../../../src/wire/to-page.ts';

const wrong: string[] = [];

/** Reads all that a page is told, as `src/wire` says it is. */
export const readAll = (socket: Socket): void => {
  socket.onAny((name: string, ...told: readonly unknown[]) => {
    const known = Object.hasOwn(TO_PAGE, name) ? TO_PAGE[name as ToPageName] : null;
    if (known === null || read(known.packet, told) === null) wrong.push(JSON.stringify([name, ...told]));
  });
};

/** What was told since this was asked last and is not on the wire, or not so. */
export const toldWrong = (): readonly string[] => wrong.splice(0);
