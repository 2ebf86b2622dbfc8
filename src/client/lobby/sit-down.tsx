import { type FormEvent, useRef, useState } from 'react';
import type { GameId } from '../../game/index.ts';
import { useWords } from '../i18n/i18n.tsx';
import { joinMatch } from './api.ts';
import { keepClaim } from './credentials.ts';
import { useFailureWords } from './failure.ts';
import { NameField } from './name-field.tsx';
import { usePlayerName } from './player-name.ts';
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
  const sitting = useRef(false);
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    // A second press, before the answer to the first, would take a second seat.
    if (sitting.current) return;
    sitting.current = true;
    setFailure('');
    try {
      keepClaim(await joinMatch(game, id, name.trim(), undefined, former));
    } catch (error) {
      setFailure(failureWords(error));
    }
    sitting.current = false;
    onChanged();
  };
  return (
    <form className="waiting-join" onSubmit={sit} aria-label={words.joinTitle}>
      <NameField name={name} onChange={setName} />
      <button type="submit" className="button-primary">
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
