import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, loadPage } from './app.tsx';
import { inSite } from './base.ts';
import { goToPage } from './go-to-page.ts';
import { hearBack } from './hooks/back-closes.ts';
import { showPresses } from './hooks/seen-presses.ts';
import { hearPressesOnce } from './hooks/single-presses.ts';
import { preferredLanguage } from './i18n/i18n.tsx';
import { startWorker } from './offline/worker.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { drawEdges } from './theme/forced-colors.ts';

goToPage();
hearBack();
hearPressesOnce();

const place = document.getElementById('app')!;
const app = (
  <StrictMode>
    <App language={preferredLanguage()} />
  </StrictMode>
);

// The home page comes written (`written-home.tsx`), in a language that may not be the reader's; a table's has a splash.
const { language } = place.dataset;
if (language !== undefined && language !== preferredLanguage()) place.replaceChildren();
delete place.dataset.language;
// A page that cannot be loaded says so itself.
loadPage(inSite(location.pathname) ?? '/', location.search)
  .catch(() => {})
  .then(() => {
    if (language === preferredLanguage()) hydrateRoot(place, app);
    else createRoot(place).render(app);
  });

showPresses();
drawEdges();
if (import.meta.env.PROD) startWorker();
