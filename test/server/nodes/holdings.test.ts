import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Holdings } from '../../../src/server/nodes/holdings.ts';
import type { NodeMessage } from '../../../src/server/nodes/messages.ts';
import { presenceElsewhere } from '../../../src/server/nodes/presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Listener = (message: NodeMessage, node: string) => void;

/** Nodes that hear each other as long as they are connected, and what each made of it. */
const network = () => {
  const nodes = new Map<string, { isUp: boolean; hear: Listener; change: (isUp: boolean) => void }>();
  const join = (name: string) => {
    const node = { isUp: true, hear: (() => {}) as Listener, change: (_isUp: boolean) => {} };
    nodes.set(name, node);
    const send = (message: NodeMessage) => {
      if (!node.isUp) return;
      // As it comes over the wire: nobody shares an object with another.
      const text = JSON.stringify(message);
      for (const [other, { isUp, hear }] of nodes) if (other !== name && isUp) hear(JSON.parse(text), name);
    };
    const holdings = new Holdings({
      link: {
        get isUp() {
          return node.isUp;
        },
        onChange: hear => {
          node.change = hear;
        },
      },
      bus: {
        send,
        onMessage: hear => {
          node.hear = hear;
        },
      },
    });
    const presence = presenceElsewhere(holdings);
    const heard: string[] = [];
    presence.onChange(ids => void heard.push(...ids));
    return {
      holdings,
      heard,
      sits: (...seats: number[]) => presence.seatsHere('match-1', new Set(seats)),
      looks: (...seats: number[]) => presence.lookingHere('match-1', new Set(seats)),
      seesLooking: () => [...presence.lookingAt('match-1')].toSorted(),
      sees: () => [...presence.seatsAt('match-1')].toSorted(),
      die: () => {
        holdings.close();
        nodes.delete(name);
      },
      /** Deaf and dumb; whether it notices is another matter. */
      cut: (notices = true) => {
        node.isUp = false;
        if (notices) node.change(false);
      },
      mend: (notices = true) => {
        node.isUp = true;
        if (notices) node.change(true);
      },
    };
  };
  return { join };
};

it('each node knows who sits at the others, also who sat there before it came', () => {
  const { join } = network();
  const a = join('a');
  a.sits(0);
  const b = join('b');
  expect(b.sees()).toEqual([0]);
  b.sits(1, 2);
  const c = join('c');
  expect([a.sees(), b.sees(), c.sees()]).toEqual([[1, 2], [0], [0, 1, 2]]);
  b.sits(2);
  expect([a.sees(), c.sees()]).toEqual([[2], [0, 2]]);
  b.sits();
  expect([a.sees(), c.sees()]).toEqual([[], [0]]);
});

it('who looks at the others is known too, and whoever looks no more has not gone', () => {
  const { join } = network();
  const [a, b] = [join('a'), join('b')];
  b.sits(1, 2);
  b.looks(1, 2);
  expect(a.seesLooking()).toEqual([1, 2]);
  b.looks(2);
  expect([a.seesLooking(), a.sees(), a.heard]).toEqual([[2], [1, 2], []]);
});

it('who goes is said at once, who comes is said by the node they come to', () => {
  const { join } = network();
  const [a, b] = [join('a'), join('b')];
  b.sits(1, 2);
  expect(a.heard).toEqual([]);
  b.sits(1);
  expect(a.heard).toEqual(['match-1']);
  expect(b.heard).toEqual([]);
});

it('a node that dies is missed within seconds, and what it held is gone', () => {
  const { join } = network();
  const [a, b] = [join('a'), join('b')];
  b.sits(1);
  vi.advanceTimersByTime(60_000);
  expect(a.sees()).toEqual([1]);
  b.die();
  vi.advanceTimersByTime(3000);
  expect(a.sees()).toEqual([1]);
  vi.advanceTimersByTime(3000);
  expect(a.sees()).toEqual([]);
  expect(a.heard).toEqual(['match-1']);
});

it('while Redis is away what was known last stands; afterwards what is so', () => {
  const { join } = network();
  const [a, b, c] = [join('a'), join('b'), join('c')];
  b.sits(1);
  c.sits(2);
  for (const node of [a, b, c]) node.cut();
  vi.advanceTimersByTime(60_000);
  expect(a.sees()).toEqual([1, 2]);
  b.sits(3);
  c.die();
  for (const node of [a, b]) node.mend();
  expect(a.sees()).toEqual([2, 3]);
  vi.advanceTimersByTime(6000);
  expect(a.sees()).toEqual([3]);
});

it('a node that was thought dead is known again as soon as it speaks', () => {
  const { join } = network();
  const [a, b] = [join('a'), join('b')];
  b.sits(1);
  b.cut(false);
  vi.advanceTimersByTime(6000);
  expect(a.sees()).toEqual([]);
  b.mend(false);
  vi.advanceTimersByTime(1000);
  expect(a.sees()).toEqual([1]);
});

it('a node that ends says nothing of those it sends away', () => {
  const { join } = network();
  const [a, b] = [join('a'), join('b')];
  b.sits(1);
  b.holdings.leave();
  b.sits();
  expect(a.sees()).toEqual([1]);
  b.die();
  vi.advanceTimersByTime(6000);
  expect(a.sees()).toEqual([]);
});
