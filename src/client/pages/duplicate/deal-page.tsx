import { Suspense, useCallback } from 'react';
import { type GameId, isGameId } from '../../../game/index.ts';
import { useGameName } from '../../games/index.ts';
import { Unanswered } from '../../match/club/unanswered.tsx';
import { usePolled } from '../../match/club/use-polled.ts';
import { useSiteAddress } from '../../match/lobby/site-address.ts';
import { optionNotices } from '../../match/options/option-notices.ts';
import { useDiffering } from '../../match/options/use-differing.ts';
import { LinkLine } from '../../match/share/link-line.tsx';
import { shareWords } from '../../match/share/share-words.ts';
import { loadedPart } from '../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { Page } from '../frame/page.tsx';
import { type Deal, fetchDeal } from './api.ts';
import { EndTool } from './end-tool.tsx';
import { useOwnID, useOwnSeat } from './own-seat.ts';
import { DealTables } from './tables.tsx';
import { dealWords } from './words.ts';

const Compared = loadedPart(() => import('./compared.tsx').then(part => part.Compared));

/** As long as it is played it is asked for again after so many milliseconds; over, it does not change any more. */
const pauseOf = ({ endedAt }: Deal): number | null => (endedAt === null ? 5000 : null);

/** One deal at several tables: who sits where as long as it is played, and how they compare once it is over. */
export const DealPage = ({ id }: { id: string }) => {
  const words = useWords(dealWords);
  const told = usePolled<Deal>(
    useCallback(() => fetchDeal(id), [id]),
    pauseOf,
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
        <Unanswered told={told} />
      )}
    </Page>
  );
};

const Known = ({ deal, game, onChanged }: { deal: Deal; game: GameId; onChanged: () => void }) => {
  const words = useWords(dealWords);
  const noticeOf = useWords(optionNotices);
  const notices = useDiffering(game, deal.setupData).map(({ option, value }) => noticeOf[option](value));
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
