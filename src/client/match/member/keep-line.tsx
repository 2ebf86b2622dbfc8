import { isolated } from '../../../game/shared/isolated.ts';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';

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
