import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { inSite } from '../ui/base.ts';
import { hearBack } from '../ui/hooks/back-closes.ts';
import { showPresses } from '../ui/hooks/seen-presses.ts';
import { hearPressesOnce } from '../ui/hooks/single-presses.ts';
import { preferredLanguage } from '../ui/i18n/i18n.tsx';
import { startWorker } from '../ui/offline/worker.ts';
import { App, loadPage } from './app.tsx';
import { goToPage } from './go-to-page.ts';
import '../ui/theme/fonts.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { drawEdges } from '../ui/theme/forced-colors.ts';

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

/** What was pressed before anything could hear it (`early-press.js`). React takes over at once what is pressed. */
const pressEarly = (): void => {
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
    pressEarly();
  });

showPresses();
drawEdges();
if (import.meta.env.PROD) startWorker();
