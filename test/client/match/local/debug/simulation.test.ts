import { afterEach, expect, it, vi } from 'vitest';
import { forPanel, type Manager } from '../../../../../src/client/match/local/debug/panel-client.ts';

afterEach(() => vi.useRealTimers());

it('a simulation is over once the match is thrown away, however late it asks again, until something is pressed', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const dock = document.createElement('div');
  const key = dock.appendChild(document.createElement('button'));
  const framework = { subscribe: () => {}, reset: () => {}, store: { getState: () => null } };
  const given: Manager = {
    subscribe: hear => {
      hear({ client: framework as never });
      return () => {};
    },
  };
  const { manager, control } = forPanel(given, { hold: () => () => {} } as never, () => {}, dock);
  manager.subscribe(({ client }) => {
    key.onclick = () => client.reset();
  });
  expect(control.isStopped()).toBe(false);
  key.click();
  vi.advanceTimersByTime(60_000);
  expect(control.isStopped()).toBe(true);
  key.onclick = null;
  key.click();
  expect(control.isStopped()).toBe(false);
});
