import { Suspense } from 'react';
import { usePlayerName } from '../../match/lobby/player-name.ts';
import { useMember, useWho } from '../../match/member/who.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';

const whoWords = defineWords(
  { signIn: 'Sign in', keep: 'Keep name' },
  { signIn: 'Accedi', keep: 'Tieni il nome' },
);

const Badge = optionalPart(() => import('../../match/member/header/badge.tsx').then(file => file.Badge));
const Count = optionalPart(() =>
  import('../../match/member/header/badge.tsx').then(file => file.WaitingCount),
);
const SignedOut = optionalPart(() =>
  import('../../match/member/header/badge.tsx').then(file => file.SignedOut),
);

/** In the bar of a page: who one is; a guest has a quiet way to be somebody. */
export const WhoIsHere = () => {
  const words = useWords(whoWords);
  const who = useMember();
  const [name] = usePlayerName();
  if (who !== null) {
    return (
      <Suspense fallback={<span className="page-who" />}>
        <Badge who={who} />
      </Suspense>
    );
  }
  return (
    <Link to="/sign-in" className="page-who">
      <span>{name === '' ? words.signIn : words.keep}</span>
    </Link>
  );
};

/** Beside the brand, for members. */
export const Waiting = () =>
  useMember() !== null && (
    <Suspense>
      <Count />
    </Suspense>
  );

/** Below the bar, where this device was signed out. */
export const Out = () => {
  const who = useWho();
  return (
    who?.isOut === true && (
      <Suspense>
        <SignedOut who={who} />
      </Suspense>
    )
  );
};
