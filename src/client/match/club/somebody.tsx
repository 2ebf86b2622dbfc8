import { isolated } from '../../../game/shared/isolated.ts';
import { Cartouche } from '../../ui/cartouche/art/cartouche.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { profileAddress } from '../member/profile-address.ts';
import { clubWords } from './club-words.ts';
import type { Entrant } from './tournaments.ts';

/** Who takes part, with the way to their page; whoever is no member any more has neither name nor page. */
export const Somebody = ({ who, isOwn }: { who: Entrant | undefined; isOwn: boolean }) => {
  const words = useWords(clubWords);
  const name = who?.name ?? null;
  if (who === undefined || name === null) return <span className="club-former">{words.former}</span>;
  return (
    <>
      {who.bot === true ? (
        <Link className="club-member" to={profileAddress(who.id)}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <Link className="club-member" to={profileAddress(who.id)}>
          <Cartouche name={name} size={24} />
          <bdi>{name}</bdi>
        </Link>
      )}
      <BotNote who={who} />
      {isOwn && <small> ({words.you})</small>}
    </>
  );
};

/** That it is a program, and whose. */
export const BotNote = ({ who }: { who: Entrant | undefined }) => {
  const words = useWords(clubWords);
  if (who?.bot !== true) return null;
  return <small> {who.owner === undefined ? words.bot : words.botOf(isolated(who.owner))}</small>;
};
