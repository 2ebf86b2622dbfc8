import { isolated } from '../../../game/shared/isolated.ts';
import type { Profile } from '../../match/member/people/people.ts';
import { profileAddress } from '../../match/member/profile-address.ts';
import { Cartouche } from '../../ui/cartouche/art/cartouche.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { ProfilePart, useGameNames } from './part.tsx';
import { peopleWords } from './words.ts';

/** How much somebody has played, by game. */
export const PlayedPart = ({ profile }: { profile: Profile }) => {
  const words = useWords(peopleWords);
  const { played } = profile;
  return (
    <ProfilePart title={words.played} profile={profile} isThere={played !== undefined}>
      {played?.length === 0 ? (
        <p className="soft">{words.noPlayed}</p>
      ) : (
        <PlayedTable played={played ?? []} />
      )}
    </ProfilePart>
  );
};

/** A row for each game. */
export const PlayedTable = ({ played }: { played: NonNullable<Profile['played']> }) => {
  const words = useWords(peopleWords);
  const gameName = useGameNames();
  return (
    <table className="people-table">
      <thead>
        <tr>
          <th scope="col">{words.game}</th>
          <th scope="col">{words.matches}</th>
          <th scope="col">{words.won}</th>
        </tr>
      </thead>
      <tbody>
        {played.map(({ game, matches, won }) => (
          <tr key={game}>
            <th scope="row">{gameName(game)}</th>
            <td>{matches}</td>
            <td>{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Against whom they have played most often, and who came in before the other. */
export const RivalsPart = ({ profile }: { profile: Profile }) => {
  const words = useWords(peopleWords);
  const { rivals, name: own } = profile;
  return (
    <ProfilePart title={words.rivals} profile={profile} isThere={rivals !== undefined}>
      {rivals?.length === 0 ? (
        <p className="soft">{words.noRivals}</p>
      ) : (
        <table className="people-table">
          <thead>
            <tr>
              <th scope="col">{words.rival}</th>
              <th scope="col">{words.matches}</th>
              <th scope="col" className="people-named">
                {words.before(isolated(own))}
              </th>
              <th scope="col">{words.behind}</th>
            </tr>
          </thead>
          <tbody>
            {rivals?.map(({ id, name, matches, before, behind }) => (
              <tr key={id}>
                <th scope="row">
                  <Link className="people-member" to={profileAddress(id)}>
                    <Cartouche name={name} size={24} />
                    <bdi>{name}</bdi>
                  </Link>
                </th>
                <td>{matches}</td>
                <td>{before}</td>
                <td>{behind}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ProfilePart>
  );
};
