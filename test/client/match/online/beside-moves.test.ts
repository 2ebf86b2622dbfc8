import { expect, it, vi } from 'vitest';
import { type AnyPacket, newConnection, step } from '../../../../src/client/match/online/connection-state.ts';
import {
  NOTHING_SAID,
  restarted,
  type SideChannel,
} from '../../../../src/client/match/online/side-channel.ts';
import { monotonicNow } from '../../../../src/client/ui/monotonic-now.ts';
import { KEPT_LINES } from '../../../../src/game/shared/talk-lines.ts';
import { MATCH } from './fake-server.ts';

const page = () => {
  let now = NOTHING_SAID;
  const onChange = vi.fn();
  const tell = (event: string, ...told: unknown[]) => tellOf(MATCH, event, ...told);
  const tellOf = (match: string, event: string, ...told: unknown[]) => {
    const known = {
      stateID: null,
      hasGap: false,
      missing: null,
      pages: [],
      isFull: false,
      at: monotonicNow(),
    };
    const message = { kind: 'received', packet: [event, match, ...told] as unknown as AnyPacket } as const;
    const next = step({ ...newConnection(MATCH, 0), beside: now }, message, known);
    if (next === null) return;
    now = next[0].beside;
    onChange();
  };
  const restart = () => {
    now = restarted(now);
  };
  return { now: (): SideChannel => now, restart, tell, tellOf, onChange };
};

const NEWS = { host: null, incidents: [], away: [], votes: {} };
const line = (n: number) => ({ id: String(n), seat: 0, text: 'x' });

const TOLD: readonly [event: string, told: readonly unknown[], known: Partial<SideChannel>][] = [
  ['clock', [[]], { clock: null }],
  ['table', [NEWS], { news: { ...NEWS, away: null, votable: null } }],
  ['asking', [null], { asking: null }],
  ['talk', [[line(5)], 4], { talk: [line(5)], talkBefore: 4 }],
  ['talk', [[line(5)]], { talk: [line(5)], talkBefore: 0 }],
  ['talk-before', [[line(4)], 3], { talk: [line(4)], talkBefore: 3 }],
  [
    'chat',
    [{ id: 'a', sender: '1', payload: 'Hello' }],
    { talk: [{ id: 'a', seat: 1, text: 'Hello' }], talkBefore: 0 },
  ],
  ['reaction', [1, 'thanks'], { reaction: { seat: 1, reaction: 'thanks', id: 1 } }],
  ['watching', [3], { watching: 3 }],
];

it.each(TOLD)('what is told of a table is known at once: %s', (event, told, known) => {
  const { tell, now, onChange } = page();
  tell(event, ...told);
  expect(now()).toMatchObject(known);
  expect(onChange).toHaveBeenCalledOnce();
});

it.each(TOLD)('what is told of another table is not heard: %s', (event, told) => {
  const { tellOf, now, onChange } = page();
  const before = now();
  tellOf('another', event, ...told);
  expect(now()).toBe(before);
  expect(onChange).not.toHaveBeenCalled();
});

it('deadlines are counted by this page’s own clock', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const { tell, now } = page();
  tell('clock', [[1, 30_000]]);
  tell('table', { ...NEWS, away: [[0, 60_000]] });
  tell('asking', { seat: 1, stateID: 7, agreed: [], left: 20_000 });
  vi.useRealTimers();
  expect(now()).toMatchObject({
    clock: new Map([[1, 1_030_000]]),
    news: { away: new Map([[0, 1_060_000]]) },
    asking: { seat: 1, stateID: 7, agreed: [], until: 1_020_000 },
  });
});

it('a deadline stays where it is when the machine’s clock is set', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const { tell, now } = page();
  tell('clock', [[1, 30_000]]);
  const before = now().clock;
  vi.setSystemTime(9_000_000);
  // Told again a second later, as it is after each move.
  vi.advanceTimersByTime(1000);
  tell('clock', [[1, 29_000]]);
  vi.useRealTimers();
  expect(now().clock).toEqual(before);
});

it('a reaction of another version is not shown; the same one twice is two', () => {
  const { tell, now, onChange } = page();
  tell('reaction', 0, 'a wink');
  expect(now().reaction).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  tell('reaction', 0, 'ouch');
  tell('reaction', 0, 'ouch');
  expect(now().reaction?.id).toBe(2);
});

it('only the last lines are kept as they come', () => {
  const { tell, now } = page();
  for (let n = 0; n <= KEPT_LINES; n++) tell('chat', { id: String(n), sender: '0', payload: 'x' });
  expect(now().talk.map(({ id }) => Number(id))).toEqual([...Array(KEPT_LINES).keys()].map(n => n + 1));
});

it('when the match is told anew nobody is known to ask or to watch; what was said stays', () => {
  const { tell, now, restart } = page();
  tell('asking', { seat: 1, stateID: 7, agreed: [], left: 20_000 });
  tell('watching', 3);
  tell('talk', [line(1)]);
  restart();
  expect(now()).toMatchObject({ asking: null, watching: 0, talk: [line(1)] });
});
