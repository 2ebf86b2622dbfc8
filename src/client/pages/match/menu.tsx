import { Suspense } from 'react';
import { dayOfDeal } from '../../../game/shared/daily.ts';
import { useMember } from '../../match/member/who.ts';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { SealLine } from '../../match/proof/seal-line.tsx';
import { ShareButton } from '../../match/share/share-button.tsx';
import { talkButtonWords } from '../../match/talk/button-words.ts';
import { TakeBackPart } from '../../match/undo/undo-parts.ts';
import { bannerWords } from '../../table/words.ts';
import { deferred } from '../../ui/hooks/deferred.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { DealLink, RecordLink, ReplayLink, TournamentLink } from './match-links.tsx';
import { matchWords } from './match-words.ts';
import type { OnlineMatch } from './online-match.ts';
import { takingBackOf } from './take-back.ts';
import type { Quitting } from './use-quitting.ts';
import type { TableTalk } from './use-talk.ts';
import { WatchFrom } from './watch-from.tsx';

/** What the menu of an online match holds beside what that of every match does. */
export const Menu = ({
  match,
  talk,
  quitting,
  close,
}: {
  match: OnlineMatch;
  talk: TableTalk;
  quitting: Quitting;
  close: () => void;
}) => {
  const words = useWords(matchWords);
  const { game, id, claim, commitment, over, isHeldBack } = match;
  return (
    <>
      <PhoneMenu match={match} talk={talk} close={close} />
      <Suspense>
        <TermsLine game={game} setupData={match.setupData} />
      </Suspense>
      <TournamentLink match={match} />
      <Hint match={match} />
      {(!isHeldBack || !over) && <ShareButton game={game} claim={over ? null : claim} />}
      <DealLink match={match} />
      {!isHeldBack && <RecordLink match={match} />}
      {over && !isHeldBack ? (
        <>
          <ReplayLink match={match} />
          <Link className="button" to={`/proof/${game}/${id}`}>
            {words.proof}
          </Link>
        </>
      ) : (
        <SealLine commitment={commitment} />
      )}
      {claim === null && (
        <Suspense>
          <SignInWay />
        </Suspense>
      )}
      <Quit match={match} quitting={quitting} close={close} />
    </>
  );
};

const TermsLine = optionalPart(() =>
  import('../../match/options/terms-line.tsx').then(file => file.TermsLine),
);

const HintButton = optionalPart(() =>
  import('../../match/coach/hint-button.tsx').then(file => file.HintButton),
);

const SignInWay = optionalPart(() => import('../../match/member/keep-line.tsx').then(file => file.SignInWay));

// Whoever opens the menu has all in it at once: what came a moment later would move what is being pressed.
deferred(TermsLine.load);
deferred(HintButton.load);
deferred(SignInWay.load);

/** The way to the coach, on one's turn, where the table has agreed to that or plays against bots alone, and no other table the same deal: then nobody is wronged. */
const Hint = ({
  match: { game, now, table, own, mine, people, hints, names, deal },
}: {
  match: OnlineMatch;
}) => {
  const mayAsk = hints || (deal === undefined && people.every(({ seat }) => seat === own));
  if (table === null || table.seat === null || !mayAsk || !mine || now.status !== 'ready') return null;
  return (
    <Suspense>
      <HintButton game={game} view={table.view} seat={table.seat} nameOf={seat => names[seat] ?? ''} />
    </Suspense>
  );
};

/** To leave the table and to give up, for whoever has a seat at it. */
export const Quit = ({
  match: { claim, over, hasResigned, names, deal },
  quitting: { leave, resign, failed },
  close,
}: {
  match: OnlineMatch;
  quitting: Quitting;
  close: () => void;
}) => {
  const words = useWords(matchWords);
  const isMember = useMember() !== null;
  return (
    <>
      {claim !== null && (
        <Confirmed
          label={over ? words.leaveOver : words.leave}
          question={
            dayOfDeal(deal) !== null ? words.leaveDaily : isMember ? words.leaveMember : words.leaveQuestion
          }
          confirm={words.leaveConfirm}
          ask={!over}
          onConfirm={leave}
        />
      )}
      {claim !== null && !over && !hasResigned && (
        <Confirmed
          label={words.resign}
          question={names.length === 2 ? words.resignOfTwo : words.resignOfMore}
          confirm={words.resign}
          onConfirm={() => resign(close)}
        />
      )}
      {failed !== '' && <p role="alert">{failed}</p>}
    </>
  );
};

/** What stands in the bar of a table, except on a phone: there is no room for it there. */
const PhoneMenu = ({ match, talk, close }: { match: OnlineMatch; talk: TableTalk; close: () => void }) => {
  const banner = useWords(bannerWords);
  const button = useWords(talkButtonWords);
  const { watching } = match.now;
  const back = takingBackOf(match);
  return (
    <div className="match-menu-narrow">
      {watching > 0 && <p>{banner.spectators(watching)}</p>}
      <WatchFrom match={match} inMenu />
      {back !== null && (
        <Suspense>
          <TakeBackPart
            inMenu
            price={back.price}
            take={() => {
              close();
              back.take();
            }}
          />
        </Suspense>
      )}
      {talk.allowed !== null && (
        <button
          type="button"
          onClick={() => {
            close();
            // The menu gives the focus back first, for the talk to give it there too.
            setTimeout(() => talk.setOpen(true));
          }}
        >
          {talk.unread > 0 ? button.unread(talk.unread) : button.talk}
        </button>
      )}
    </div>
  );
};
