import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptUnsaid } from '../../../../src/client/match/online/kept-unsaid.ts';
import { newOutbox } from '../../../../src/client/match/online/outbox.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

/** A server that answers when it is told to. */
const table = (kept?: ReturnType<typeof keptUnsaid>) => {
  const sent: {
    readonly text: string;
    readonly id: string;
    readonly answered: (code: string | null) => void;
  }[] = [];
  const outbox = newOutbox(
    ({ id, text }, answered) => void sent.push({ id, text, answered }),
    () => {},
    kept,
  );
  const waiting = () =>
    outbox.lines().map(({ text, refused }) => (refused === null ? text : `${text}: ${refused}`));
  return { outbox, sent, texts: () => sent.map(({ text }) => text), waiting };
};

it('what is said while the connection is cut waits, and goes out in its order, each line when the one before is there', () => {
  const { outbox, sent, texts, waiting } = table();
  for (const text of ['one', 'two', 'three']) outbox.say(text, text);
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  expect(waiting()).toEqual(['one', 'two', 'three']);
  outbox.open(true);
  expect(texts()).toEqual(['one']);
  sent[0]!.answered(null);
  sent[1]!.answered(null);
  expect(texts()).toEqual(['one', 'two', 'three']);
  sent[2]!.answered(null);
  expect(waiting()).toEqual([]);
});

it('what stays unanswered is sent again under its own id, also over the next connection', () => {
  const { outbox, sent, waiting } = table();
  outbox.open(true);
  outbox.say('a', 'hello');
  outbox.open(false);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
  outbox.open(true);
  vi.advanceTimersByTime(2000);
  expect(sent.map(({ id }) => id)).toEqual(['a', 'a', 'a']);
  // An answer to one that was given up on comes too late.
  sent[0]!.answered('no-talk');
  expect(waiting()).toEqual(['hello']);
  sent[2]!.answered(null);
  expect(waiting()).toEqual([]);
});

it.each(['rate', 'fault', 'not-joined'])(
  'what is refused for now (%s) is sent again a little later',
  code => {
    const { outbox, sent, texts, waiting } = table();
    outbox.open(true);
    outbox.say('a', 'too fast');
    outbox.say('b', 'after it');
    sent[0]!.answered(code);
    expect(waiting()).toEqual(['too fast', 'after it']);
    expect(texts()).toEqual(['too fast']);
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual(['too fast', 'too fast']);
  },
);

it('what the server would not have stays, with its reason, until it is said again or taken away', () => {
  const { outbox, sent, texts, waiting } = table();
  outbox.open(true);
  outbox.say('a', 'hm');
  outbox.say('b', 'and');
  sent[0]!.answered('no-talk');
  expect(waiting()).toEqual(['hm: no-talk', 'and']);
  sent[1]!.answered('no-talk');
  outbox.again('a');
  expect(texts()).toEqual(['hm', 'and', 'hm']);
  outbox.drop('b');
  sent[2]!.answered(null);
  expect(waiting()).toEqual([]);
});

it('what the table has been told is said, though the answer be lost', () => {
  const { outbox, texts, waiting } = table();
  outbox.open(true);
  outbox.say('a', 'hello');
  outbox.say('b', 'there');
  outbox.said(['x', 'a']);
  expect(waiting()).toEqual(['there']);
  expect(texts()).toEqual(['hello', 'there']);
});

describe('a page that is left before its lines are said', () => {
  const SEAT = ['match', 1] as const;

  it('leaves them to the next one at this seat, under their own ids', () => {
    const left = table(keptUnsaid(...SEAT));
    for (const text of ['one', 'two', 'three']) left.outbox.say(text, text);
    left.outbox.open(true);
    left.sent[0]!.answered(null);
    left.sent[1]!.answered('no-talk');
    expect(table(keptUnsaid('match', 0)).waiting()).toEqual([]);
    const { outbox, sent, waiting } = table(keptUnsaid(...SEAT));
    expect(waiting()).toEqual(['two: no-talk', 'three']);
    outbox.open(true);
    expect(sent.map(({ id }) => id)).toEqual(['three']);
    outbox.said(['three']);
    outbox.drop('two');
    // Something else of the page's may be kept meanwhile, such as a setting that could not be kept before.
    expect(Object.keys(localStorage).filter(key => key.startsWith('unsaid:'))).toEqual([]);
  });

  it('does not lose those of another tab', () => {
    const [one, other] = [table(keptUnsaid(...SEAT)), table(keptUnsaid(...SEAT))];
    one.outbox.say('a', 'of one');
    other.outbox.say('b', 'of the other');
    expect(table(keptUnsaid(...SEAT)).waiting()).toEqual(['of one', 'of the other']);
    one.outbox.said(['a']);
    expect(table(keptUnsaid(...SEAT)).waiting()).toEqual(['of the other']);
  });

  it.each(['{', '7', '[{}, null, {"id":"a"}]'])('is not troubled by what was damaged: %s', text => {
    localStorage.setItem('unsaid:match/1', text);
    expect(table(keptUnsaid(...SEAT)).waiting()).toEqual([]);
  });
});
