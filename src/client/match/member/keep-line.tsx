import { isolated } from '../../../game/shared/isolated.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link, useLocation } from '../../ui/router/router.tsx';
import { useMember } from './who.ts';

const keepWords = defineWords(
  {
    lead: (name: string) => `You played as ${name}, a guest.`,
    keep: 'Keep this name, and this match stays yours on every device',
  },
  {
    lead: name => `Hai giocato come ${name}, da ospite.`,
    keep: 'Tieni questo nome, e la partita resta tua su ogni dispositivo',
  },
);

/** Below the final score of a guest's match: one line, and no more. */
export const KeepLine = ({ name }: { name: string }) => {
  const words = useWords(keepWords);
  return (
    <p className="match-seal-lead">
      {words.lead(isolated(name))} <Link to="/sign-in">{words.keep}</Link>
    </p>
  );
};

const outWords = defineWords(
  {
    out: 'You are signed out on this device, so you only watch this match.',
    again: 'Sign in again',
    signIn: 'Sign in',
  },
  {
    out: 'Su questo dispositivo non sei più collegato: puoi solo guardare questa partita.',
    again: 'Accedi di nuovo',
    signIn: 'Accedi',
  },
);

/** Said over the table to whoever cannot play their seat for that; the way in leads back to the match. */
export const SignedOutHere = () => {
  const words = useWords(outWords);
  const { pathname } = useLocation();
  return (
    <>
      {words.out}{' '}
      <Link className="button" style={{ pointerEvents: 'auto' }} to="/sign-in" state={{ back: pathname }}>
        {words.again}
      </Link>
    </>
  );
};

/** In the menu of whoever watches as a guest: the seat may be theirs. */
export const SignInWay = () => {
  const words = useWords(outWords);
  const { pathname } = useLocation();
  return (
    useMember() === null && (
      <Link className="button" to="/sign-in" state={{ back: pathname }}>
        {words.signIn}
      </Link>
    )
  );
};
