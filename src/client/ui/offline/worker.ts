import { onServer } from '../base.ts';
import { whenIdle } from '../hooks/when-idle.ts';

/** How often a page that stays open asks whether there is a new version. */
const ASK_EVERY = 3_600_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** A new version that waits for leave to take over. */
export const newVersion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): ServiceWorker | null => waiting,
};

const tell = (worker: ServiceWorker | null) => {
  waiting = worker;
  for (const listener of listeners) listener();
};

/** Starts the service worker as soon as the page has all that it needs and nothing to do. */
export const startWorker = (): void => {
  if ('serviceWorker' in navigator) whenIdle(() => void register().catch(() => {}));
};

// Where there is no worker, by whatever cause, everything works as it does without one.
const register = async () => {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(onServer('/service-worker.js'));
  const note = () => {
    if (serviceWorker.controller !== null && registration.waiting !== waiting) tell(registration.waiting);
  };
  const watch = () => registration.installing?.addEventListener('statechange', note);
  note();
  watch();
  registration.addEventListener('updatefound', watch);
  // The version that waited may have been told to take over in another tab.
  serviceWorker.addEventListener('controllerchange', note);
  setInterval(() => void registration.update().catch(() => {}), ASK_EVERY);
  const { active } = await serviceWorker.ready;
  if (!savesData()) active?.postMessage('keep-parts');
};

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the page again, with the newest version where one waits. */
export const loadAgain = (): void => {
  const reload = () => location.reload();
  if (waiting === null) reload();
  else {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('take-over');
  }
};
