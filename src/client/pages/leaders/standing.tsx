import { useEffect, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { useFailureWords } from '../../match/lobby/failure.ts';
import { fetchLeaders, type LeaderList, type Leaders, type Pace } from '../../match/member/people/people.ts';
import { ratingWords } from '../../match/member/people/rating-words.ts';
import { profileAddress } from '../../match/member/profile-address.ts';
import { Cartouche } from '../../ui/cartouche/art/cartouche.tsx';
import { useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link } from '../../ui/router/router.tsx';
import { leadersWords } from './words.ts';

/** Everybody in one list of a game and pace, the best first. */
export const Standing = ({ game, pace, list }: { game: GameId; pace: Pace; list: LeaderList }) => {
  const words = useWords(leadersWords);
  const { points: pointsWords } = useWords(ratingWords);
  const failureWords = useFailureWords();
  const [read, setRead] = useState<Leaders | null>(null);
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  const readOn = (after?: string) =>
    void run(async () => {
      setFailure('');
      try {
        const page = await fetchLeaders(game, pace, list, after);
        setRead(before => ({ ...page, leaders: [...(before?.leaders ?? []), ...page.leaders] }));
      } catch (error) {
        setFailure(failureWords(error));
      }
      return 'again';
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; this list and no other
  useEffect(() => readOn(), []);
  return (
    <>
      {read === null && failure === '' && <p role="status">{words.loading}</p>}
      {read !== null && <Read read={read} words={words} inWords={pointsWords} list={list} />}
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
      {read !== null && read.next !== null && (
        <p className="leaders-more">
          <button type="button" aria-disabled={isBusy} onClick={() => readOn(read.next ?? undefined)}>
            {words.more}
          </button>
        </p>
      )}
    </>
  );
};

const Read = ({
  read: { leaders, own },
  words,
  inWords,
  list,
}: {
  read: Leaders;
  words: (typeof leadersWords)['en'];
  inWords: (points: number, spread: number) => string;
  list: LeaderList;
}) => (
  <>
    {own !== null && (
      <p className="leaders-own">
        {(own.provisional === true ? words.ownProvisional : words.own)(
          own.place,
          inWords(own.points, own.spread),
        )}
      </p>
    )}
    {leaders.length === 0 ? (
      <p role="status">{list === 'ranked' ? words.noneRanked : words.none}</p>
    ) : (
      <table className="leaders">
        <caption className="visually-hidden">{words.lists[list]}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.rating}</th>
            <th scope="col">{words.matches}</th>
          </tr>
        </thead>
        <tbody>
          {leaders.map(({ place, member, name, points, spread, matches }) => (
            <tr key={place}>
              <td>{place}.</td>
              <th scope="row">
                {name === null || member === null ? (
                  <span className="leaders-hidden">{words.hidden}</span>
                ) : (
                  <Link to={profileAddress(member)}>
                    <Cartouche name={name} size={28} />
                    <bdi>{name}</bdi>
                  </Link>
                )}
              </th>
              <td>{inWords(points, spread)}</td>
              <td>{matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
);
