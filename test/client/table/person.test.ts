import { expect, it } from 'vitest';
import { personOf } from '../../../src/client/table/person.ts';
import { boardWords } from '../../../src/client/table/words.ts';
import { FORMER_MEMBER } from '../../../src/game/shared/seat-data.ts';

it.each([
  ['en', ['Ada', 'A former member', 'A former member 2', 'You']],
  ['it', ['Ada', 'Un ex membro', 'Un ex membro 2', 'Tu']],
] as const)('whoever has left the house is called so in the reader’s language: %s', (language, names) => {
  const seats = [
    { name: 'Ada' },
    { name: FORMER_MEMBER, former: true as const },
    { name: `${FORMER_MEMBER} 2`, former: true as const },
    { name: 'Ned' },
  ];
  const called = seats.map((_, seat) => personOf(seats, 3, boardWords[language])(seat).name);
  // A name keeps its direction to itself by signs that nobody sees.
  expect(called.map(name => name.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual(names);
});
