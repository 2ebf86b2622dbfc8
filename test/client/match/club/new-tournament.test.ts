import { expect, it } from 'vitest';
import {
  clockIn,
  clocksFor,
  FORMS,
  newLeague,
  newTournament,
  seatsIn,
  USUAL,
} from '../../../../src/client/match/club/new-tournament.ts';
import { GAME_IDS } from '../../../../src/game/index.ts';
import { newLeagueBody, newTournamentBody } from '../../../../src/wire/tournaments.ts';

const ALL = FORMS.flatMap(form => GAME_IDS.map(game => ({ ...USUAL, form, game })));

it.each(ALL)('what the form asks for is taken as it is: $form of $game', choices => {
  const { form } = choices;
  const asked =
    form === 'league' ? newLeague(choices, 'Ra, 28 Nov') : newTournament(form, choices, 'Ra, 28 Nov');
  const schema = form === 'league' ? newLeagueBody : newTournamentBody;
  expect(schema.safeParse(asked)).toMatchObject({ success: true, data: { name: 'Ra, 28 Nov' } });
});

it('more than two sit together in a Swiss tournament alone, and no more than the game has seats', () => {
  const at = (form: (typeof FORMS)[number], game: (typeof GAME_IDS)[number], seats: number) =>
    seatsIn({ ...USUAL, form, game, seats });
  expect([
    at('swiss', 'ra', 5),
    at('swiss', 'ru-ra-re', 5),
    at('swiss', 'kheops', 5),
    at('knockout', 'ra', 5),
  ]).toEqual([5, 4, 2, 2]);
});

it('a league is by days, whatever was chosen before', () => {
  expect(clocksFor('league', 'ra').live).toEqual([]);
  expect(clockIn({ ...USUAL, form: 'league' })).toBe('7d+1h');
  expect(clockIn({ ...USUAL, form: 'league', clock: '10d+1h' })).toBe('10d+1h');
  expect(clockIn({ ...USUAL, form: 'knockout' })).toBe('5m+20s');
});

it('no league is offered a clock with which its matches outlast a season, and none of its clocks elsewhere', () => {
  const offered = (game: (typeof GAME_IDS)[number]) => clocksFor('league', game).days;
  expect(offered('priests-of-ra')).toEqual(['3d+1h', '5d+1h', '7d+1h']);
  expect(offered('ru-ra-re')).toContain('10d+12h');
  for (const game of GAME_IDS) expect(clockIn({ ...USUAL, game, form: 'league', clock: '7d' })).toBe('7d+1h');
  expect(clockIn({ ...USUAL, clock: '7d+1h' })).toBe(USUAL.clock);
});

it('rounds are a Swiss tournament’s alone, and a name is kept without blanks around it', () => {
  const choices = { ...USUAL, rounds: 4, name: ' Evening  ' };
  expect(newTournament('swiss', choices, 'usual')).toMatchObject({ rounds: 4, name: 'Evening' });
  expect(newTournament('knockout', choices, 'usual')).toMatchObject({ rounds: null });
});
