import { type FormEvent, useState } from 'react';
import type { GameId } from '../../../../game/index.ts';
import { joinMatch } from '../../../match/lobby/api.ts';
import { claimOf, keepClaim } from '../../../match/lobby/credentials.ts';
import { useFailureWords } from '../../../match/lobby/failure.ts';
import { NameField } from '../../../match/lobby/name-field.tsx';
import { usePlayerName } from '../../../match/lobby/player-name.ts';
import { withLock } from '../../../match/lobby/with-lock.ts';
import { useSingleFlight } from '../../../ui/hooks/single-flight.ts';
import { useWords } from '../../../ui/i18n/i18n.tsx';
import { waitingWords } from './waiting-words.ts';

/** A free seat for whoever has opened the page. */
export const SitDown = ({
  game,
  id,
  former,
  onChanged,
}: {
  game: GameId;
  id: string;
  /** This device's credentials in the match of which this is the rematch. */
  former: string | undefined;
  onChanged: () => void;
}) => {
  const words = useWords(waitingWords);
  const failureWords = useFailureWords();
  const [name, setName] = usePlayerName();
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  const sit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setFailure('');
      const mine = name.trim();
      try {
        await withLock(`sit ${id}`, async () => {
          if (claimOf(game, id) !== null) return;
          keepClaim(await joinMatch(game, id, mine, undefined, former));
        });
      } catch (error) {
        setFailure(failureWords(error));
        return 'again';
      } finally {
        onChanged();
      }
      return 'done';
    });
  };
  return (
    <form className="waiting-join" onSubmit={sit} aria-label={words.joinTitle}>
      <NameField name={name} onChange={setName} />
      <button type="submit" className="button-primary" aria-disabled={isBusy}>
        {words.join}
      </button>
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
    </form>
  );
};
