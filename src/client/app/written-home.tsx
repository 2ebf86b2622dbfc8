import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { GAME_IDS } from '../../game/index.ts';
import { CLIENT_GAMES } from '../games/index.ts';
import { siteWords } from '../pages/frame/site.ts';
import { LANGUAGES } from '../ui/i18n/i18n.tsx';
import { fixedHistory } from '../ui/router/history.ts';
import { Router } from '../ui/router/router.tsx';
import { App, loadPage } from './app.tsx';

/** What each game is called and what it is, in each language, for whoever shows a link to it. */
export const gameTexts = () =>
  Object.fromEntries(
    GAME_IDS.map(game => [
      game,
      Object.fromEntries(
        LANGUAGES.map(language => {
          const { name, lead } = CLIENT_GAMES[game].words[language];
          return [language, { name, lead }];
        }),
      ),
    ]),
  );

const HOME = fixedHistory('/');

/** The home page as text, in each language, so that it can be sent before any script; `main.tsx` goes on from it. */
export const writtenHome = async () => {
  await loadPage('/');
  return LANGUAGES.map(language => ({
    lang: language,
    title: siteWords[language].name,
    html: renderToString(
      <StrictMode>
        <App language={language} router={({ children }) => <Router history={HOME}>{children}</Router>} />
      </StrictMode>,
    ),
  }));
};
