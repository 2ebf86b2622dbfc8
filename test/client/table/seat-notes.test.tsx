import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BoardProvider } from '../../../src/client/table/board-provider.tsx';
import { SeatNotes } from '../../../src/client/table/seat-notes.tsx';
import type { SeatInfo, TableMatch } from '../../../src/client/table/table-match.ts';
import { type Language, LanguageProvider } from '../../../src/client/ui/i18n/i18n.tsx';
import { monotonicNow } from '../../../src/client/ui/monotonic-now.ts';
import type { AnyEvent } from '../../../src/game/contract.ts';
import { anyGame } from './any-game.ts';

type Told = Partial<TableMatch<null, AnyEvent>> & { readonly sitter?: Partial<SeatInfo> };

/** What the portrait of seat 1 says. */
const notes = ({ sitter, ...told }: Told, language: Language = 'en') => {
  localStorage.setItem('language', language);
  const [ada, ned] = ['Ada', 'Ned'].map(name => ({ name, bot: null, connected: true }));
  const match = { view: null, seat: 0, events: [], status: 'ready', play: () => {}, ...told } as const;
  const { container } = render(
    <LanguageProvider>
      <BoardProvider game={anyGame} match={{ ...match, seats: [ada!, { ...ned!, ...sitter }] }}>
        <SeatNotes seat={1} />
      </BoardProvider>
    </LanguageProvider>,
  );
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
};
const inSeconds = (seconds: number) => new Map([[1, monotonicNow() + seconds * 1000]]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each<[string, () => Told, readonly string[]]>([
  ['a person without a clock', () => ({}), []],
  ['a bot', () => ({ sitter: { bot: 'hard' } }), ['Hard bot.']],
  ['a bot of somebody’s', () => ({ sitter: { bot: 'x', owner: 'Zoe' } }), ['Bot of Zoe.']],
  [
    'whose time runs',
    () => ({ clock: inSeconds(90), banks: new Map([[1, 5000]]), outOfTime: 'lose' }),
    ['Time left: 1:30, then the match is lost.'],
  ],
  [
    'whose time stands',
    () => ({ clock: new Map(), banks: new Map([[1, 250_000]]), outOfTime: 'bot' }),
    ['Time left: 4:10, then a bot plays on.'],
  ],
  [
    'who has so many seconds for each move',
    () => ({ clock: inSeconds(20) }),
    ['Time left: 0:20, then the mildest move is made.'],
  ],
  ['who is away', () => ({ sitter: { connected: false } }), ['Not connected.']],
  [
    'who is waited for',
    () => ({
      sitter: { connected: false },
      away: new Map([[1, { until: monotonicNow() + 45_000, all: 60_000 }]]),
    }),
    ['Not connected. A bot plays in 0:45.'],
  ],
])('a portrait says in words what it shows: %s', (_which, told, said) => {
  expect(notes(told())).toEqual(said);
});

it.each([
  ['on their turn', inSeconds(90)],
  ['before it', new Map()],
])('and until when its owner is on holiday, also in Italian: %s', (_, clock) => {
  const holiday = Date.now() + 30 * 86_400_000;
  const [said, ...more] = notes({ clock, sitter: { holiday } }, 'it');
  expect(said).toMatch(/^In vacanza fino al \d/);
  expect(more).toEqual([]);
});
