import { type FormEvent, useState } from 'react';
import { GAME_IDS, type GameId, metaOf } from '../../../game/index.ts';
import { GameField, NumberField } from '../../match/lobby/choice-fields.tsx';
import { useFailureWords } from '../../match/lobby/failure.ts';
import { newTable, playersAt, type TableChoices } from '../../match/lobby/new-table.ts';
import { SitterChoices } from '../../match/lobby/sitter-choices.tsx';
import { sitterWords } from '../../match/lobby/sitter-words.ts';
import { lobbyWords } from '../../match/lobby/words.ts';
import { OptionBoxes } from '../../match/options/option-boxes.tsx';
import { useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import { useNavigate } from '../../ui/router/router.tsx';
import { Page } from '../frame/page.tsx';
import { layTables } from './api.ts';
import { dealWords } from './words.ts';

const FIRST_CHOICES: TableChoices = { players: 3, sitters: {}, options: {}, unlisted: true };
const FEWEST = 2;
const MOST = 16;

/** `/duplicate`: somebody lays several tables of one deal. They hold no seat by that. */
export const NewDuplicate = () => {
  const words = useWords(dealWords);
  const lobby = useWords(lobbyWords);
  const sitter = useWords(sitterWords);
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]!);
  const [tables, setTables] = useState(4);
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
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
          <GameField game={game} onChange={setGame} />
          <NumberField
            label={lobby.seats}
            {...metaOf(game).seats}
            value={playersAt(game, choices)}
            onChange={players => change({ players })}
          />
          <NumberField label={words.tables} min={FEWEST} max={MOST} value={tables} onChange={setTables} />
        </div>
        <SitterChoices
          title={words.sitters}
          first={sitter.someone}
          {...{ game, choices }}
          onChange={change}
        />
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
