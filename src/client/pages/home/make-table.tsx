import { type FormEvent, type ReactNode, Suspense, useId, useState } from 'react';
import { GAME_IDS, type GameId, metaOf } from '../../../game/index.ts';
import { type Level, usualLevel } from '../../../game/shared/bots/levels.ts';
import { createMatch, joinMatch, quickMatch, withIdempotencyKey } from '../../match/lobby/api.ts';
import { GameField, NumberField } from '../../match/lobby/choice-fields.tsx';
import { keepClaim, type SeatClaim } from '../../match/lobby/credentials.ts';
import { useFailureWords } from '../../match/lobby/failure.ts';
import { withLock } from '../../match/lobby/with-lock.ts';
import { BotOptions } from '../../match/options/bot-options.tsx';
import { optionalPart } from '../../ui/hooks/loaded-part.tsx';
import { useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useNavigate } from '../../ui/router/router.tsx';
import '../../match/lobby/lobby.css';
import { NameField } from '../../match/lobby/name-field.tsx';
import { newTable, playersAt, type TableChoices } from '../../match/lobby/new-table.ts';
import { usePlayerName } from '../../match/lobby/player-name.ts';
import { lobbyWords } from '../../match/lobby/words.ts';

const FIRST_CHOICES: TableChoices = { players: 3, sitters: {}, options: {}, unlisted: false };
/** How long a quick match may wait for people before bots come, in seconds; 0 is for ever. */
const WAITS = [60, 180, 600, 0] as const;

const MoreChoices = optionalPart(() => import('./table-choices.tsx').then(part => part.TableChoices));

/**
 * A match with people: a name, a game and a number of seats, and one sits down with whoever comes, or makes a table of
 * one's own for friends. Its maker takes the first seat.
 * @param aside what stands beside its title
 */
export const MakeTable = ({ aside }: { aside?: ReactNode }) => {
  const words = useWords(lobbyWords);
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const id = useId();
  const isHydrated = useHydrated();
  const [name, setName] = usePlayerName();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]!);
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const [wait, setWait] = useState<number>(WAITS[0]);
  const [wished, setWished] = useState<Level>('medium');
  const [isMore, setMore] = useState(false);
  const change = (changed: Partial<TableChoices>) => setChoices({ ...choices, ...changed });
  const [state, setState] = useState<{ at: 'rest' | 'making' | 'finding'; failure: string }>({
    at: 'rest',
    failure: '',
  });
  const { seats, bots } = metaOf(game);
  const usual = usualLevel({ bots });
  const level = bots.includes(wished) ? wished : usual;
  const players = playersAt(game, choices);

  const { run } = useSingleFlight();
  const sitDown = (at: 'making' | 'finding', seat: () => Promise<SeatClaim>) =>
    run(async () => {
      setState({ at, failure: '' });
      try {
        const claim = await withLock('make or find', async () => {
          const own = await seat();
          keepClaim(own);
          return own;
        });
        navigate(`/match/${game}/${claim.matchID}`);
        return 'done';
      } catch (error) {
        setState({ at: 'rest', failure: failureWords(error) });
        return 'again';
      }
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const mine = name.trim();
    if ((submitter as HTMLButtonElement | null)?.value === 'quick') {
      const wanted = [game, players, mine, wait === 0 ? null : wait, level === usual ? null : level] as const;
      void sitDown('finding', () =>
        withIdempotencyKey(['quick', ...wanted], key => quickMatch(...wanted, key)),
      );
    } else {
      const table = newTable(game, choices);
      void sitDown('making', () =>
        withIdempotencyKey(['make', game, table, mine], async key => {
          const matchID = await createMatch(game, { ...table, playerName: mine }, key);
          return joinMatch(game, matchID, mine, 0);
        }),
      );
    }
  };

  return (
    // What is typed before the page is taken over would be lost.
    <form className="make-table" onSubmit={submit} aria-labelledby={`${id}-title`} inert={!isHydrated}>
      <div className="make-head">
        <h2 id={`${id}-title`}>{words.makeTitle}</h2>
        {aside}
      </div>
      <div className="make-line">
        <NameField name={name} onChange={setName} />
        <GameField game={game} onChange={setGame} />
        <NumberField
          label={words.seats}
          {...seats}
          value={players}
          onChange={number => change({ players: number })}
        />
      </div>
      <div className="make-line make-ways">
        <button type="submit" className="button-primary" aria-disabled={state.at !== 'rest'}>
          {state.at === 'making' ? words.making : words.make}
        </button>
        <button type="submit" value="quick" aria-disabled={state.at !== 'rest'}>
          {state.at === 'finding' ? words.finding : words.find}
        </button>
      </div>
      {state.failure !== '' && (
        <p className="lobby-failure" role="alert">
          {state.failure}
        </p>
      )}
      <div className="make-line make-more">
        <label className="make-wait">
          <span>{words.botsAfter}</span>
          <select value={wait} onChange={event => setWait(Number(event.currentTarget.value))}>
            {WAITS.map(seconds => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? words.noBots : words.minutes(seconds / 60)}
              </option>
            ))}
          </select>
        </label>
        {wait > 0 && level !== null && (
          <select
            aria-label={words.botLevel}
            value={level}
            onChange={event => setWished(event.currentTarget.value as Level)}
          >
            <BotOptions game={game} isShort />
          </select>
        )}
        <button
          type="button"
          className="button-plain"
          aria-expanded={isMore}
          aria-controls={`${id}-more`}
          onClick={() => setMore(!isMore)}
        >
          {words.moreChoices}
        </button>
      </div>
      <div id={`${id}-more`} className="make-choices" hidden={!isMore}>
        {isMore && (
          <Suspense>
            <MoreChoices game={game} choices={choices} onChange={change} />
          </Suspense>
        )}
      </div>
    </form>
  );
};
