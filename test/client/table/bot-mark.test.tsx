import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BotsContext } from '../../../src/client/table/bot-mark.tsx';
import { Portrait } from '../../../src/client/table/portrait.tsx';

afterEach(cleanup);

it.each([
  ['', null],
  ['random', 0],
  ['easy', 1],
  ['steady', 2],
  ['medium', 2],
  ['hard', 3],
  ['expert', 4],
])('the portrait of %j bears as many stones as its level is high: %s', (bot, stones) => {
  const { container } = render(
    <BotsContext value={`easy,${bot}`}>
      <Portrait seat={1} />
    </BotsContext>,
  );
  const plate = container.querySelector('.portrait-bot');
  expect(plate?.querySelectorAll('.portrait-bot-stone').length ?? null).toBe(stones);
});
