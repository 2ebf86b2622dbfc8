import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { GAME_IDS, type GameId } from '../../game/index.ts';
import { useGameName } from '../games/presentations.ts';
import { useWords } from '../i18n/i18n.tsx';
import { OptionBox, OptionBoxes } from '../options/option-boxes.tsx';
import { createMatch, joinMatch } from './api.ts';
import { keepClaim } from './credentials.ts';
import { useFailureWords } from './failure.ts';
import './lobby.css';
import { newTable, type TableChoices } from './new-table.ts';
import { MAX_NAME, usePlayerName } from './player-name.ts';
import { SeatChoices } from './seat-choices.tsx';
import { lobbyWords } from './words.ts';

const FIRST_CHOICES: TableChoices = { players: 3, sitters: {}, options: {}, unlisted: false };

/** A new table: of which game, who sits where, and what it chooses; its maker takes the first seat. */
export const MakeTable = () => {
  const words = useWords(lobbyWords);
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const id = useId();
  const [name, setName] = usePlayerName();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]!);
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const change = (changed: Partial<TableChoices>) => setChoices({ ...choices, ...changed });
  const [state, setState] = useState<{ making: boolean; failure: string }>({ making: false, failure: '' });

  const making = useRef(false);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (making.current) return;
    making.current = true;
    setState({ making: true, failure: '' });
    try {
      const matchID = await createMatch(game, newTable(game, choices));
      keepClaim(await joinMatch(game, matchID, name.trim(), 0));
      navigate(`/match/${game}/${matchID}`);
    } catch (error) {
      making.current = false;
      setState({ making: false, failure: failureWords(error) });
    }
  };

  return (
    <form className="make-table" onSubmit={make} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.makeTitle}</h2>
      <p className="lobby-lead">{words.makeLead}</p>
      {GAME_IDS.length > 1 && (
        <fieldset className="make-games">
          <legend>{words.game}</legend>
          {GAME_IDS.map(each => (
            <label key={each}>
              <input
                type="radio"
                name={`${id}-game`}
                checked={game === each}
                onChange={() => setGame(each)}
              />
              <GameName game={each} />
            </label>
          ))}
        </fieldset>
      )}
      <label className="make-field">
        <span>{words.name}</span>
        <input
          required
          pattern=".*\S.*"
          maxLength={MAX_NAME}
          autoComplete="nickname"
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      </label>
      <SeatChoices game={game} choices={choices} onChange={change} />
      <div>
        <OptionBoxes game={game} chosen={choices.options} onChange={options => change({ options })} />
        <OptionBox
          label={words.unlisted}
          hint={words.unlistedHint}
          checked={choices.unlisted}
          onChange={unlisted => change({ unlisted })}
        />
      </div>
      {state.failure !== '' && (
        <p className="lobby-failure" role="alert">
          {state.failure}
        </p>
      )}
      <button type="submit" className="button-primary" aria-disabled={state.making}>
        {state.making ? words.making : words.make}
      </button>
    </form>
  );
};

const GameName = ({ game }: { game: GameId }) => <span>{useGameName(game)}</span>;
