import { type ReactNode, useContext } from 'react';
import type { GameId } from '../../../game/index.ts';
import type { BoardPart } from '../../table/board-parts.tsx';
import { Dialog } from '../../table/dialog.tsx';
import { OpenPartContext } from '../../table/table-chrome.ts';
import { boardWords } from '../../table/words.ts';
import { deferred, deferredPart } from '../../ui/hooks/deferred.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import type { SeatClaim } from '../lobby/credentials.ts';

deferred(() => import('./match-menu.css'));
const MenuSettings = deferredPart(() => import('./menu-settings.tsx').then(file => file.MenuSettings));

const menuWords = defineWords(
  {
    menu: 'Menu',
    unread: (n: number) => `${n} new in Talk`,
    close: 'Close',
    rules: 'Rules',
    played: 'Your matches',
    home: 'To the home page',
  },
  {
    menu: 'Menu',
    unread: n => (n === 1 ? '1 messaggio nuovo' : `${n} messaggi nuovi`),
    close: 'Chiudi',
    rules: 'Regole',
    played: 'Le tue partite',
    home: 'Alla pagina iniziale',
  },
);

export type MenuState = readonly [open: boolean, setOpen: (open: boolean) => void];

/** What can be done with a match as a whole, behind one button. */
export const MatchMenu = ({
  game,
  claim = null,
  unread = 0,
  state,
  children,
}: {
  game: GameId;
  /** One's seat, as long as it can be told that it is its turn. */
  claim?: SeatClaim | null;
  /** Lines nobody here has read: on phones the menu leads to them. */
  unread?: number;
  /** Whether it is open, kept by who outlives it: it is drawn anew when the board takes the place of its splash. */
  state: MenuState;
  children: (close: () => void) => ReactNode;
}) => {
  const words = useWords(menuWords);
  const [open, setOpen] = state;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="match-menu-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.menu}
        {unread > 0 && (
          <span className="unread-mark match-menu-mark">
            <span aria-hidden="true">{unread > 9 ? '9+' : unread}</span>
            <span className="visually-hidden"> ({words.unread(unread)})</span>
          </span>
        )}
      </button>
      <Dialog open={open} onClose={close} title={words.menu} close={words.close} kind="drawer">
        <div className="match-menu">
          <OverTheBoard close={close} />
          {children(close)}
          <Link className="button" to={`/rules/${game}`} target="_blank">
            {words.rules}
          </Link>
          <Link className="button" to="/played">
            {words.played}
          </Link>
          <Link className="button match-menu-home" to="/">
            {words.home}
          </Link>
          <MenuSettings claim={claim} />
        </div>
      </Dialog>
    </>
  );
};

/** The ways to what lies over the board, which a narrow bar has no room for. */
const OverTheBoard = ({ close }: { close: () => void }) => {
  const words = useWords(boardWords);
  const openPart = useContext(OpenPartContext);
  if (openPart === null) return null;
  const open = (part: BoardPart) => () => {
    close();
    openPart(part);
  };
  return (
    <div className="match-menu-parts">
      <button type="button" onClick={open('history')}>
        {words.history}
      </button>
      <button type="button" onClick={open('score')}>
        {words.scoreSheets}
      </button>
      <button type="button" onClick={open('help')}>
        {words.help}
      </button>
    </div>
  );
};
