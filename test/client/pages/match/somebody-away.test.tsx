import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OnlineMatch } from '../../../../src/client/pages/match/online-match.ts';
import { SomebodyAway } from '../../../../src/client/pages/match/somebody-away.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { eventually } from '../../patience.ts';
import { onlineMatch } from './told-match.ts';

afterEach(cleanup);

const away = onlineMatch();
/** Ada's page, while Ned is to act and has no page open. */
const waiting = (more: Partial<NonNullable<OnlineMatch['table']>> = {}): OnlineMatch => ({
  ...away,
  online: {
    ...away.online!,
    module: { ...away.online!.module, rules: { ...away.online!.module.rules, seatsToAct: () => [1] } },
  },
  table: {
    ...away.table!,
    seat: 0,
    seats: [
      { name: 'Ada', bot: null, connected: true },
      { name: 'Ned', bot: null, connected: false },
    ],
    ...more,
  },
});

it('who waits is told that somebody has no page open, but not where a clock runs for them', async () => {
  const { container } = render(
    <LanguageProvider first="en">
      <SomebodyAway match={waiting({ outOfTime: 'lose' })} />
      <hr />
      <SomebodyAway match={waiting()} />
    </LanguageProvider>,
  );
  await eventually(() => screen.getByText('Ned is not connected, and the table waits.'));
  expect(container.firstElementChild?.tagName).toBe('HR');
});
