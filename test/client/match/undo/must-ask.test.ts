import { expect, it } from 'vitest';
import { holdersOf, mustAsk } from '../../../../src/client/match/undo/must-ask.ts';
import type { PublicSeat } from '../../../../src/game/shared/seat-data.ts';

type Seated = Omit<PublicSeat, 'id'>;
const PERSON: Seated = { name: 'Ada' };
const BOT: Seated = { data: { bot: 'medium' } };
const STOOD_IN: Seated = { name: 'Ned', data: { bot: 'medium', standIn: true } };
const GIVEN_UP: Seated = { name: 'Ned', data: { bot: 'medium', standIn: true, resigned: true } };
const nothing = { hasShown: false, since: [] };

it.each([
  ['nothing was shown, and nobody has acted since', nothing, [PERSON, PERSON], false],
  ['something was shown', { hasShown: true, since: [] }, [PERSON, PERSON], true],
  ['somebody has acted since', { hasShown: false, since: [2, 1] }, [PERSON, PERSON, BOT], true],
  [
    'only a bot has acted since, and shown nothing',
    { hasShown: false, since: [2] },
    [PERSON, PERSON, BOT],
    false,
  ],
  ['a bot has shown something', { hasShown: true, since: [2] }, [PERSON, PERSON, BOT], true],
  ['all others are bots, whatever was shown', { hasShown: true, since: [1, 2] }, [PERSON, BOT, BOT], false],
  ['a bot stands in for the only other', { hasShown: true, since: [] }, [PERSON, STOOD_IN], true],
  ['a bot has acted for somebody', { hasShown: false, since: [1] }, [PERSON, STOOD_IN], true],
  ['the only other has given up', { hasShown: true, since: [1] }, [PERSON, GIVEN_UP], false],
] as const)('others are asked, or not, where %s', (_where, back, seats, asks) => {
  const players = seats.map((seat, id) => ({ id, ...seat }));
  expect(mustAsk(back, holdersOf(players), 0)).toBe(asks);
});
