import { type GameId, metaOf } from '../../../game/index.ts';
import { clocksOfLeague, USUAL_LEAGUE_CLOCK } from '../../../game/shared/league.ts';
import { CLOCKS } from '../../../game/shared/table-clock.ts';
import type { Kind, NewLeague, NewTournament } from './tournaments.ts';

/** How a new one is played: as a tournament of some kind, or as a league. */
export type Form = Kind | 'league';
export const FORMS: readonly Form[] = ['swiss', 'knockout', 'round-robin', 'league'];

/** The one that an address names; else what is usual. */
export const formNamed = (name: string | null): Form => FORMS.find(form => form === name) ?? USUAL.form;

/** What the form of a new tournament holds; another kind or game may offer less of it. */
export type TournamentChoices = {
  readonly form: Form;
  readonly game: GameId;
  readonly name: string;
  readonly seats: number;
  readonly size: number;
  /** Null: as many as it takes. */
  readonly rounds: number | null;
  readonly clock: string;
  readonly outOfTime: 'bot' | 'lose';
  readonly rated: boolean;
  readonly bots: boolean;
  /** Null: when its host says so. */
  readonly startsAt: number | null;
};

export const USUAL: TournamentChoices = {
  form: 'swiss',
  game: 'ra',
  name: '',
  seats: 4,
  size: 6,
  rounds: null,
  clock: '5m+20s',
  outOfTime: 'bot',
  rated: false,
  bots: false,
  startsAt: null,
};

const isByDays = (clock: string): boolean => clock.includes('d');

/** The clocks of an evening, and those by days: a league has of these what brings its matches to an end within a season. */
export const clocksFor = (form: Form, game: GameId): Readonly<Record<'live' | 'days', readonly string[]>> =>
  form === 'league'
    ? { live: [], days: clocksOfLeague(metaOf(game)) }
    : { live: CLOCKS.filter(clock => !isByDays(clock)), days: CLOCKS.filter(isByDays) };
/** What was chosen, where it is offered. */
export const clockIn = ({ form, game, clock }: TournamentChoices): string => {
  const { live, days } = clocksFor(form, game);
  if (live.includes(clock) || days.includes(clock)) return clock;
  return form === 'league' ? USUAL_LEAGUE_CLOCK : USUAL.clock;
};

/** More than two sit at a table in a Swiss tournament alone: elsewhere two meet. */
export const seatsFor = (form: Form, game: GameId): readonly number[] => {
  const { min, max } = metaOf(game).seats;
  const most = form === 'swiss' ? max : 2;
  return Array.from({ length: most - min + 1 }, (_, i) => min + i);
};
export const seatsIn = ({ form, game, seats }: TournamentChoices): number => {
  const offered = seatsFor(form, game);
  return Math.min(offered.at(-1)!, Math.max(offered[0]!, seats));
};

const nameIn = ({ name }: TournamentChoices, usual: string): string =>
  name.trim() === '' ? usual : name.trim();

/** What the server is asked to make. @param usual what it is called where nothing else was said */
export const newTournament = (kind: Kind, choices: TournamentChoices, usual: string): NewTournament => {
  const { game, rounds, outOfTime, rated, bots, startsAt } = choices;
  return {
    ...{ game, kind, outOfTime, rated, bots, startsAt },
    name: nameIn(choices, usual),
    seats: seatsIn(choices),
    rounds: kind === 'swiss' ? rounds : null,
    clock: clockIn(choices),
  };
};

export const newLeague = (choices: TournamentChoices, usual: string): NewLeague => {
  const { game, outOfTime, rated, size } = choices;
  return { game, outOfTime, rated, size, name: nameIn(choices, usual), clock: clockIn(choices) };
};
