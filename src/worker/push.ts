/// <reference lib="webworker" />
import { BASE } from './base.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the server sends: whose turn it is in which match, and nothing of what is on the table. */
type Notice = {
  readonly kind: 'your-turn';
  readonly game: string;
  /** What the game is called; one of before that was sent says nothing of it. */
  readonly title?: string;
  readonly match: string;
  readonly reminder: boolean;
  /** As it was chosen on the page that asked for notices. */
  readonly language?: string;
};

const WORDS = {
  en: { turn: 'Your turn', again: 'It is still your turn' },
  it: { turn: 'Tocca a te', again: 'Tocca ancora a te' },
};

/** The worker knows no page's choice of language: where none was sent, the browser's has to do. */
const wordsOf = (notice: Notice | null) =>
  (notice?.language ?? self.navigator.language).startsWith('it') ? WORDS.it : WORDS.en;

const noticeOf = (data: PushMessageData | null): Notice | null => {
  try {
    const notice = data?.json() as Partial<Notice> | undefined;
    const isWhole = typeof notice?.game === 'string' && typeof notice.match === 'string';
    if (!isWhole || notice.kind !== 'your-turn') return null;
    const { language, ...said } = notice as Notice;
    return typeof language === 'string' ? { ...said, language } : said;
  } catch {
    return null;
  }
};

const pathOf = ({ game, match }: Notice): string =>
  `${BASE}match/${encodeURIComponent(game)}/${encodeURIComponent(match)}`;

/** Pages that are open show notices of their own, with data in this form. */
const isOfPage = ({ data }: Notification): boolean => typeof data?.path === 'string';

const pageAt = async (path: string): Promise<WindowClient | undefined> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.find(({ url }) => new URL(url).pathname === path);
};

self.addEventListener('push', event => {
  const notice = noticeOf(event.data);
  const { turn, again } = wordsOf(notice);
  const title = notice?.reminder === true ? again : turn;
  // One for a match, however often it is said.
  const tag = notice?.match ?? 'your-turn';
  const show = async () => {
    const isOpen = notice !== null && (await pageAt(pathOf(notice))) !== undefined;
    // What takes the place of another does so without a sound: a reminder would not be noticed. What a page that is
    // open has just said by itself need not be heard twice.
    for (const old of await self.registration.getNotifications({ tag }))
      if (!isOpen || !isOfPage(old) || old.title !== title) old.close();
    // A browser wants to see something shown for every message.
    await self.registration.showNotification(title, {
      body: notice?.title ?? '',
      icon: `${BASE}icon.svg`,
      badge: `${BASE}icon-turn.svg`,
      tag,
      data: notice === null ? BASE : pathOf(notice),
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { data } = event.notification;
  const path = isOfPage(event.notification) ? data.path : typeof data === 'string' ? data : BASE;
  const open = async () => {
    const page = await pageAt(path);
    if (page !== undefined) return void (await page.focus());
    await self.clients.openWindow(path);
  };
  event.waitUntil(open());
});
