import type { GameId } from '../../../../game/index.ts';
import { useGameName } from '../../../games/index.ts';
import type { SeatClaim } from '../../../match/lobby/credentials.ts';
import { dealAddress } from '../../../match/lobby/deal-address.ts';
import { useTableAddress } from '../../../match/lobby/offered-seat.ts';
import { useSiteAddress } from '../../../match/lobby/site-address.ts';
import { LinkLine } from '../../../match/share/link-line.tsx';
import { ShareButton } from '../../../match/share/share-button.tsx';
import { shareWords } from '../../../match/share/share-words.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { waitingWords } from './waiting-words.ts';

/** The link to a waiting table, to copy, to share and as a picture to point a camera at. */
export const Invite = ({
  game,
  claim,
  deal,
}: {
  game: GameId;
  claim: SeatClaim;
  /** Where its table is one of several: whoever comes sits down by the page of all of them. */
  deal: string | undefined;
}) => {
  const words = useWords(waitingWords);
  const share = useWords(shareWords);
  const site = useSiteAddress();
  const own = useTableAddress();
  const tables = dealAddress(deal, game);
  return (
    <section className="waiting-invite" aria-labelledby="invite-title">
      <h2 id="invite-title">{words.invite}</h2>
      <p className="lobby-lead">{words.inviteLead}</p>
      <LinkLine
        url={tables === null ? own : site + tables.slice(1)}
        label={share.link}
        copy={share.copy}
        title={share.invitation(useGameName(game))}
      />
      <div>
        <ShareButton game={game} claim={claim} />
      </div>
    </section>
  );
};
