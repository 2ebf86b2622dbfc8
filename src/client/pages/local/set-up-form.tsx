import { type FormEvent, useState } from 'react';
import { type GameId, metaOf } from '../../../game/index.ts';
import { botNameAt } from '../../../game/shared/bots/bot-names.ts';
import { usualLevel } from '../../../game/shared/bots/levels.ts';
import { BotOptions } from '../../match/options/bot-options.tsx';
import { OptionBox, OptionBoxes } from '../../match/options/option-boxes.tsx';
import { type Chosen, offeredOptions } from '../../match/options/table-options.ts';
import { useWords } from '../../ui/i18n/i18n.tsx';
import '../../match/local/set-up.css';
import { typedName } from '../../match/lobby/typed-name.ts';
import type { LocalSetup } from '../../match/local/saved-match.ts';
import { type SeatChoice, setupOf, usualPlayers } from '../../match/local/setup-choice.ts';
import { localWords } from '../../match/local/words.ts';

/** Who sits where in a match on this screen, and what the table chooses. */
export const SetUpForm = ({ game, onBegin }: { game: GameId; onBegin: (setup: LocalSetup) => void }) => {
  const words = useWords(localWords);
  const { seats, bots, defaults, views } = metaOf(game);
  const usual = usualLevel({ bots });
  const [players, setPlayers] = useState(() => usualPlayers(seats));
  const [choices, setChoices] = useState<readonly SeatChoice[]>(() =>
    Array.from({ length: seats.max }, (_, seat) => ({
      kind: seat === 0 ? 'person' : (usual ?? 'person'),
      name: '',
    })),
  );
  const [chosen, setChosen] = useState<Chosen>({});
  const [handOver, setHandOver] = useState(true);

  const sitting = choices.slice(0, players);
  const people = sitting.filter(({ kind }) => kind === 'person').length;
  const proposed = ({ kind }: SeatChoice, seat: number): string => {
    if (kind !== 'person') return botNameAt(seat, kind);
    return words.player(seat + 1);
  };
  const change = (seat: number, changed: Partial<SeatChoice>) =>
    setChoices(choices.map((choice, i) => (i === seat ? { ...choice, ...changed } : choice)));
  const begin = (event: FormEvent) => {
    event.preventDefault();
    onBegin(setupOf(sitting, proposed, { ...defaults, ...chosen }, handOver));
  };

  return (
    <form className="set-up" onSubmit={begin}>
      <fieldset className="set-up-players" hidden={seats.min === seats.max}>
        <legend>{words.players}</legend>
        {range(seats.min, seats.max).map(n => (
          <label key={n}>
            <input type="radio" name="players" checked={players === n} onChange={() => setPlayers(n)} />
            <span aria-hidden="true">{n}</span>
            <span className="visually-hidden">{words.playersOf(n)}</span>
          </label>
        ))}
      </fieldset>
      <ol className="set-up-seats">
        {sitting.map((choice, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat}>
            <span className="set-up-seat" aria-hidden="true">
              {seat + 1}
            </span>
            <select
              aria-label={words.plays(seat + 1)}
              value={choice.kind}
              onChange={event => change(seat, { kind: event.currentTarget.value })}
            >
              <option value="person">{words.person}</option>
              <BotOptions game={game} />
            </select>
            <input
              type="text"
              aria-label={words.nameOf(seat + 1)}
              value={choice.name}
              placeholder={proposed(choice, seat)}
              autoComplete="off"
              {...typedName(name => change(seat, { name }))}
            />
          </li>
        ))}
      </ol>
      {(people > 1 || offeredOptions(game, true).length > 0) && (
        <fieldset className="set-up-options">
          <legend>{words.options}</legend>
          <OptionBoxes game={game} chosen={chosen} onThisScreen onChange={setChosen} />
          {people > 1 && (
            <OptionBox
              label={views === 'alike' ? words.coverFame : words.handOver}
              hint={views === 'alike' ? words.coverFameHint : words.handOverHint}
              checked={handOver}
              onChange={setHandOver}
            />
          )}
        </fieldset>
      )}
      <button type="submit" className="button-primary set-up-begin">
        {words.begin}
      </button>
    </form>
  );
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
