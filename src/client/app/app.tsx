import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PageAddress } from '../../site/addresses.ts';
import { NotFound } from '../pages/frame/empty-page.tsx';
import { type LoadedPart, loadedPart } from '../ui/hooks/loaded-part.tsx';
import { type Language, LanguageProvider } from '../ui/i18n/i18n.tsx';
import { matchPath } from '../ui/router/match-path.ts';
import { BrowserRouter } from '../ui/router/router.tsx';
import { Route, Routes } from '../ui/router/routes.tsx';
import { SettingsProvider } from '../ui/settings.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Proof = loadedPart(() => import('../pages/proof/proof.tsx').then(page => page.Proof));
const Duplicate = loadedPart(() => import('../pages/duplicate/duplicate.tsx').then(page => page.Duplicate));
const Replay = loadedPart(() => import('../pages/replay/replay.tsx').then(page => page.Replay));
const DayTable = loadedPart(() => import('../pages/daily/day-table.tsx').then(page => page.DayTable));
const LOCAL = '/local/:game';
/** What is loaded when it is gone to, by its address. */
const PAGES: Readonly<Record<PageAddress, LoadedPart<object>>> = {
  '/': loadedPart(() => import('../pages/home/home.tsx').then(page => page.Home)),
  [LOCAL]: loadedPart(() => import('../pages/local/local.tsx').then(page => page.Local)),
  '/match/:game/:id': loadedPart(() => import('../pages/match/match.tsx').then(page => page.Match)),
  '/learn/:game': loadedPart(() => import('../pages/learn/learn.tsx').then(page => page.Learn)),
  '/exercise/:game': loadedPart(() =>
    import('../pages/exercise/exercise.tsx').then(page => page.ExerciseOfTheDay),
  ),
  '/today': loadedPart(() => import('../pages/daily/today.tsx').then(page => page.Today)),
  '/today/:game': DayTable,
  '/today/:game/:date': DayTable,
  '/try/:game/:rule': loadedPart(() => import('../pages/try/try.tsx').then(page => page.Try)),
  '/rules/:game': loadedPart(() => import('../pages/rules/rules.tsx').then(page => page.Rules)),
  '/played': loadedPart(() => import('../pages/played/played.tsx').then(page => page.Played)),
  '/me': loadedPart(() => import('../pages/me/me.tsx').then(page => page.Me)),
  '/api': loadedPart(() => import('../pages/bot-api/bot-api.tsx').then(page => page.BotApi)),
  '/sign-in': loadedPart(() => import('../pages/me/sign-in/sign-in.tsx').then(page => page.SignIn)),
  '/people/:name': loadedPart(() => import('../pages/people/people.tsx').then(page => page.People)),
  '/leaders/:game': loadedPart(() => import('../pages/leaders/leaders.tsx').then(page => page.LeadersPage)),
  '/club': loadedPart(() => import('../pages/club/club.tsx').then(page => page.Club)),
  '/club/new': loadedPart(() =>
    import('../pages/club/new-tournament.tsx').then(page => page.NewTournamentPage),
  ),
  '/tournament/:id': loadedPart(() =>
    import('../pages/tournament/tournament.tsx').then(page => page.TournamentPage),
  ),
  '/league/:id': loadedPart(() => import('../pages/league/league.tsx').then(page => page.LeaguePage)),
  '/duplicate': Duplicate,
  '/duplicate/:id': Duplicate,
  '/proof': Proof,
  '/proof/:game/:id': Proof,
  '/replay': Replay,
  '/replay/:game/:id': Replay,
};

/** Loads the page that an address leads to, and the table that it begins with. */
export const loadPage = async (path: string, query = ''): Promise<void> => {
  for (const [route, page] of Object.entries(PAGES)) {
    const found = matchPath(route, path);
    if (found === null) continue;
    await page.load();
    if (route !== LOCAL) return;
    const { loadFirstTable } = await import('../pages/local/local.tsx');
    return loadFirstTable(found.game, new URLSearchParams(query));
  }
};

/** In development and in the build that tests look at (`vite build --mode gallery`): what is shipped has neither the page nor its code. */
const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? lazy(() => import('../pages/gallery/gallery.tsx').then(page => ({ default: page.Gallery })))
    : null;

export const App = ({
  language,
  router: Router = BrowserRouter,
}: {
  /** The one to begin with. */
  language: Language;
  router?: ComponentType<{ children: ReactNode }>;
}) => (
  <LanguageProvider first={language}>
    <SettingsProvider>
      <Router>
        <ErrorBoundary>
          <Suspense>
            <Routes>
              {Object.entries(PAGES).map(([route, Loaded]) => (
                <Route key={route} path={route} element={<Loaded />} />
              ))}
              {Gallery !== null && <Route path="/gallery/:game?" element={<Gallery />} />}
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Router>
    </SettingsProvider>
  </LanguageProvider>
);
