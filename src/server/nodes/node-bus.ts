import { randomUUID } from 'node:crypto';
import { createAdapter } from '@socket.io/redis-adapter';
import { Server } from 'socket.io';
import { type NodeMessage, parseMessage } from './messages.ts';
import type { RedisLink } from './redis-link.ts';

/** Nodes of another version of these words do not listen to each other, nor those of another database of one Redis. */
const CHANNEL = 'house-of-ra:1';
const EVENT = 'node';

type Hear = (message: NodeMessage, node: string) => void;

export type NodeBus = {
  /** Tells every other node, if it can be told now. Messages of one node are heard in their order. */
  readonly say: (message: NodeMessage) => void;
  /** Has `hear` called with what others say. */
  readonly onMessage: (hear: Hear) => void;
  readonly close: () => void;
};

/**
 * What socket.io's servers tell each other by their adapter on Redis. It is a server of its own that listens nowhere: with
 * that adapter in the one that pages speak with, whatever is sent to a room would go through Redis as well.
 */
export const nodeBus = (link: RedisLink): NodeBus => {
  const node = randomUUID();
  const key = `${CHANNEL}:${link.commands.options.db ?? 0}`;
  const io = new Server({ adapter: createAdapter(publisherOf(link), listenerOf(link), { key }) });
  const nodes = io.of('/');
  const hearers: Hear[] = [];
  nodes.on(
    EVENT as never,
    ((from: unknown, said: unknown) => {
      const message = parseMessage(said);
      if (message === null || typeof from !== 'string' || from === node) return;
      for (const hear of hearers) hear(message, from);
    }) as never,
  );
  return {
    say: message => {
      if (link.isUp) nodes.serverSideEmit(EVENT, node, message);
    },
    onMessage: hear => void hearers.push(hear),
    close: () => nodes.removeAllListeners(),
  };
};

// The adapter leaves the promises of both to nobody, and where nobody hears of a failure the process does.

const publisherOf = (link: RedisLink) => ({
  publish: (channel: string, text: string) => {
    link.commands.publish(channel, text).catch(error => link.failed(error));
  },
  on: () => {},
  off: () => {},
});

const listenerOf = ({ listener }: RedisLink) => ({
  subscribe: (channels: readonly string[]) => void listener.subscribe(...channels).catch(() => {}),
  psubscribe: (pattern: string) => void listener.psubscribe(pattern).catch(() => {}),
  on: (event: string, hear: () => void) => void listener.on(event, hear),
  off: (event: string, hear: () => void) => void listener.off(event, hear),
});
