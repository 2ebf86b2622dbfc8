import { useCallback, useEffect, useRef, useState } from 'react';
import { LobbyError } from '../../match/lobby/api.ts';
import { fetchMember, fetchWaysIn, type OwnMember, type WaysIn } from '../../match/member/account.ts';
import { clearMemberData } from '../../match/member/clear-member-data.ts';
import { confirmationIn } from '../../match/member/letters.ts';
import { unconfirmedCodes } from '../../match/member/unconfirmed-codes.ts';
import { useAccountFailure } from '../../match/member/use-mutation.tsx';
import { keepWho, noteSignedOut } from '../../match/member/who.ts';
import { AccountNotices } from '../../match/notices/account-notices.tsx';
import { noticeWords } from '../../match/notices/words.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Part } from '../../ui/part.tsx';
import { Link, useLocation, useNavigate } from '../../ui/router/router.tsx';
import { Page } from '../frame/page.tsx';
import { AddressPart } from './address-part.tsx';
import { AnotherDevice } from './another-device.tsx';
import { BlockedPart } from './blocked-part.tsx';
import { BotsPart } from './bots-part.tsx';
import { CodesSheet } from './codes-sheet.tsx';
import { DataPart } from './data-part.tsx';
import { Devices } from './devices.tsx';
import { HolidayPart } from './holiday-part.tsx';
import { NamePart } from './name-part.tsx';
import { PrivacyPart } from './privacy-part.tsx';
import { WaysInPart } from './ways-in-part.tsx';
import '../../match/lobby/lobby.css';
import './me.css';
import { meWords } from './words.ts';

type Known = { readonly member: OwnMember; readonly ways: WaysIn };
type State = 'asking' | 'guest' | { readonly why: unknown } | Known;

/** `/me`: one's name, the devices and ways in, and what there is to say about oneself. */
export const Me = () => {
  const words = useWords(meWords);
  const failure = useAccountFailure();
  const navigate = useNavigate();
  const { state, ask } = useAccount();
  const [codes, setCodes] = useState(unconfirmedCodes);
  if (codes !== null) {
    return (
      <Page title={words.title}>
        <CodesSheet
          codes={codes}
          onDone={() => {
            setCodes(null);
            ask();
          }}
        />
      </Page>
    );
  }
  if (typeof state === 'string' || 'why' in state) {
    return (
      <Page title={words.title}>
        {state === 'asking' && <p role="status">{words.loading}</p>}
        {state === 'guest' && <ForGuests />}
        {typeof state === 'object' && (
          <div className="me-block">
            <p role="alert">{failure(state.why)}</p>
            <p>
              <button type="button" onClick={ask}>
                {words.again}
              </button>
            </p>
          </div>
        )}
      </Page>
    );
  }
  const { member, ways } = state;
  return (
    <Page title={words.title} wide>
      <div className="me">
        <NamePart member={member} onChanged={ask} />
        <div className="me-column">
          <Devices devices={ways.devices} onChanged={ask} onSignedOut={() => navigate('/')} />
          <AnotherDevice />
          <AddressPart />
          <NoticesPart />
          <HolidayPart />
          <BlockedPart />
        </div>
        <div className="me-column">
          <WaysInPart ways={ways} onChanged={ask} onCodes={setCodes} />
          <BotsPart />
          <PrivacyPart settings={member.settings} />
          <DataPart name={member.name} onGone={() => navigate('/')} />
        </div>
      </div>
    </Page>
  );
};

/** A letter's link is often opened where nobody is signed in: whoever does so comes back to it, and it is in no history. */
const ForGuests = () => {
  const words = useWords(meWords);
  const { hash } = useLocation();
  const isLetter = confirmationIn(hash) !== null;
  return (
    <div className="me-block">
      <p>{isLetter ? words.guestsLetter : words.guest}</p>
      <p>
        <Link
          className="button button-primary"
          to="/sign-in"
          replace={isLetter}
          state={isLetter ? { back: `/me${hash}` } : null}
        >
          {words.signIn}
        </Link>
      </p>
    </div>
  );
};

/** What the server knows of whoever is signed in here, asked for again after each change. */
const useAccount = (): { readonly state: State; readonly ask: () => void } => {
  const [state, setState] = useState<State>('asking');
  const read = useCallback(async (): Promise<State> => {
    const member = await fetchMember();
    if (member === null) return 'guest';
    keepWho(member.name);
    return { member, ways: await fetchWaysIn() };
  }, []);
  const latest = useRef(0);
  const ask = useCallback(() => {
    latest.current += 1;
    const request = latest.current;
    // A later request has its own answer, which may have come before this one.
    const show = (now: State) => request === latest.current && setState(now);
    read().then(
      now => {
        if (now === 'guest') {
          noteSignedOut();
          clearMemberData();
        }
        show(now);
      },
      error => show(error instanceof LobbyError && error.status === 401 ? 'guest' : { why: error }),
    );
  }, [read]);
  useEffect(ask, [ask]);
  return { state, ask };
};

/** How one is told that it is one's turn. */
const NoticesPart = () => (
  <Part title={useWords(noticeWords).legend}>
    <div className="turn-notices">
      <AccountNotices />
    </div>
  </Part>
);
