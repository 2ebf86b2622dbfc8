import { randomUUID } from 'node:crypto';
import { createAdapter } from '@socket.io/redis-adapter';
import { Server } from 'socket.io';
import { type NodeMessage, parseMessage } from './messages.ts';
import type { RedisLink } from './redis-link.ts';

/** With a number that changes where the messages do, and for each database of one Redis: nodes that differ in either do not meet. */
const CHANNEL = 'house-of-ra:1';
const EVENT = 'node';

type Listener = (message: NodeMessage, node: string) => void;

export type NodeBus = {
  /** Sends a message to every other node, if Redis can be reached now. Messages of one node arrive in their order. */
  readonly send: (message: NodeMessage) => void;
  /** @param listener is called with each message of another node */
  readonly onMessage: (listener: Listener) => void;
  readonly close: () => void;
};

/**
 * Messages between nodes, by socket.io's adapter for Redis. The adapter has a socket.io server of its own, which listens nowhere: in
 * the one that pages are connected to, whatever is sent to a room would go through Redis as well.
 */
export const nodeBus = (link: RedisLink): NodeBus => {
  const node = randomUUID();
  const key = `${CHANNEL}:${link.commands.options.db ?? 0}`;
  const io = new Server({ adapter: createAdapter(publisherOf(link), subscriberOf(link), { key }) });
  const nodes = io.of('/');
  const listeners: Listener[] = [];
  nodes.on(
    EVENT as never,
    ((from: unknown, sent: unknown) => {
      const message = parseMessage(sent);
      if (message === null || typeof from !== 'string' || from === node) return;
      for (const listener of listeners) listener(message, from);
    }) as never,
  );
  return {
    send: message => {
      if (link.isUp) nodes.serverSideEmit(EVENT, node, message);
    },
    onMessage: listener => void listeners.push(listener),
    close: () => nodes.removeAllListeners(),
  };
};

// The adapter handles none of these promises: a rejection that nobody handles would end the process.

const publisherOf = (link: RedisLink) => ({
  publish: (channel: string, text: string) => {
    link.commands.publish(channel, text).catch(error => link.failed(error));
  },
  on: () => {},
  off: () => {},
});

const subscriberOf = (link: RedisLink) => ({
  subscribe: (channels: readonly string[]) => {
    link.subscriber.subscribe(...channels).catch(error => link.failed(error));
  },
  psubscribe: (pattern: string) => {
    link.subscriber.psubscribe(pattern).catch(error => link.failed(error));
  },
  on: (event: string, listener: () => void) => void link.subscriber.on(event, listener),
  off: (event: string, listener: () => void) => void link.subscriber.off(event, listener),
});
