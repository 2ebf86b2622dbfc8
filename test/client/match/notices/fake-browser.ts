import { vi } from 'vitest';

export const ENDPOINT = 'https://push.example/device';

type Shown = { readonly title: string; readonly tag?: string; readonly data?: unknown };

/** A browser that can show notices, be reached by push, or neither. */
export const fakeBrowser = ({
  leave = 'granted' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
  hasWorker = true,
  canSubscribe = true,
} = {}) => {
  const shown: Shown[] = [];
  const close = (notice: Shown) => {
    if (shown.includes(notice)) shown.splice(shown.indexOf(notice), 1);
  };
  class FakeNotification {
    static permission = leave;
    static requestPermission = vi.fn(async () => {
      FakeNotification.permission = answer;
      return answer;
    });
    readonly #shown: Shown;
    constructor(title: string, options: NotificationOptions) {
      this.#shown = { title, ...options };
      shown.push(this.#shown);
    }
    close() {
      close(this.#shown);
    }
  }
  let subscribedWith: string | null = null;
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p'.repeat(20), auth: 'a'.repeat(20) } }),
    unsubscribe: async () => {
      subscribedWith = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (subscribedWith === null ? null : subscription),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      if (!canSubscribe) throw new DOMException('no push service', 'AbortError');
      if (subscribedWith !== null && subscribedWith !== key) throw new DOMException('', 'InvalidStateError');
      subscribedWith = key;
      return subscription;
    },
  };
  const registration = {
    active: {},
    pushManager,
    showNotification: async (title: string, options: NotificationOptions) =>
      void shown.push({ title, ...options }),
    getNotifications: async ({ tag }: { tag: string }) =>
      shown.filter(notice => notice.tag === tag).map(notice => ({ close: () => close(notice) })),
  };
  const serviceWorker = {
    getRegistration: async () => (hasWorker ? registration : undefined),
    ready: Promise.resolve(registration),
  };
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
  return { shown, Notification: FakeNotification, pushManager, keyInUse: () => subscribedWith };
};
