import { onServer } from '../../ui/base.ts';
import { leaveNow } from './leave.ts';

export type SystemNotice = {
  readonly title: string;
  readonly body: string;
  /** Where a press on it leads. */
  readonly path: string;
  /** One notice is shown of all that have the same. */
  readonly tag: string;
};

/** In milliseconds. A second notice is the last one. */
const REMINDER_MS = 3_600_000;

/**
 * Says that it is one's turn, and once more if nobody has looked for an hour.
 * @returns what ends it, and takes away what is shown
 */
export const tellTurn = (first: SystemNotice, reminder: SystemNotice): (() => void) => {
  let close = show(first);
  const timer = setTimeout(() => {
    close();
    close = show(reminder);
  }, REMINDER_MS);
  const seen = () => {
    if (!document.hidden) end();
  };
  const end = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    close();
  };
  document.addEventListener('visibilitychange', seen);
  return end;
};

/** @returns what takes it away */
const show = ({ title, body, path, tag }: SystemNotice): (() => void) => {
  if (leaveNow() !== 'granted') return () => {};
  const options = {
    body,
    tag,
    icon: onServer('/icon.svg'),
    badge: onServer('/icon-turn.svg'),
    data: { path },
  };
  const shown = shownBy(title, options).catch(() => () => {});
  return () => void shown.then(close => close());
};

const shownBy = async (title: string, options: NotificationOptions): Promise<() => void> => {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  // The worker's stay when the page is gone, and phones show no others.
  if (worker?.active != null) {
    await worker.showNotification(title, options);
    return async () => {
      for (const notice of await worker.getNotifications({ tag: options.tag ?? '' })) notice.close();
    };
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  return () => notice.close();
};
