import { Suspense } from 'react';
import { SealLine } from '../../match/proof/seal-line.tsx';
import { ShareButton } from '../../match/share/share-button.tsx';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { DealLink, RecordLink, ReplayLink, TournamentLink } from './match-links.tsx';
import { matchWords } from './match-words.ts';
import type { OnlineMatch } from './online-match.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { Quit } from './quit.tsx';
import type { Quitting } from './use-quitting.ts';
import type { TableTalk } from './use-talk.ts';

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
      <Quit match={match} quitting={quitting} close={close} />
    </>
  );
};

const HintButton = loadedPart(() =>
  import('../../match/coach/hint-button.tsx').then(file => file.HintButton),
);

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
