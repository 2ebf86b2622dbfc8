import { expect, it } from 'vitest';
import type { Command, HostAct } from '../../../src/server/match/commands.ts';
import { isOver } from '../../../src/server/match/seats.ts';
import { endedMatchOf } from '../../../src/server/ratings/ended-match.ts';
import { ask, changeBy, emptyTable, secretOf, servedGame } from '../support/decisions.ts';

const ra = await servedGame('ra');
const RATED = { rated: true };

const sit = (seat: number, member?: string): Command => ({
  kind: 'sit',
  seat,
  name: `Person ${seat}`,
  credentials: secretOf(seat),
  ...(member !== undefined && { member: { id: member, sealed: '', blockedBy: [] } }),
});
const host = (act: HostAct): Command => ({ kind: 'host', seat: 0, credentials: secretOf(0), act });
const after = (setupData: Record<string, unknown>, ...commands: readonly Command[]) =>
  commands.reduce((next, command) => changeBy(ra, next, command).next, emptyTable(ra, 3, setupData));

it('a guest cannot sit down at a rated table, and a member can', () => {
  const table = after(RATED, sit(0, 'ada'));
  expect(ask(ra, table, sit(1))).toEqual({ refused: 'members-only' });
  expect(ask(ra, table, sit(1, 'ben'))).not.toHaveProperty('refused');
  expect(ask(ra, after({}, sit(0, 'ada')), sit(1))).not.toHaveProperty('refused');
});

it.each<[string, HostAct]>([
  ['bots take all free seats', { do: 'start' }],
  ['a second bot sits down', { do: 'seat-bot', at: 2, bot: 'easy' }],
])('a rated match is of two members at least: not where %s', (_what, act) => {
  const seatBot = host({ do: 'seat-bot', at: 1, bot: 'easy' });
  expect(ask(ra, after(RATED, sit(0, 'ada'), seatBot), host(act))).toEqual({ refused: 'too-few-members' });
  expect(ask(ra, after({}, sit(0, 'ada'), seatBot), host(act))).not.toHaveProperty('refused');
});

it('its host makes a table rated only where nobody but members sits', () => {
  const options: HostAct = { do: 'options', options: RATED };
  expect(ask(ra, after({}, sit(0, 'ada'), sit(1)), host(options))).toEqual({ refused: 'members-only' });
  const changed = changeBy(ra, after({}, sit(0, 'ada'), sit(1, 'ben')), host(options)).next;
  expect(changed.data.setupData).toEqual(RATED);
});

it.each([
  [RATED, 'no-undo'],
  [{ undo: false }, 'no-undo'],
  [{ rated: true, undo: true }, 'not-moved'],
  [{}, 'not-moved'],
])('at a table that chose %j taking back is answered with %s', (setupData, refused) => {
  const begun = after(setupData, sit(0, 'ada'), sit(1, 'ben'), sit(2, 'cai'));
  const undo: Command = {
    kind: 'undo',
    seat: 0,
    credentials: secretOf(0),
    stateID: begun.state!._stateID,
    id: null,
  };
  expect(ask(ra, begun, undo)).toEqual({ refused });
});

it('who resigns a match of two is last of it', () => {
  const begun = [sit(0, 'ada'), sit(1, 'ben')].reduce(
    (next, command) => changeBy(ra, next, command).next,
    emptyTable(ra, 2, RATED),
  );
  const over = changeBy(ra, begun, { kind: 'resign', seat: 0, credentials: secretOf(0) }).next;
  expect(isOver(over.data)).toBe(true);
  expect(endedMatchOf(over)).toMatchObject({
    rated: true,
    seats: [
      { member: 'ada', rank: 2 },
      { member: 'ben', rank: 1 },
    ],
  });
});
