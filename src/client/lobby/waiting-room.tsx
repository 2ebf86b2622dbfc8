import { type FormEvent, useState } from 'react';
import type { GameId } from '../../game/index.ts';
import { defineWords, useWords } from '../i18n/i18n.tsx';
import { joinMatch, type LobbyMatch } from './api.ts';
import { claimOf, keepClaim } from './credentials.ts';

const waitingWords = defineWords(
  {
    free: 'free',
    name: 'Your name',
    sit: 'Sit down',
    invite: 'Send this link to those who are to play:',
    failed: 'That did not work. Please try again.',
  },
  {
    free: 'libero',
    name: 'Il tuo nome',
    sit: 'Siediti',
    invite: 'Manda questo link a chi deve giocare:',
    failed: 'Non ha funzionato. Riprova, per favore.',
  },
);

/** A table at which seats are free: who sits there, a seat for whoever comes, and the link to invite. */
export const WaitingRoom = ({
  game,
  id,
  match,
  onChanged,
}: {
  game: GameId;
  id: string;
  match: LobbyMatch;
  onChanged: () => void;
}) => {
  const words = useWords(waitingWords);
  const [name, setName] = useState('');
  const [failed, setFailed] = useState(false);
  const claim = claimOf(game, id);
  const sit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      keepClaim(await joinMatch(game, id, name.trim()));
      onChanged();
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <ol>
        {match.players.map(player => (
          <li key={player.id}>{player.name ?? words.free}</li>
        ))}
      </ol>
      {claim === null && (
        <form onSubmit={sit}>
          <label>
            {words.name}{' '}
            <input required maxLength={24} value={name} onChange={e => setName(e.currentTarget.value)} />
          </label>{' '}
          <button type="submit" className="button-primary">
            {words.sit}
          </button>
        </form>
      )}
      {failed && <p role="alert">{words.failed}</p>}
      <p>
        {words.invite} <a href={location.href}>{location.href}</a>
      </p>
    </>
  );
};
