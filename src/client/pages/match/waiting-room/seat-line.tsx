import { type ReactNode, Suspense } from 'react';
import { isolated } from '../../../../game/shared/isolated.ts';
import type { PublicSeat } from '../../../../game/shared/seat-data.ts';
import { profileAddress } from '../../../match/member/profile-address.ts';
import { botOf } from '../../../match/online/seats.ts';
import { timeOnClock } from '../../../table/clock-words.ts';
import { Portrait } from '../../../table/portrait.tsx';
import { useSecondsLeft } from '../../../table/use-seconds-left.ts';
import { Cartouche } from '../../../ui/cartouche/art/cartouche.tsx';
import { optionalPart } from '../../../ui/hooks/loaded-part.tsx';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { Link } from '../../../ui/router/router.tsx';
import { waitingWords } from './waiting-words.ts';

/** Where no bot of somebody's sits, it is not loaded. */
const BotMarkOf = optionalPart(() =>
  import('../../../match/member/people/bot-mark-of.tsx').then(file => file.BotMarkOf),
);

/** One seat of a waiting table: its face at the table, who has it or for whom it is kept, and what the host may do with it. */
export const SeatLine = ({
  seat,
  seat: { id, name, member, botAccount, former, isConnected, data },
  mine,
  isHost,
  until,
  children,
}: {
  seat: PublicSeat;
  mine: boolean;
  isHost: boolean;
  children: ReactNode;
  /** Until when (`monotonicNow`) seats are kept for those who played the match before. */
  until: number | undefined;
}) => {
  const words = useWords(waitingWords);
  const bot = botOf(seat);
  const isBot = bot !== null;
  const isAway = !mine && !isBot && name !== undefined && isConnected !== true;
  const note = [
    ...(mine ? [words.you] : []),
    // A bot changes nothing about its table.
    ...(isHost && botAccount === undefined ? [words.host] : []),
    ...(bot === null || botAccount !== undefined ? [] : [words.bot(bot)]),
    ...(isAway ? [words.away] : []),
  ].join(', ');
  return (
    <li data-free={name === undefined}>
      <Portrait seat={id} />
      <span className="waiting-name">
        {former === true ? (
          words.former
        ) : name !== undefined && member !== undefined ? (
          // In a page of its own: nobody is to leave a table for it.
          <Link className="waiting-member" to={profileAddress(member)} target="_blank">
            <Cartouche name={name} size={28} />
            <bdi>{name}</bdi>
          </Link>
        ) : name !== undefined ? (
          isolated(name)
        ) : data?.keptFor === undefined ? (
          words.free
        ) : (
          <Kept by={data.keptFor} until={until ?? 0} />
        )}
      </span>
      {botAccount !== undefined && (
        <span className="waiting-note">
          <Suspense>
            <BotMarkOf id={botAccount} />
          </Suspense>
        </span>
      )}
      {note !== '' && <span className="waiting-note">{note}</span>}
      {children}
    </li>
  );
};

const Kept = ({ by, until }: { by: string; until: number }) => {
  const words = useWords(waitingWords);
  const left = useSecondsLeft(until);
  return <>{left > 0 ? words.kept(isolated(by), timeOnClock(left)) : words.free}</>;
};
