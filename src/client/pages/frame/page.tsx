import { type ReactNode, Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link, useLocation, useNavigationType } from '../../ui/router/router.tsx';
import { Brand } from './art/brand.tsx';
import './frame.css';
import './art/page-art.css';
import { countedTitle, useWaiting } from '../../match/member/waiting.ts';
import { Switches } from '../../match/menu/switches.tsx';
import { TableChromeContext } from '../../table/table-chrome.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { NewVersion } from '../../ui/offline/new-version.tsx';
import { onUnkept, unkeptNow } from '../../ui/storage/device.ts';
import { Horizon } from './art/horizon.tsx';
import { Plate, type PlateName } from './art/plate.tsx';
import { siteWords } from './site.ts';
import { Out, Waiting, WhoIsHere } from './who-is-here.tsx';

const pageWords = defineWords({ skip: 'Skip to the content' }, { skip: 'Vai al contenuto' });

/**
 * One page: its title, the bar above it and its main part. When the page changes, its heading gets the focus.
 * `table`: the content is a board, which has the whole window and a bar of its own; the way home and `actions` stand
 * there (see `TableChromeContext`).
 */
export const Page = ({
  title,
  table = false,
  wide = false,
  plate,
  isBare = false,
  of,
  actions,
  children,
}: {
  title: string;
  table?: boolean;
  wide?: boolean;
  /** What is painted beside the content, where there is room. */
  plate?: PlateName;
  /** The page says little: its plate stands there on a phone too. */
  isBare?: boolean;
  /** Which page it is, where its stylesheet arranges what is in it. */
  of?: 'home';
  actions?: ReactNode;
  children: ReactNode;
}) => {
  const words = useWords(pageWords);
  const { name: site } = useWords(siteWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // Going back keeps the scroll position, and so does a link to an anchor: neither starts at the top.
  const fromTheTop = useNavigationType() !== 'pop' && hash === '';
  const waiting = useWaiting();
  // At a table the title says besides whose turn it is (`useTurnAlert`).
  const counted = table ? 0 : waiting;
  useEffect(() => {
    document.title = countedTitle(counted, title === site ? site : `${title} · ${site}`);
  }, [title, site, counted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way the page was come to, once
  useEffect(() => {
    // The content may have given the focus to something of its own, such as the rule an anchor names.
    const taken = heading.current?.parentElement?.contains(document.activeElement) ?? false;
    if (!taken) heading.current?.focus({ preventScroll: true });
    if (fromTheTop) window.scrollTo(0, 0);
  }, []);
  useEffect(() => {
    // A table has ways of its own.
    if (table || main.current === null) return;
    const place = main.current;
    let end = () => {};
    const load = () =>
      import('../../ui/hooks/keep-focus.ts').then(
        ({ keepFocusIn }) => {
          if (place.isConnected) end = keepFocusIn(place);
        },
        () => {},
      );
    // Whoever uses no keyboard is where the pointer is.
    place.addEventListener('keydown', load, { once: true });
    return () => {
      place.removeEventListener('keydown', load);
      end();
    };
  }, [table]);
  const chrome = useMemo(
    () => ({
      home: (
        <>
          <Link to="/" className="bar-home" aria-label={site} title={site}>
            <Brand size={32} />
          </Link>
          <Waiting />
        </>
      ),
      menu: actions,
    }),
    [site, actions],
  );
  const content = (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {table ? <TableChromeContext value={chrome}>{children}</TableChromeContext> : children}
    </>
  );
  return (
    <div className="page" data-table={table} data-wide={wide}>
      <a className="page-skip visually-hidden" href="#main">
        {words.skip}
      </a>
      {!table && (
        <header className="page-bar">
          <Link to="/" className="page-home">
            <Brand size={28} />
            <span>{site}</span>
          </Link>
          <Waiting />
          <div className="page-actions">
            {actions}
            <WhoIsHere />
            <Switches />
          </div>
        </header>
      )}
      {!table && <NewVersion />}
      {!table && <Out />}
      <Unkept />
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="page-main"
        data-of={of}
        data-plate={plate && (isBare ? 'bare' : 'beside')}
      >
        {plate === undefined ? (
          content
        ) : (
          <>
            <Plate name={plate} isBare={isBare} />
            <div className="page-body">{content}</div>
          </>
        )}
      </main>
      {!table && <Horizon />}
    </div>
  );
};

const UnkeptNotice = optionalPart(() => import('./unkept-notice.tsx').then(file => file.UnkeptNotice));

/** What this browser does not keep, where it is anything that somebody would miss. */
const Unkept = () => {
  const unkept = useSyncExternalStore(onUnkept, unkeptNow, () => null);
  if (unkept === null || unkept.weight === 'spare') return null;
  return (
    <Suspense>
      <UnkeptNotice unkept={unkept} />
    </Suspense>
  );
};
