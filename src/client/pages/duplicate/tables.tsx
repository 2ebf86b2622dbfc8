import { type FormEvent, useState } from 'react';
import type { GameId } from '../../../game/index.ts';
import { useFailureWords } from '../../match/lobby/failure.ts';
import { NameField } from '../../match/lobby/name-field.tsx';
import { usePlayerName } from '../../match/lobby/player-name.ts';
import { withLock } from '../../match/lobby/with-lock.ts';
import { useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { Link, useNavigate } from '../../ui/router/router.tsx';
import { type Deal, sitAt } from './api.ts';
import type { OwnSeat } from './own-seat.ts';
import { PersonAt } from './person.tsx';
import { dealWords } from './words.ts';

/** Who sits where, and a seat for whoever has none yet. */
export const DealTables = ({
  deal,
  game,
  own,
  onChanged,
}: {
  deal: Deal;
  game: GameId;
  own: OwnSeat | null;
  onChanged: () => void;
}) => {
  const words = useWords(dealWords);
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const [name, setName] = usePlayerName();
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  const { id, tables } = deal;
  const hasFree = tables.some(({ stage }) => stage === 'open');
  const sit = (table?: number) =>
    void run(async () => {
      setFailure('');
      try {
        const matchID = await withLock(`sit ${id}`, () => sitAt({ id, game }, name.trim(), table));
        navigate(`/match/${game}/${matchID}`);
        return 'done';
      } catch (error) {
        setFailure(failureWords(error));
        onChanged();
        return 'again';
      }
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const at = Number((submitter as HTMLButtonElement | null)?.value);
    sit(at > 0 ? at : undefined);
  };
  const isFree = own === null && hasFree;
  return (
    <form className="deal-part" onSubmit={submit} aria-labelledby="deal-live">
      {own !== null && (
        <p className="deal-own">
          <span>{words.yours(own.table, own.seat + 1)}</span>
          <Link className="button button-primary" to={`/match/${game}/${own.matchID}`}>
            {words.goThere}
          </Link>
        </p>
      )}
      {isFree && (
        <div className="deal-sit">
          <NameField name={name} onChange={setName} />
          <button type="submit" className="button-primary" aria-disabled={isBusy}>
            {words.sit}
          </button>
        </div>
      )}
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
      <h2 id="deal-live">{words.live}</h2>
      <ol className="deal-tables">
        {tables.map(({ table, stage, players }) => (
          <li key={table}>
            <h3>{words.table(table)}</h3>
            <span className="deal-stage" data-stage={stage}>
              {words.stages[stage]}
            </span>
            <ul>
              {players.map(player => (
                <li key={player.id}>
                  <PersonAt player={player} isYou={table === own?.table && player.id === own.seat} />
                </li>
              ))}
            </ul>
            {isFree && stage === 'open' && (
              <button type="submit" value={table} aria-label={words.sitAt(table)} aria-disabled={isBusy}>
                {words.sit}
              </button>
            )}
          </li>
        ))}
      </ol>
    </form>
  );
};
