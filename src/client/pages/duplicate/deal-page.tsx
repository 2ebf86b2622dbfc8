import { Suspense, useCallback, useState } from 'react';
import { type GameId, isGameId } from '../../../game/index.ts';
import { useGameName } from '../../games/index.ts';
import { Unanswered } from '../../match/club/unanswered.tsx';
import { LONG_POLL, usePolled } from '../../match/club/use-polled.ts';
import { useFailureWords } from '../../match/lobby/failure.ts';
import { useSiteAddress } from '../../match/lobby/site-address.ts';
import { Confirmed } from '../../match/menu/confirmed.tsx';
import { useOptionNotices } from '../../match/options/option-notices.ts';
import { LinkLine } from '../../match/share/link-line.tsx';
import { shareWords } from '../../match/share/share-words.ts';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import { useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { Page } from '../frame/page.tsx';
import { type Deal, endDeal, fetchDeal, isHostedHere } from './api.ts';
import { useOwnID, useOwnSeat } from './own-seat.ts';
import { DealTables } from './tables.tsx';
import { dealWords } from './words.ts';

const Compared = loadedPart(() => import('./compared.tsx').then(part => part.Compared));

/** One deal at several tables: who sits where as long as it is played, and how they compare once it is over. */
export const DealPage = ({ id }: { id: string }) => {
  const words = useWords(dealWords);
  const told = usePolled<Deal>(
    useCallback((before, signal) => fetchDeal(id, signal, before?.changes), [id]),
    LONG_POLL,
  );
  const { state, ask } = told;
  if (typeof state === 'object' && isGameId(state.game))
    return <Known deal={state} game={state.game} onChanged={ask} />;
  const isUnknown = state === 'nobody' || typeof state === 'object';
  return (
    <Page title={isUnknown ? words.unknown : words.newTitle} plate="night" isBare>
      {isUnknown ? (
        <>
          <p role="status">{words.unknownLead}</p>
          <Link className="button" to="/">
            {words.home}
          </Link>
        </>
      ) : (
        <Unanswered polled={told} />
      )}
    </Page>
  );
};

const Known = ({ deal, game, onChanged }: { deal: Deal; game: GameId; onChanged: () => void }) => {
  const words = useWords(dealWords);
  const notices = useOptionNotices(game, deal.setupData);
  const ownID = useOwnID();
  const own = useOwnSeat(deal, ownID);
  const { tables, comparison } = deal;
  const over = tables.filter(({ stage }) => stage === 'over' || stage === 'gone').length;
  return (
    <Page wide title={words.title(tables.length, useGameName(game))}>
      <p className="page-lead">{words.lead}</p>
      {notices.map(notice => (
        <p key={notice} className="lobby-lead">
          {notice}
        </p>
      ))}
      {deal.endedAt === null && (
        <p className="deal-standing" role="status">
          <strong>{words.over(over, tables.length)}</strong> <span>{words.until}</span>
        </p>
      )}
      {comparison !== null && (
        <Suspense>
          <Compared deal={deal} game={game} comparison={comparison} own={own} />
        </Suspense>
      )}
      {deal.endedAt === null && (
        <>
          <DealTables deal={deal} game={game} own={own} onChanged={onChanged} />
          {tables.some(({ stage }) => stage === 'open') && <Invite id={deal.id} game={game} />}
          <EndTool deal={deal} ownID={ownID} onChanged={onChanged} />
        </>
      )}
    </Page>
  );
};

const Invite = ({ id, game }: { id: string; game: GameId }) => {
  const words = useWords(dealWords);
  const share = useWords(shareWords);
  const site = useSiteAddress();
  return (
    <section className="deal-part" aria-labelledby="deal-invite">
      <h2 id="deal-invite">{words.invite}</h2>
      <p className="lobby-lead">{words.inviteLead}</p>
      <LinkLine
        url={`${site}duplicate/${id}`}
        label={words.link}
        copy={share.copy}
        title={share.invitation(useGameName(game))}
      />
    </section>
  );
};

/** Whoever has laid the tables may have them compared before all are over. */
const EndTool = ({
  deal: { id, host },
  ownID,
  onChanged,
}: {
  deal: Deal;
  ownID: string | null;
  onChanged: () => void;
}) => {
  const words = useWords(dealWords);
  const failureWords = useFailureWords();
  const [failure, setFailure] = useState('');
  const { run } = useSingleFlight();
  // On this device as a guest, or as a member on any.
  const isHost = isHostedHere(id) || (ownID !== null && ownID === host);
  if (!isHost) return null;
  const end = () =>
    run(async () => {
      setFailure('');
      try {
        await endDeal(id);
      } catch (error) {
        setFailure(failureWords(error));
      }
      onChanged();
      return 'again';
    });
  return (
    <div className="deal-part">
      <Confirmed
        label={words.end}
        question={words.endQuestion}
        confirm={words.endConfirm}
        onConfirm={() => void end()}
      />
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
};
