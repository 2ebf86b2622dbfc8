import { type FormEvent, useState } from 'react';
import { GAME_IDS, type GameId, metaOf } from '../../../game/index.ts';
import { useGameName } from '../../games/index.ts';
import { useFailureWords } from '../../match/lobby/failure.ts';
import { ANYONE, newTable, playersAt, sitterAt, type TableChoices } from '../../match/lobby/new-table.ts';
import { sitterWords } from '../../match/lobby/sitter-words.ts';
import { lobbyWords } from '../../match/lobby/words.ts';
import { BotOptions } from '../../match/options/bot-options.tsx';
import { OptionBoxes } from '../../match/options/option-boxes.tsx';
import { useDeed } from '../../ui/hooks/deed.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useNavigate } from '../../ui/router/router.tsx';
import { Page } from '../frame/page.tsx';
import { layTables } from './api.ts';
import { dealWords } from './words.ts';

const FIRST_CHOICES: TableChoices = { players: 3, sitters: {}, options: {}, unlisted: true };
const FEWEST = 2;
const MOST = 16;

const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** `/duplicate`: somebody lays several tables of one deal. They hold no seat by that. */
export const NewDuplicate = () => {
  const words = useWords(dealWords);
  const lobby = useWords(lobbyWords);
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]!);
  const [tables, setTables] = useState(4);
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useDeed();
  const { seats } = metaOf(game);
  const players = playersAt(game, choices);
  const change = (changed: Partial<TableChoices>) => setChoices({ ...choices, ...changed });
  const lay = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      setFailure('');
      try {
        navigate(`/duplicate/${await layTables(game, tables, newTable(game, choices))}`);
        return 'done';
      } catch (error) {
        setFailure(failureWords(error));
        return 'again';
      }
    });
  };
  return (
    <Page title={words.newTitle}>
      <p className="page-lead">{words.newLead}</p>
      <form className="make-table deal-form" onSubmit={lay} aria-label={words.newTitle}>
        <div className="make-line deal-numbers">
          <label className="make-field">
            <span>{lobby.game}</span>
            <select value={game} onChange={event => setGame(event.currentTarget.value as GameId)}>
              {GAME_IDS.map(each => (
                <GameName key={each} game={each} />
              ))}
            </select>
          </label>
          <label className="make-field">
            <span>{lobby.seats}</span>
            <select
              value={players}
              onChange={event => change({ players: Number(event.currentTarget.value) })}
            >
              {from(seats.min, seats.max).map(n => (
                <option key={n}>{n}</option>
              ))}
            </select>
          </label>
          <label className="make-field">
            <span>{words.tables}</span>
            <select value={tables} onChange={event => setTables(Number(event.currentTarget.value))}>
              {from(FEWEST, MOST).map(n => (
                <option key={n}>{n}</option>
              ))}
            </select>
          </label>
        </div>
        <Sitters game={game} choices={choices} players={players} onChange={change} />
        <details>
          <summary>{words.options}</summary>
          <OptionBoxes
            game={game}
            chosen={choices.options}
            without={['rated', 'undo']}
            onChange={options => change({ options })}
          />
        </details>
        <p className="lobby-lead">{words.honest}</p>
        <p>
          <button type="submit" className="button-primary" aria-disabled={isBusy}>
            {isBusy ? words.making : words.make}
          </button>
        </p>
        {failure !== '' && (
          <p className="lobby-failure" role="alert">
            {failure}
          </p>
        )}
      </form>
    </Page>
  );
};

const GameName = ({ game }: { game: GameId }) => <option value={game}>{useGameName(game)}</option>;

/** Who sits at each table: the first seat is always somebody's. */
const Sitters = ({
  game,
  choices,
  players,
  onChange,
}: {
  game: GameId;
  choices: TableChoices;
  players: number;
  onChange: (changed: Partial<TableChoices>) => void;
}) => {
  const words = useWords(dealWords);
  const sitter = useWords(sitterWords);
  return (
    <fieldset className="make-seats">
      <legend>{words.sitters}</legend>
      <ol>
        <li>
          <span className="make-number" aria-hidden="true">
            1
          </span>
          <span>{sitter.someone}</span>
        </li>
        {from(1, players - 1).map(at => (
          <li key={at}>
            <span className="make-number" aria-hidden="true">
              {at + 1}
            </span>
            <select
              aria-label={sitter.plays(at + 1)}
              value={sitterAt(game, choices, at)}
              onChange={event =>
                onChange({ sitters: { ...choices.sitters, [at]: event.currentTarget.value } })
              }
            >
              <option value={ANYONE}>{sitter.someone}</option>
              <BotOptions game={game} />
            </select>
          </li>
        ))}
      </ol>
    </fieldset>
  );
};
