import { KEPT_NOWHERE, type KeptUnsaid } from './kept-unsaid.ts';
import type { Unsaid } from './online-snapshot.ts';

/** How long the server may leave a line unanswered before it is sent again, in milliseconds; and how long what came too fast waits. */
const ANSWER_MS = 2000;
/** Refusals that pass: the line is sent again by itself. */
const PASSING: ReadonlySet<string> = new Set(['rate', 'fault', 'not-joined', 'not-started']);

export type Outbox = {
  /** What is not said yet, in order. */
  readonly lines: () => readonly Unsaid[];
  readonly say: (id: string, text: string) => void;
  /** What the server would not have is sent once more, or thrown away. */
  readonly again: (id: string) => void;
  readonly drop: (id: string) => void;
  /** These have been said, as the table was told. */
  readonly said: (ids: readonly string[]) => void;
  /** Can anything be sent at the moment? */
  readonly open: (isOpen: boolean) => void;
};

/**
 * What somebody says waits here until the server has it: while the connection is cut, and where it comes too fast. One line after
 * the other, so that none overtakes another, and always under its own id, so that it is said once.
 * @param kept what an earlier page has left there is said first
 * @param send hands a line to the server; `answered` is told null where it has it, or the code of its refusal
 */
export const newOutbox = (
  send: (line: Unsaid, answered: (code: string | null) => void) => void,
  onChange: () => void,
  kept: KeptUnsaid = KEPT_NOWHERE,
): Outbox => {
  let lines = kept.get();
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was sent: only the last one's answer is waited for. */
  let sent = 0;

  const put = (next: readonly Unsaid[]) => {
    lines = next;
    kept.set(lines);
  };
  const change = (next: readonly Unsaid[]) => {
    put(next);
    onChange();
  };
  const without = (...ids: readonly string[]) => lines.filter(({ id }) => !ids.includes(id));
  const sendNext = () => {
    clearTimeout(timer);
    sent += 1;
    const line = lines.find(({ refused }) => refused === null);
    if (!isOpen || line === undefined) return;
    const mine = sent;
    send(line, code => {
      if (mine === sent) answered(line, code);
    });
    timer = setTimeout(sendNext, ANSWER_MS);
  };
  const answered = (line: Unsaid, code: string | null) => {
    // It stays under way, and the timer sends it again.
    if (code !== null && PASSING.has(code)) return;
    const next =
      code === null
        ? without(line.id)
        : lines.map(each => (each === line ? { ...line, refused: code } : each));
    change(next);
    sendNext();
  };
  const isUnderWay = () => lines.some(({ refused }) => refused === null);

  return {
    lines: () => lines,
    say: (id, text) => {
      const waits = isUnderWay();
      change([...lines, { id, text, refused: null }]);
      if (!waits) sendNext();
    },
    again: id => {
      const line = lines.find(each => each.id === id);
      if (line === undefined) return;
      const waits = isUnderWay();
      change([...without(id), { ...line, refused: null }]);
      if (!waits) sendNext();
    },
    drop: id => change(without(id)),
    said: ids => {
      const left = without(...ids);
      if (left.length === lines.length) return;
      put(left);
      sendNext();
    },
    open: now => {
      isOpen = now;
      sendNext();
    },
  };
};
