import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { inSite } from '../ui/base.ts';
import { listenForBack } from '../ui/hooks/back-closes.ts';
import { showPressFeedback } from '../ui/hooks/press-feedback.ts';
import { ignoreRepeatedPresses } from '../ui/hooks/repeat-guard.ts';
import { preferredLanguage } from '../ui/i18n/i18n.tsx';
import { startWorker } from '../ui/offline/worker.ts';
import { App, loadPage } from './app.tsx';
import { goToPage } from './go-to-page.ts';
import '../ui/theme/fonts.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { drawEdges } from '../ui/theme/forced-colors.ts';

goToPage();
listenForBack();
ignoreRepeatedPresses();

const place = document.getElementById('app')!;
const app = (
  <StrictMode>
    <App language={preferredLanguage()} />
  </StrictMode>
);

// The home page comes prerendered (`prerender.tsx`), perhaps in another language than the reader's; that of a table has a splash.
const { language } = place.dataset;
if (language !== undefined && language !== preferredLanguage()) place.replaceChildren();
delete place.dataset.language;

/** Replays the click that came before the page was hydrated (`early-press.js`). React hydrates first what is clicked. */
const replayEarlyPress = (): void => {
  const { onclick } = document as { onclick: { readonly pressed?: HTMLElement | null } | null };
  document.onclick = null;
  onclick?.pressed?.click();
};

// A page that cannot be loaded says so itself.
loadPage(inSite(location.pathname) ?? '/', location.search)
  .catch(() => {})
  .then(() => {
    if (language === preferredLanguage()) hydrateRoot(place, app);
    else createRoot(place).render(app);
    replayEarlyPress();
  });

showPressFeedback();
drawEdges();
if (import.meta.env.PROD) startWorker();
