import { Suspense } from 'react';
import { isolated } from '../../../game/shared/isolated.ts';
import { useMember } from '../../match/member/who.ts';
import { MatchMenu, type MenuState } from '../../match/menu/match-menu.tsx';
import type { RematchState } from '../../match/online/rematch.ts';
import { TalkPart } from '../../match/talk/talk-part.ts';
import { TakeBackPart } from '../../match/undo/undo-parts.ts';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { TournamentLink } from './match-links.tsx';
import { matchWords } from './match-words.ts';
import { Menu } from './menu.tsx';
import type { OnlineMatch } from './online-match.ts';
import { takingBackOf } from './take-back.ts';
import type { Quitting } from './use-quitting.ts';
import type { TableTalk } from './use-talk.ts';
import { WatchFrom } from './watch-from.tsx';

/** What can be done about an online match as a whole, in the bar over its table. */
export const Bar = ({
  match,
  rematch,
  talk,
  quitting,
  menu,
}: {
  match: OnlineMatch;
  rematch: RematchState;
  talk: TableTalk;
  quitting: Quitting;
  menu: MenuState;
}) => {
  const { game, claim, over, hasResigned } = match;
  return (
    <>
      {!match.mine && <Next matchID={match.id} />}
      {over && <TournamentLink match={match} className="match-menu-button button-primary" />}
      {over && claim !== null && match.tournament === undefined && !match.isHeldBack && (
        <RematchButton rematch={rematch} />
      )}
      {claim !== null && !over && <TakeBackPlace match={match} />}
      <TalkButton match={match} talk={talk} />
      <WatchFrom match={match} />
      <MatchMenu game={game} claim={over || hasResigned ? null : claim} unread={talk.unread} state={menu}>
        {close => <Menu match={match} talk={talk} quitting={quitting} close={close} />}
      </MatchMenu>
    </>
  );
};

const NextMatch = optionalPart(() =>
  import('../../match/member/next-match.tsx').then(file => file.NextMatch),
);

/** Members alone have a desk. */
const Next = ({ matchID }: { matchID: string }) =>
  useMember() !== null && (
    <Suspense>
      <NextMatch matchID={matchID} />
    </Suspense>
  );

const RematchButton = ({ rematch: { offer, isThere, ask } }: { rematch: RematchState }) => {
  const words = useWords(matchWords);
  return (
    <button
      type="button"
      className={`match-menu-button button-primary ${offer === null ? 'match-menu-again' : ''}`}
      onClick={ask}
    >
      {offer === null ? words.again : isThere ? words.next : words.wants(isolated(offer.by))}
    </button>
  );
};

/** It is kept where there is nothing to take back as yet: what stands beside it does not move. */
const TakeBackPlace = ({ match }: { match: OnlineMatch }) => {
  const back = takingBackOf(match);
  return (
    <span className="match-menu-place">
      {back !== null && (
        <Suspense>
          <TakeBackPart price={back.price} take={back.take} />
        </Suspense>
      )}
    </span>
  );
};

const TalkButton = ({
  match: { id, online, now, people, rematchOf },
  talk: { allowed, place, isOpen, setOpen, setUnread },
}: {
  match: OnlineMatch;
  talk: TableTalk;
}) =>
  allowed !== null &&
  online !== null && (
    <Suspense>
      <TalkPart
        rematch={rematchOf}
        matchID={id}
        connection={online.connection}
        now={now}
        people={people}
        allowed={allowed}
        place={place}
        open={isOpen}
        setOpen={setOpen}
        onUnread={setUnread}
      />
    </Suspense>
  );
