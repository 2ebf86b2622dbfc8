import { useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { useGameName } from '../../games/index.ts';
import { beginDaily, type DailyTry } from '../../match/daily/daily.ts';
import { LobbyError } from '../../match/lobby/api.ts';
import { useFailureWords } from '../../match/lobby/failure.ts';
import { keptName } from '../../match/lobby/player-name.ts';
import { useWho } from '../../match/member/who.ts';
import { useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link, useNavigate } from '../../ui/router/router.tsx';
import { dailyWords } from './words.ts';

/** Begins today's deal, or goes on with it; once it is over there is nothing to press. */
export const PlayButton = ({ game, day, own }: { game: GameId; day: string; own: DailyTry | null }) => {
  const words = useWords(dailyWords);
  const failureWords = useFailureWords();
  const name = useGameName(game);
  const navigate = useNavigate();
  const isMember = useWho() !== null;
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  if (own !== null && !own.isUnderWay) return null;
  const label = own === null ? words.play : words.goOn;
  // A guest's seat is on this device; a member's may have been taken on another one.
  const known = own !== null && !isMember ? own.matchID : null;
  const begin = () =>
    run(async () => {
      setFailure('');
      try {
        navigate(`/match/${game}/${known ?? (await beginDaily(game, day, keptName() || words.guest))}`);
        return 'done';
      } catch (error) {
        const isPlayedHere = error instanceof LobbyError && error.code === 'played-here';
        setFailure(isPlayedHere ? words['played-here'] : failureWords(error));
        return 'again';
      }
    });
  return (
    <>
      <button
        type="button"
        className="button-primary"
        aria-disabled={isBusy}
        aria-label={words.ofGame(label, name)}
        onClick={() => void begin()}
      >
        {label}
      </button>
      {failure !== '' && (
        <p className="lobby-failure daily-failure" role="alert">
          {failure}
        </p>
      )}
    </>
  );
};

/** Plays the deal of an earlier day on this device. */
export const PlayHere = ({ game, day }: { game: GameId; day: string }) => {
  const words = useWords(dailyWords);
  return (
    <Link className="button button-primary" to={`/local/${game}?day=${day}`}>
      {words.again}
    </Link>
  );
};
