import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { metaOf } from '../../../game/index.ts';
import { daysOfMatch } from '../../../game/shared/league.ts';
import { useGameName } from '../../games/index.ts';
import { leaguePage, tournamentPage } from '../../match/club/addresses.ts';
import { useClubFailure } from '../../match/club/club-failure.ts';
import { ForGuests } from '../../match/club/for-guests.tsx';
import {
  clockIn,
  clocksFor,
  FORMS,
  formNamed,
  newLeague,
  newTournament,
  seatsFor,
  seatsIn,
  type TournamentChoices,
  USUAL,
} from '../../match/club/new-tournament.ts';
import { makeLeague, makeTournament } from '../../match/club/tournaments.ts';
import { GameField, NumberField } from '../../match/lobby/choice-fields.tsx';
import { typedName } from '../../match/lobby/typed-name.ts';
import { useMember } from '../../match/member/who.ts';
import { timeText } from '../../match/options/time-words.ts';
import { useSingleFlight } from '../../ui/hooks/single-flight.ts';
import { useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';
import { useNavigate, useSearchParams } from '../../ui/router/router.tsx';
import { serverNow } from '../../ui/server-now.ts';
import { Page } from '../frame/page.tsx';
import '../../match/club/club.css';
import '../../match/lobby/lobby.css';
import { MoreChoices } from './more-choices.tsx';
import './new-tournament.css';
import { newWords } from './new-words.ts';
import { StartChoice } from './start-choice.tsx';

/** `/club/new`: a tournament or a league, made in one go; what nobody chooses is as usual. */
export const NewTournamentPage = () => {
  const words = useWords(newWords);
  return (
    <Page title={words.title}>
      <p className="page-lead">{words.lead}</p>
      {useMember() === null ? <ForGuests /> : <NewForm />}
    </Page>
  );
};

const NewForm = () => {
  const words = useWords(newWords);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const failureWords = useClubFailure();
  const [search] = useSearchParams();
  const [choices, setChoices] = useState(() => ({ ...USUAL, form: formNamed(search.get('kind')) }));
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useSingleFlight();
  const { form, game, name, startsAt, size } = choices;
  const change = (changed: Partial<TournamentChoices>) => setChoices(before => ({ ...before, ...changed }));
  const day = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' });
  const gameName = useGameName(game);
  const usual =
    form === 'league'
      ? words.usualLeague(gameName)
      : words.usual(gameName, day.format(startsAt ?? serverNow()));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(async () => {
      setFailure('');
      if (form !== 'league' && startsAt !== null && startsAt <= serverNow()) {
        setFailure(words.tooSoon);
        return 'again';
      }
      try {
        const page =
          form === 'league'
            ? leaguePage(await makeLeague(newLeague(choices, usual)))
            : tournamentPage(await makeTournament(newTournament(form, choices, usual)));
        navigate(page);
        return 'done';
      } catch (error) {
        setFailure(failureWords(error));
        return 'again';
      }
    });
  };
  const seats = seatsFor(form, game);
  const { live, days } = clocksFor(form, game);
  return (
    <form className="new-club" onSubmit={submit}>
      <fieldset className="new-kinds">
        <legend>{words.kind}</legend>
        {FORMS.map(each => (
          <Kind
            key={each}
            words={words.kinds[each]}
            isChosen={each === form}
            onChoose={() => change({ form: each })}
          />
        ))}
      </fieldset>
      <div className="new-fields">
        <GameField game={game} onChange={chosen => change({ game: chosen })} />
        {form === 'league' ? (
          <NumberField
            label={words.size}
            min={4}
            max={8}
            value={size}
            onChange={number => change({ size: number })}
          />
        ) : (
          seats.length > 1 && (
            <NumberField
              label={words.seats}
              min={seats[0]!}
              max={seats.at(-1)!}
              value={seatsIn(choices)}
              onChange={number => change({ seats: number })}
            />
          )
        )}
        <Field label={words.clock} of="new-time">
          <select value={clockIn(choices)} onChange={event => change({ clock: event.currentTarget.value })}>
            {[[words.live, live] as const, [words.days, days] as const].map(
              ([label, clocks]) =>
                clocks.length > 0 && (
                  <optgroup key={label} label={label}>
                    {clocks.map(clock => (
                      <option key={clock} value={clock}>
                        {timeText(language, clock, true)}
                      </option>
                    ))}
                  </optgroup>
                ),
            )}
          </select>
        </Field>
      </div>
      {form === 'league' ? (
        <p className="soft">
          {words.within(
            gameName,
            metaOf(game).usualMoves,
            Math.ceil(daysOfMatch(clockIn(choices), metaOf(game))),
          )}{' '}
          {words.ofMonth}
        </p>
      ) : (
        <StartChoice startsAt={startsAt} onChange={moment => change({ startsAt: moment })} />
      )}
      <Field label={words.name}>
        <input value={name} placeholder={usual} {...typedName(typed => change({ name: typed }))} />
      </Field>
      <details className="new-more">
        <summary>{words.more}</summary>
        <MoreChoices choices={choices} onChange={change} />
      </details>
      {failure !== '' && (
        <p className="lobby-failure" role="alert">
          {failure}
        </p>
      )}
      <button type="submit" className="button-primary new-make" aria-disabled={isBusy}>
        {isBusy ? words.making : form === 'league' ? words.makeLeague : words.make}
      </button>
    </form>
  );
};

const Kind = ({
  words: { name, hint },
  isChosen,
  onChoose,
}: {
  words: { readonly name: string; readonly hint: string };
  isChosen: boolean;
  onChoose: () => void;
}) => {
  const id = useId();
  return (
    <label className="new-kind">
      <input
        type="radio"
        name="kind"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span>
        <strong id={`${id}-name`}>{name}</strong>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
    </label>
  );
};

const Field = ({ label, of = '', children }: { label: string; of?: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: its control is what it is given
  <label className={`make-field ${of}`}>
    <span>{label}</span>
    {children}
  </label>
);
