import { useEffect, useState } from 'react';
import type { GameId } from '../../../../game/index.ts';
import { useGameName } from '../../../games/index.ts';
import { onServer } from '../../../ui/base.ts';
import { defineWords, useWords } from '../../../ui/i18n/i18n.tsx';
import './desk.css';
import { DOCK, hearIn, type Said } from './dock.ts';

const deskWords = defineWords(
  {
    title: (game: string) => `${game} with the debug panel`,
    panel: 'Debug panel',
    close: 'Close',
    waits: 'It comes with the match: begin one.',
    refused: (move: string, code: string) => `Refused: ${move}, ${code}`,
    another: 'Not restored: what was saved is of another match.',
  },
  {
    title: game => `${game} con il pannello di debug`,
    panel: 'Pannello di debug',
    close: 'Chiudi',
    waits: 'Arriva con la partita: cominciane una.',
    refused: (move, code) => `Rifiutata: ${move}, ${code}`,
    another: 'Non ripristinata: ciò che fu salvato è di un’altra partita.',
  },
);

/**
 * A local match with boardgame.io's debug panel beside it. The match has a window of its own, so it is laid out as in any
 * window of that size, and whatever it opens keeps off the panel.
 * @param quick a new match is begun at once
 */
export const DebugDesk = ({ game, quick }: { game: GameId; quick: boolean }) => {
  const words = useWords(deskWords);
  const gameName = useGameName(game);
  const title = words.title(gameName);
  const [address] = useState(() => `${onServer(`/local/${game}`)}?debug${quick ? '&quick' : ''}`);
  const [said, setSaid] = useState<Said | null>(null);
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useEffect(() => (dock === null ? undefined : hearIn(dock, setSaid)), [dock]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className="desk">
      <iframe className="desk-match" title={gameName} src={address} />
      <aside className="desk-side" aria-labelledby="desk-panel">
        <header>
          <h1 id="desk-panel">{words.panel}</h1>
          <a href={onServer(`/local/${game}`)}>{words.close}</a>
        </header>
        {/* React puts nothing into it: it is the panel's, whose words are English. */}
        <div id={DOCK} ref={setDock} lang="en" />
        <p className="desk-waits">{words.waits}</p>
        <p className="desk-said" role="status">
          {said?.kind === 'refused' && words.refused(written(said.move), said.code)}
          {said?.kind === 'another-match' && words.another}
        </p>
      </aside>
    </main>
  );
};

/** As one writes it into the panel. */
const written = ([name, ...args]: readonly (string | number)[]): string =>
  `${name}(${args.map(arg => JSON.stringify(arg)).join(', ')})`;
