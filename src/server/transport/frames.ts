import type http from 'node:http';
import type { Server } from 'socket.io';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import type { Allowances } from '../limits/allowance.ts';
import type { CutReason, WireMeter } from './wire-meter.ts';

/** No message of a page's comes in more than one piece; what lies between may cut it anew. */
const MOST_PIECES = 16;

/** For how many packets a ping counts: no page sends any, and some other program one in a while. */
const PING = 20;

/** As much of a WebSocket as is used here. */
type Frames = {
  readonly bufferedAmount: number;
  readonly on: (event: 'ping' | 'pong', listener: (data: Buffer) => void) => void;
  readonly pong: (data: Buffer) => void;
  readonly terminate: () => void;
};
type Taken = (frames: Frames, request: http.IncomingMessage) => void;
/** The same of what makes WebSockets of connections. */
type FrameServer = new (
  options: object,
) => {
  handleUpgrade(request: http.IncomingMessage, socket: unknown, head: unknown, taken: Taken): void;
};

/**
 * Counts what a WebSocket carries beneath engine.io, which hears of whole messages only: pings, each of which is answered
 * with as many bytes, and the pieces of a message, of which an empty one costs nobody a byte of what a message may have.
 */
export const watchFrames = (
  io: Server,
  allowances: Allowances,
  { limits, trustProxy }: Config,
  meter?: WireMeter,
): void => {
  let opened = 0;
  const watch = (frames: Frames, request: http.IncomingMessage): void => {
    opened += 1;
    const speaker = { connection: `frames of ${opened}`, address: addressOf(request, trustProxy) };
    let isCut = false;
    const cutOnce = (why: CutReason): void => {
      if (isCut) return;
      isCut = true;
      meter?.cut(why);
      if (why === 'flood') allowances.cut(speaker.address);
      frames.terminate();
    };
    const count = (): void => {
      if (isCut) return;
      if (!allowances.packet(speaker, PING)) cutOnce('flood');
      else if (frames.bufferedAmount > limits.heldBytes) cutOnce('buffered');
    };
    // Of pings that come together the last is answered, as the standard allows (RFC 6455, 5.5.3): a write for each of those that
    // a hundred connections may send at once would hold up everybody else.
    let unanswered: Buffer | null = null;
    frames.on('ping', data => {
      count();
      if (isCut) return;
      if (unanswered === null) setImmediate(answer);
      unanswered = data;
    });
    const answer = (): void => {
      if (!isCut) frames.pong(unanswered!);
      unanswered = null;
    };
    frames.on('pong', count);
  };
  // Engine.io makes one of them when the server listens.
  const { opts } = io.engine as unknown as { readonly opts: { wsEngine: FrameServer } };
  opts.wsEngine = class extends opts.wsEngine {
    constructor(options: object) {
      // A ping is answered here, where it is one of as many as may be sent.
      super({ ...options, maxFragments: MOST_PIECES, autoPong: false });
    }

    override handleUpgrade(
      request: http.IncomingMessage,
      socket: unknown,
      head: unknown,
      taken: Taken,
    ): void {
      super.handleUpgrade(request, socket, head, (frames, ...rest) => {
        watch(frames, request);
        taken(frames, ...rest);
      });
    }
  };
};
