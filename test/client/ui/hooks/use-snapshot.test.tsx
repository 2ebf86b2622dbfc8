import { cleanup, render, screen } from '@testing-library/react';
import { act, StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSnapshot } from '../../../../src/client/ui/hooks/use-snapshot.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const storeOf = (first: string) => {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    listeners,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    snapshot: () => now,
    change: (to: string) => {
      now = to;
      for (const changed of listeners) changed();
    },
  };
};
type Store = ReturnType<typeof storeOf>;

const Shown = ({ store: { subscribe, snapshot } }: { store: Store }) => (
  <p data-testid="shown">{useSnapshot(subscribe, snapshot)}</p>
);
const shown = () => screen.getByTestId('shown').textContent;

describe('what a store holds is drawn', () => {
  it('at once while a press is worked on, and in its own time else', async () => {
    const store = storeOf('one');
    render(<Shown store={store} />);
    // Outside of `act`, as a browser has it: what is not urgent is not drawn by then.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    flushSync(() => store.change('two'));
    expect(shown()).toBe('one');
    await expect.poll(shown).toBe('two');

    vi.stubGlobal('event', new MouseEvent('click'));
    flushSync(() => store.change('three'));
    expect(shown()).toBe('three');
  });

  it('as it is in the end, whatever came in between', async () => {
    const store = storeOf('one');
    render(<Shown store={store} />);
    await act(async () => {
      store.change('two');
      vi.stubGlobal('event', new MouseEvent('click'));
      store.change('three');
      vi.stubGlobal('event', undefined);
      store.change('four');
    });
    expect(shown()).toBe('four');
  });

  it('also where it changed before anybody listened', async () => {
    const store = storeOf('one');
    const Early = () => {
      if (store.listeners.size === 0) queueMicrotask(() => store.change('two'));
      return <Shown store={store} />;
    };
    await act(
      async () =>
        void render(
          <StrictMode>
            <Early />
          </StrictMode>,
        ),
    );
    expect(shown()).toBe('two');
  });

  it('of another store at once, and nothing of the one before', async () => {
    const [one, other] = [storeOf('one'), storeOf('other')];
    const { rerender, unmount } = render(<Shown store={one} />);
    rerender(<Shown store={other} />);
    expect(shown()).toBe('other');
    expect(one.listeners.size).toBe(0);
    await act(async () => one.change('two'));
    expect(shown()).toBe('other');
    unmount();
    expect(other.listeners.size).toBe(0);
  });

  it('of another store, and its effects come, also where it changed before anybody listened and something else was drawn', async () => {
    const [one, other] = [storeOf('one'), storeOf('other')];
    const effects: string[] = [];
    const Noting = ({ store }: { store: Store }) => {
      const now = useSnapshot(store.subscribe, store.snapshot);
      const [, count] = useState(0);
      useLayoutEffect(() => {
        if (store !== other) return;
        store.change('later');
        // Draws it, and nothing comes of that.
        count(1);
        count(0);
      }, [store]);
      useEffect(() => void effects.push(now), [now]);
      return now;
    };
    const { rerender } = render(<Noting store={one} />);
    await act(async () => rerender(<Noting store={other} />));
    expect(effects).toEqual(['one', 'other', 'later']);
  });
});
