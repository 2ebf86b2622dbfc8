import { useEffect } from 'react';
import { isolated } from '../../../../game/shared/isolated.ts';
import { Cartouche } from '../../../ui/cartouche/art/cartouche.tsx';
import { defineWords, plural, useWords } from '../../../ui/i18n/i18n.tsx';
import { Link } from '../../../ui/router/router.tsx';
import { followMember } from '../follow.ts';
import { useWaiting } from '../waiting.ts';
import { forgetWho, type Who } from '../who.ts';

const headerWords = defineWords(
  {
    me: (name: string) => `${name}: your page`,
    waiting: (n: number) => `${plural('en', n, 'match waits', 'matches wait')} for you`,
    signedOut: (name: string) =>
      `${name} was signed out on this device, here or from another one. Nothing is lost: matches and settings wait for you.`,
    signIn: 'Sign in again',
    asGuest: 'Go on as a guest',
  },
  {
    me: name => `${name}: la tua pagina`,
    waiting: n => `${plural('it', n, 'partita ti aspetta', 'partite ti aspettano')}`,
    signedOut: name =>
      `${name} è stato disconnesso su questo dispositivo, da qui o da un altro. Non si è perso nulla: partite e impostazioni ti aspettano.`,
    signIn: 'Accedi di nuovo',
    asGuest: 'Continua come ospite',
  },
);

/** Who one is, with the way to one's own page; while it is there, the page hears of what one does on other devices. */
export const Badge = ({ who: { name } }: { who: Who }) => {
  const words = useWords(headerWords);
  useEffect(followMember, []);
  return (
    <Link to="/me" className="page-who" aria-label={words.me(isolated(name))} title={isolated(name)}>
      <Cartouche name={name} size={28} />
      <bdi>{name}</bdi>
    </Link>
  );
};

/** How many matches wait for one, beside the brand; nothing where none does. */
export const WaitingCount = () => {
  const words = useWords(headerWords);
  useEffect(followMember, []);
  const waiting = useWaiting();
  if (waiting === 0) return null;
  return (
    <Link to="/" className="page-waiting" aria-label={words.waiting(waiting)} title={words.waiting(waiting)}>
      {waiting}
    </Link>
  );
};

/** Said once where this device was signed out. */
export const SignedOut = ({ who: { name } }: { who: Who }) => {
  const words = useWords(headerWords);
  return (
    <div className="page-version" role="status">
      <p>{words.signedOut(isolated(name))}</p>
      <Link className="button" to="/sign-in">
        {words.signIn}
      </Link>
      <button type="button" onClick={forgetWho}>
        {words.asGuest}
      </button>
    </div>
  );
};
