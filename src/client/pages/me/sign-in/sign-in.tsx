import { useEffect, useState } from 'react';
import { isolated } from '../../../../game/shared/isolated.ts';
import { type OwnMember, signInWithLink } from '../../../match/member/account.ts';
import { useAccountFailure } from '../../../match/member/acting.tsx';
import { tokenIn } from '../../../match/member/device-link.ts';
import { adoptSettings } from '../../../match/member/settings.ts';
import { syncPlayed } from '../../../match/member/sync-played.ts';
import { transferSeats } from '../../../match/member/transfer-seats.ts';
import { unconfirmedCodes } from '../../../match/member/unconfirmed-codes.ts';
import { useMember } from '../../../match/member/who.ts';
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
  const next = nextPage(useLocation().state);
  const who = useMember();
  // They are held before who is signed in is known: drawn anew for that, the page shows them.
  const codes = unconfirmedCodes();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = tokenIn(location.hash);
    if (found === null) return;
    // Good once: it shall stand in nobody's history.
    history.replaceState(history.state, '', location.pathname + location.search);
    setToken(found);
  }, []);
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
  if (token !== null) return <ByLink token={token} onSignedIn={enter} onRefused={() => setToken(null)} />;
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
  return (
    <Page title={words.title} wide>
      <div className="sign">
        <KeepName />
        <WaysIn onSignedIn={enter} />
      </div>
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
  const { isBusy, run } = useSingleFlight();
  const go = () =>
    run(async () => {
      try {
        await onSignedIn(await signInWithLink(token));
        return 'done';
      } catch (error) {
        setFailure(failureWords(error));
        return 'again';
      }
    });
  return (
    <Page title={words.linkTitle}>
      <p className="page-lead">
        {words.linkLead} {words.linkSure}
      </p>
      {failure === '' ? (
        <button type="button" className="button-primary" aria-disabled={isBusy} onClick={go}>
          {isBusy ? words.working : words.signIn}
        </button>
      ) : (
        <>
          <p className="lobby-failure" role="alert">
            {failure}
          </p>
          <button type="button" className="sign-other" onClick={onRefused}>
            {words.inTitle}
          </button>
        </>
      )}
    </Page>
  );
};
