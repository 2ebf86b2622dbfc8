import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { GAME_IDS, type GameId } from '../../game/index.ts';
import { CLIENT_GAMES } from '../games/index.ts';
import { siteWords } from '../pages/frame/site.ts';
import { LANGUAGES } from '../ui/i18n/i18n.tsx';
import { fixedHistory } from '../ui/router/history.ts';
import { Router } from '../ui/router/router.tsx';
import { App, loadPage } from './app.tsx';

/** What the server has to know of a game's pages: what it is called and what it is, for whoever shows a link to it, and where `/try` leads. */
const factsOf = async (game: GameId) => {
  const { words, drawings } = CLIENT_GAMES[game];
  const texts = LANGUAGES.map(language => {
    const { name, lead } = words[language];
    return [language, { name, lead }] as const;
  });
  const tries = Object.keys((await drawings?.())?.drawings.tries ?? {});
  return [game, { ...Object.fromEntries(texts), tries }] as const;
};
export const gameFacts = async () => Object.fromEntries(await Promise.all(GAME_IDS.map(factsOf)));

const HOME = fixedHistory('/');

/** The home page as text, in each language, so that it can be sent before any script; `main.tsx` goes on from it. */
export const prerenderHome = async () => {
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
