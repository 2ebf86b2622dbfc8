import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link, useLocation } from '../../ui/router/router.tsx';
import { clubWords } from './club-words.ts';

/** A guest may look on; to take part one keeps one’s name first, and is back here then. */
export const ForGuests = () => {
  const words = useWords(clubWords);
  const { pathname } = useLocation();
  return (
    <div className="club-own">
      <Link className="button button-primary club-join" to="/sign-in" state={{ back: pathname }}>
        {words.keep}
      </Link>
      <p className="soft">{words.guest}</p>
    </div>
  );
};
