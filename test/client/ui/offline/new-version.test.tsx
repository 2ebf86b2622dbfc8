import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../../../../src/client/pages/frame/page.tsx';
import { loadAgain, startWorker } from '../../../../src/client/ui/offline/worker.ts';
import { MemoryRouter } from '../../memory-router.tsx';
import { eventually } from '../../patience.ts';

/** The browser's side: what it says of the workers of this site. */
const browser = () => {
  const waiting = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const installing = new EventTarget();
  const active = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), {
    active,
    installing: null as EventTarget | null,
    waiting: null as EventTarget | null,
    update: async () => {},
  });
  const container = Object.assign(new EventTarget(), {
    controller: active as unknown,
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
  });
  return { waiting, installing, active, registration, container };
};

const shown = (table = false) =>
  render(
    <MemoryRouter>
      <Page title="Somewhere" table={table}>
        text
      </Page>
    </MemoryRouter>,
  );

let fake: ReturnType<typeof browser>;
let reload: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  fake = browser();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: fake.container }));
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then());
  reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await act(async () => startWorker());
  await eventually(() => expect(fake.active.postMessage).toHaveBeenCalledWith('keep-parts'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A new version has come and waits. */
const install = () =>
  act(() => {
    fake.registration.installing = fake.installing;
    fake.registration.dispatchEvent(new Event('updatefound'));
    fake.registration.waiting = fake.waiting;
    fake.installing.dispatchEvent(new Event('statechange'));
  });

it('a new version asks, and takes over when it is told to', () => {
  shown();
  expect(screen.queryByRole('button', { name: 'Use it now' })).toBeNull();
  install();
  expect(fake.waiting.postMessage).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(fake.waiting.postMessage).toHaveBeenCalledWith('take-over');
  expect(reload).not.toHaveBeenCalled();
  fake.container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('no table asks, nor does any page begin again by itself', () => {
  shown(true);
  install();
  expect(screen.queryByRole('button', { name: 'Use it now' })).toBeNull();
  fake.container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
});

it('the very first version has nobody to ask', () => {
  fake.container.controller = null;
  shown();
  install();
  expect(screen.queryByRole('button', { name: 'Use it now' })).toBeNull();
});

it('a version that took over from another tab is not waited for any more: the page just loads again', () => {
  fake.registration.waiting = fake.waiting;
  shown();
  install();
  // Another page of the site told it to take over, and no state of it was heard here.
  fake.registration.waiting = null;
  act(() => void fake.container.dispatchEvent(new Event('controllerchange')));
  expect(screen.queryByRole('button', { name: 'Use it now' })).toBeNull();
  loadAgain();
  expect(fake.waiting.postMessage).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(1);
});
