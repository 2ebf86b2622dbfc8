import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type GameId, metaOf } from '../../game/index.ts';
import { useWords } from '../i18n/i18n.tsx';
import { createMatch, joinMatch, type NewTable } from './api.ts';
import { keepClaim } from './credentials.ts';
import { useFailureWords } from './failure.ts';
import './lobby.css';
import { MAX_NAME, usePlayerName } from './player-name.ts';
import { lobbyWords } from './words.ts';

const DEFAULT_SEATS = 3;
const ANYONE = 'anyone';
type BotName = keyof typeof lobbyWords.en.bot;

/** Who sits where at a new table; its maker takes the first seat. */
export const MakeTable = ({ game }: { game: GameId }) => {
  const words = useWords(lobbyWords);
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const id = useId();
  const { seats, bots, defaults } = metaOf(game);
  const [name, setName] = usePlayerName();
  const [players, setPlayers] = useState(DEFAULT_SEATS);
  const [sitters, setSitters] = useState<readonly string[]>(() => Array(seats.max).fill(ANYONE));
  const [openTotals, setOpenTotals] = useState(false);
  const [unlisted, setUnlisted] = useState(false);
  const [state, setState] = useState<{ making: boolean; failure: string }>({ making: false, failure: '' });

  const making = useRef(false);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (making.current) return;
    making.current = true;
    setState({ making: true, failure: '' });
    try {
      const matchID = await createMatch(game, newTable(players, sitters, openTotals, unlisted));
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
      <fieldset className="make-seats">
        <legend>{words.seats}</legend>
        <div className="make-counts">
          {range(seats.min, seats.max).map(n => (
            <label key={n}>
              <input
                type="radio"
                name={`${id}-players`}
                checked={players === n}
                onChange={() => setPlayers(n)}
              />
              <span aria-hidden="true">{n}</span>
              <span className="visually-hidden">{words.seatsOf(n)}</span>
            </label>
          ))}
        </div>
        <ol>
          <li>
            <span className="make-number" aria-hidden="true">
              1
            </span>
            <span className="make-you">{words.you}</span>
          </li>
          {range(1, players - 1).map(seat => (
            <li key={seat}>
              <span className="make-number" aria-hidden="true">
                {seat + 1}
              </span>
              <select
                aria-label={words.plays(seat + 1)}
                value={sitters[seat]}
                onChange={event => setSitters(sitters.with(seat, event.currentTarget.value))}
              >
                <option value={ANYONE}>{words.someone}</option>
                {bots.map(bot => (
                  <option key={bot} value={bot}>
                    {words.bot[bot as BotName] ?? bot}
                  </option>
                ))}
              </select>
            </li>
          ))}
        </ol>
      </fieldset>
      {'openTotals' in defaults && (
        <Choice
          label={words.openTotals}
          hint={words.openTotalsHint}
          checked={openTotals}
          onChange={setOpenTotals}
        />
      )}
      <Choice label={words.unlisted} hint={words.unlistedHint} checked={unlisted} onChange={setUnlisted} />
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

const Choice = ({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) => (
  <label className="make-choice">
    <input type="checkbox" checked={checked} onChange={event => onChange(event.currentTarget.checked)} />
    <span>
      {label} <small>{hint}</small>
    </span>
  </label>
);

/** What the server is asked to lay: options that differ from the rulebook, and the bots by seat. */
const newTable = (
  players: number,
  sitters: readonly string[],
  openTotals: boolean,
  unlisted: boolean,
): NewTable => {
  const seated = sitters
    .slice(0, players)
    .flatMap((bot, seat) => (seat > 0 && bot !== ANYONE ? [[seat, bot]] : []));
  return {
    numPlayers: players,
    setupData: {
      ...(seated.length > 0 ? { bots: Object.fromEntries(seated) } : {}),
      ...(openTotals ? { openTotals } : {}),
    },
    unlisted,
  };
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
