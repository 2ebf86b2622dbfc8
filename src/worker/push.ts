/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/** What the server sends: whose turn it is in which match, and nothing of what is on the table. */
type Notice = {
  readonly kind: 'your-turn';
  readonly game: string;
  readonly match: string;
  readonly reminder: boolean;
};

const GAMES: Readonly<Record<string, string>> = {
  'priests-of-ra': 'Priests of Ra',
  ra: 'Ra',
  kheops: 'Kheops',
  'ru-ra-re': 'Ru-Ra-Re',
};

const WORDS = {
  en: { turn: 'Your turn', again: 'It is still your turn' },
  it: { turn: 'Tocca a te', again: 'Tocca ancora a te' },
};

/** The worker knows no page's choice of language: the browser's has to do. */
const words = () => (self.navigator.language.startsWith('it') ? WORDS.it : WORDS.en);

const noticeOf = (data: PushMessageData | null): Notice | null => {
  try {
    const notice = data?.json() as Partial<Notice> | undefined;
    const isWhole = typeof notice?.game === 'string' && typeof notice.match === 'string';
    return isWhole && notice.kind === 'your-turn' ? (notice as Notice) : null;
  } catch {
    return null;
  }
};

const pathOf = ({ game, match }: Notice): string =>
  `/match/${encodeURIComponent(game)}/${encodeURIComponent(match)}`;

self.addEventListener('push', event => {
  const notice = noticeOf(event.data);
  const { turn, again } = words();
  // One for a match, however often it is said.
  const tag = notice?.match ?? 'your-turn';
  const show = async () => {
    // What takes the place of another does so without a sound: a reminder would not be noticed.
    for (const old of await self.registration.getNotifications({ tag })) old.close();
    // A browser wants to see something shown for every message.
    await self.registration.showNotification(notice?.reminder === true ? again : turn, {
      body: notice === null ? '' : (GAMES[notice.game] ?? ''),
      icon: '/icon.svg',
      badge: '/icon-turn.svg',
      tag,
      data: notice === null ? '/' : pathOf(notice),
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const path = typeof event.notification.data === 'string' ? event.notification.data : '/';
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(({ url }) => new URL(url).pathname === path);
    if (page !== undefined) return void (await page.focus());
    await self.clients.openWindow(path);
  };
  event.waitUntil(open());
});

export {};
