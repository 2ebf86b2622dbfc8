import { useEffect, useState } from 'react';
import { isolated } from '../../../../game/shared/isolated.ts';
import { LobbyError } from '../../../match/lobby/api.ts';
import { type OwnMember, signInWithLink } from '../../../match/member/account.ts';
import { tokenIn } from '../../../match/member/device-link.ts';
import { hasLetters } from '../../../match/member/letters.ts';
import { adoptSettings } from '../../../match/member/settings.ts';
import { syncPlayed } from '../../../match/member/sync-played.ts';
import { transferSeats } from '../../../match/member/transfer-seats.ts';
import { unconfirmedCodes } from '../../../match/member/unconfirmed-codes.ts';
import { useAccountFailure } from '../../../match/member/use-mutation.tsx';
import { useMember, useWho } from '../../../match/member/who.ts';
import { useSingleFlight } from '../../../ui/hooks/single-flight.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Link, useLocation, useNavigate } from '../../../ui/router/router.tsx';
import { Page } from '../../frame/page.tsx';
import { CodesSheet } from '../codes-sheet.tsx';
import { KeepName } from './keep-name.tsx';
import { WaysIn } from './ways-in.tsx';
import '../../../match/lobby/lobby.css';
import './sign-in.css';
import { signInWords } from './words.ts';

/** `/sign-in`: a guest keeps a name, and whoever has one here shows it; behind a # in the address, a link from another device. */
export const SignIn = () => {
  const words = useWords(signInWords);
  const navigate = useNavigate();
  const place = useLocation();
  const next = nextPage(place.state);
  const who = useMember();
  const known = useWho();
  // They are held before who is signed in is known: drawn anew for that, the page shows them.
  const codes = unconfirmedCodes();
  const [token, setToken] = useState<string | null>(null);
  // Which of the two forms was tried last: what the other one has to complain of is old.
  const [tried, setTried] = useState<'keep' | 'in'>('in');
  // A link may be put into the bar of a tab that is here already, and once more after it was refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step to an address is another place
  useEffect(() => {
    const found = tokenIn(location.hash);
    if (found === null) return;
    // Good once: it shall stand in nobody's history.
    history.replaceState(history.state, '', location.pathname + location.search);
    setToken(found);
  }, [place]);
  const enter = async ({ settings }: OwnMember) => {
    adoptSettings(settings);
    await Promise.all([transferSeats(), syncPlayed().catch(() => {})]);
    navigate(next, { replace: true });
  };
  if (codes !== null) {
    return (
      <Page title={words.keepTitle}>
        <CodesSheet codes={codes} onDone={() => navigate(next, { replace: true })} />
      </Page>
    );
  }
  if (token !== null)
    return <ByLink key={token} token={token} onSignedIn={enter} onRefused={() => setToken(null)} />;
  if (who !== null) {
    return (
      <Page title={words.title}>
        <p className="page-lead">{words.already(isolated(who.name))}</p>
        <p className="page-ways">
          <Link className="button button-primary" to="/me">
            {words.toMe}
          </Link>
          <Link className="button" to="/">
            {words.home}
          </Link>
        </p>
      </Page>
    );
  }
  const keep = <KeepName key="keep" isLast={tried === 'keep'} onTry={() => setTried('keep')} />;
  const enterAgain = (
    <WaysIn
      key="in"
      name={known?.name ?? ''}
      isLast={tried === 'in'}
      onTry={() => setTried('in')}
      onSignedIn={enter}
    />
  );
  // Whoever was signed out here comes back rather than begins.
  return (
    <Page title={words.title} wide>
      <div className="sign">{known === null ? [keep, enterAgain] : [enterAgain, keep]}</div>
    </Page>
  );
};

/** Where one was before, if a page has sent one here to come back; else one's own page. */
const nextPage = (state: unknown): string => {
  const { back } = Object(state) as { readonly back?: unknown };
  return typeof back === 'string' && /^\/(?!\/)/.test(back) ? back : '/me';
};

/** It is asked first: a link that somebody else has sent would make one play in their name. */
const ByLink = ({
  token,
  onSignedIn,
  onRefused,
}: {
  token: string;
  onSignedIn: (member: OwnMember) => Promise<void>;
  onRefused: () => void;
}) => {
  const words = useWords(signInWords);
  const failureWords = useAccountFailure();
  const [failure, setFailure] = useState('');
  const [isDead, setDead] = useState(false);
  const [hasMail, setMail] = useState(false);
  const { isBusy, run } = useSingleFlight();
  const go = () =>
    run(async () => {
      try {
        await onSignedIn(await signInWithLink(token));
        return 'done';
      } catch (error) {
        const isUsed = error instanceof LobbyError && error.code === 'link';
        // Of a letter nothing is said where the host sends none.
        if (isUsed) await hasLetters().then(setMail, () => {});
        setDead(isUsed);
        setFailure(failureWords(error));
        return 'again';
      }
    });
  return (
    <Page title={words.linkTitle}>
      {!isDead && (
        <p className="page-lead">
          {words.linkLead} {words.linkSure}
        </p>
      )}
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
          {isDead && ` ${hasMail ? words.anotherOrLetter : words.another}`}
        </p>
      )}
      {isDead ? (
        <button type="button" className="sign-other" onClick={onRefused}>
          {words.otherWays}
        </button>
      ) : (
        <button type="button" className="button-primary" aria-disabled={isBusy} onClick={go}>
          {isBusy ? words.working : words.signIn}
        </button>
      )}
    </Page>
  );
};
