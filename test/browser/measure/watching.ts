/** Milliseconds to the paint that answers a press, and how many of them it waited for other work and was worked on. */
export type Press = { ms: number; waited: number; worked: number; what: string };

export type Seen = {
  presses: Record<number, Press>;
  longest: { ms: number; at: number; to: number };
  /** Frames that took long, and the scripts in each. */
  frames: { from: number; to: number; scripts: string[] }[];
  shift: number;
  moved: Record<string, number>;
};

type EventTiming = PerformanceEntry & {
  readonly interactionId: number;
  readonly processingStart: number;
  readonly processingEnd: number;
};

type AnimationFrame = PerformanceEntry & {
  readonly renderStart: number;
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly {
    readonly duration: number;
    readonly forcedStyleAndLayoutDuration: number;
    readonly invoker: string;
    readonly sourceFunctionName: string;
  }[];
};

type Part = {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
};

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly Part[];
};

/** Runs in the page, and so may use nothing from outside of itself. Shifts after a press count too: nothing shall move from under a finger. */
export const watch = () => {
  const seen: Seen = { presses: {}, longest: { ms: 0, at: 0, to: 0 }, frames: [], shift: 0, moved: {} };
  Object.assign(globalThis, { seen });
  const on = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe(options);
  // An entry no longer knows what was pressed once that is gone.
  const pressed: { at: number; name: string }[] = [];
  const note = ({ timeStamp: at, target }: Event) => {
    const element = target instanceof Element ? (target.closest('button, [aria-label]') ?? target) : null;
    pressed.push({ at, name: element?.ariaLabel ?? element?.textContent?.slice(0, 40) ?? 'nothing' });
  };
  addEventListener('pointerdown', note, { capture: true, passive: true });
  /** How long before an instant the last press was that came before `until`. */
  const sincePress = (at: number, until = at) => {
    const last = pressed.findLast(press => press.at < until);
    return last === undefined
      ? 'nothing pressed yet'
      : `${Math.round(at - last.at)} ms after a press on ${last.name}`;
  };
  on({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, entry => {
    const { interactionId: id, startTime, processingStart, processingEnd } = entry as EventTiming;
    if (id === 0 || entry.duration <= (seen.presses[id]?.ms ?? 0)) return;
    const what = `${entry.name} on ${pressed.findLast(({ at }) => at <= startTime)?.name}`;
    const [waited, worked] = [processingStart - startTime, processingEnd - processingStart];
    seen.presses[id] = { ms: entry.duration, waited, worked, what };
  });
  const looks: PerformanceEntry[] = [];
  on({ type: 'measure' }, look => looks.push(look));
  const isWithin = (look: PerformanceEntry, task: PerformanceEntry) =>
    look.startTime >= task.startTime && look.startTime < task.startTime + task.duration;
  on({ type: 'longtask' }, task => {
    const looking = looks.filter(look => isWithin(look, task)).reduce((ms, { duration }) => ms + duration, 0);
    const ms = task.duration - looking;
    if (ms > seen.longest.ms) seen.longest = { ms, at: task.startTime, to: task.startTime + task.duration };
  });
  on({ type: 'long-animation-frame' }, frame => {
    const { startTime: from, duration, renderStart, styleAndLayoutStart } = frame as AnimationFrame;
    const to = from + duration;
    const scripts = (frame as AnimationFrame).scripts.map(
      ({ duration, forcedStyleAndLayoutDuration: layout, invoker, sourceFunctionName }) =>
        `${Math.round(duration)} ms, ${Math.round(layout)} for layout: ${invoker} ${sourceFunctionName}`,
    );
    if (styleAndLayoutStart > 0) {
      const parts = [renderStart - from, styleAndLayoutStart - renderStart, to - styleAndLayoutStart];
      const [before, callbacks, drawing] = parts.map(Math.round);
      scripts.push(
        `${before} ms before its frame, ${callbacks} in callbacks of it, ${drawing} for style, layout and paint; ` +
          sincePress(from, to),
      );
    }
    seen.frames.push({ from, to, scripts });
  });
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x},${y}`;
  // What is gone before it is reported has no name any more: where it stood, and after which press, leads to it.
  const whatOf = ({ node, previousRect, currentRect }: Part, at: number) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (element != null) return [element.localName, ...element.classList].join('.');
    return `gone since, from ${boxOf(previousRect)} to ${boxOf(currentRect)}, ${sincePress(at)}`;
  };
  on({ type: 'layout-shift' }, entry => {
    const { value, sources } = entry as LayoutShift;
    seen.shift += value;
    for (const part of sources) {
      const what = whatOf(part, entry.startTime);
      seen.moved[what] = (seen.moved[what] ?? 0) + value / sources.length;
    }
  });
};
