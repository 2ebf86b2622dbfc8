import type { DailyTable } from '../../match/daily/daily.ts';
import { profileAddress } from '../../match/member/profile-address.ts';
import { useWho } from '../../match/member/who.ts';
import { Cartouche } from '../../ui/cartouche/art/cartouche.tsx';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { dailyWords } from './words.ts';

/** Members whose tries count, the best first; who broke off stands last, once the day is over. */
export const Places = ({ told: { places, begun, now, ends } }: { told: DailyTable }) => {
  const words = useWords(dailyWords);
  const own = useWho()?.name ?? null;
  const isOver = now >= ends;
  return (
    <>
      {places.length === 0 ? (
        <p>{isOver ? words.nobodyThen : words.nobody}</p>
      ) : (
        <table className="club-standings daily-places">
          <caption className="visually-hidden">{words.places}</caption>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.rankShort}</th>
              <th scope="col">{words.pointsShort}</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ place, member, name, rank, points }, i) => (
              <tr key={member ?? i} data-own={name !== null && name === own}>
                <td>{place}.</td>
                <th scope="row">
                  {name === null ? (
                    <span className="club-former">{words.hidden}</span>
                  ) : (
                    <Link className="club-member" to={profileAddress(name)}>
                      <Cartouche name={name} size={24} />
                      <bdi>{name}</bdi>
                    </Link>
                  )}
                </th>
                {rank === null ? (
                  <td colSpan={2}>{words.brokenOff}</td>
                ) : (
                  <>
                    <td>{rank}.</td>
                    <td>{points}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {begun > 0 && !isOver && <p className="soft">{words.begun(begun)}</p>}
    </>
  );
};
