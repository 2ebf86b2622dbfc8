import { expect, it } from 'vitest';
import { mustAsk } from '../../../src/client/undo/must-ask.ts';

const PERSON = { bot: null };
const BOT = { bot: 'medium' };
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
] as const)('others are asked, or not, where %s', (_where, back, seats, asks) => {
  expect(mustAsk(back, seats, 0)).toBe(asks);
});
