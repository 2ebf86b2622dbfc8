import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App, loadPage } from './app.tsx';
import { siteWords } from './frame/site.ts';
import { LANGUAGES } from './i18n/i18n.tsx';

/** The home page as text, in each language, so that it can be sent before any script; `main.tsx` goes on from it. */
export const writtenHome = async () => {
  await loadPage('/');
  return LANGUAGES.map(language => ({
    lang: language,
    title: siteWords[language].name,
    html: renderToString(
      <StrictMode>
        <App
          language={language}
          router={({ children }) => <StaticRouter location="/">{children}</StaticRouter>}
        />
      </StrictMode>,
    ),
  }));
};
