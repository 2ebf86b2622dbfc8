import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { ErrorBoundary } from './frame/error-boundary.tsx';
import { SettingsProvider } from './frame/settings.tsx';
import { type Language, LanguageProvider } from './i18n/i18n.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';

const Local = lazy(() => import('./pages/local.tsx').then(page => ({ default: page.Local })));
const Match = lazy(() => import('./pages/match.tsx').then(page => ({ default: page.Match })));
const Rules = lazy(() => import('./pages/rules.tsx').then(page => ({ default: page.Rules })));
const Proof = lazy(() => import('./pages/proof.tsx').then(page => ({ default: page.Proof })));
const Replay = lazy(() => import('./pages/replay.tsx').then(page => ({ default: page.Replay })));
/** In development and in the build that tests look at (`vite build --mode gallery`): what is shipped has neither the page nor its code. */
const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === 'gallery'
    ? lazy(() => import('./pages/gallery.tsx').then(page => ({ default: page.Gallery })))
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
              <Route path="/" element={<Home />} />
              <Route path="/local/:game" element={<Local />} />
              <Route path="/match/:game/:id" element={<Match />} />
              <Route path="/rules/:game" element={<Rules />} />
              <Route path="/proof" element={<Proof />} />
              <Route path="/proof/:game/:id" element={<Proof />} />
              <Route path="/replay" element={<Replay />} />
              <Route path="/replay/:game/:id" element={<Replay />} />
              {Gallery !== null && <Route path="/gallery/:game?" element={<Gallery />} />}
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Router>
    </SettingsProvider>
  </LanguageProvider>
);
