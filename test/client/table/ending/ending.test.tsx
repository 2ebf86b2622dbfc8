import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientGame } from '../../../../src/client/games/ra/index.ts';
import { BoardContext } from '../../../../src/client/table/board-context.tsx';
import * as picture from '../../../../src/client/table/ending/art/picture.ts';
import { Ending } from '../../../../src/client/table/ending/ending.tsx';
import { personOf } from '../../../../src/client/table/person.ts';
import { boardWords } from '../../../../src/client/table/words.ts';
import { type Language, LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';

const seats = ['Ada', 'Ned', 'Bea'].map(name => ({ name, bot: null, connected: true }));
const score = (epoch: number, fame: readonly number[]) =>
  fame.map((total, player) => ({ type: 'score', epoch, player, fame: total, net: 0, items: [] }));
const events = [
  ...score(1, [12, 8, 10]),
  ...score(2, [14, 20, 3]),
  { type: 'end', scores: [14, 20, 3], winners: [1] },
];

/** Scored as Ru-Ra-Re is: by scorings, and not by epochs. */
const scored = (scoring: number, totals: readonly number[]) =>
  totals.map((total, player) => ({ type: 'score', scoring, player, points: 0, total, items: [] }));
const end = (scores: readonly number[]) => ({
  type: 'end',
  scores,
  winners: [...scores.keys()].filter(seat => scores[seat] === Math.max(...scores)),
});

const show = (isNews: boolean, language: Language = 'en', given: object = {}) =>
  render(
    <LanguageProvider first={language}>
      <SettingsProvider>
        <BoardContext.Provider
          value={
            {
              game: { id: 'ra', words: clientGame.words },
              match: { events, seats, seat: 0, ...given },
              person: personOf(seats, 0, boardWords[language]),
            } as never
          }
        >
          <Ending sheet={<p>the sheet</p>} isNews={isNews} />
        </BoardContext.Provider>
      </SettingsProvider>
    </LanguageProvider>,
  );
const up = () =>
  [...document.querySelectorAll('.tablets [data-up="true"]')].map(tablet => tablet.textContent);
const places = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent?.replaceAll(/\s/g, ''));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tablets turn one by one, epoch by epoch, the lowest first; then the podium stands', () => {
  show(true);
  const seen: string[] = [];
  for (let i = 0; i < 7; i++) {
    act(() => vi.advanceTimersByTime(421));
    seen.push(`${screen.queryByRole('heading')?.textContent} ${up().length}`);
  }
  expect(seen).toEqual([
    'Epoch 1 1',
    'Epoch 1 2',
    'Epoch 1 3',
    'Epoch 2 1',
    'Epoch 2 2',
    'Epoch 2 3',
    'undefined 0',
  ]);
  expect(screen.getByText('Ned wins')).toBeDefined();
  expect(places()).toEqual(['1.Ned20', '2.You14', '3.Bea3']);
});

it('where points come by networks, the tablets are of the whole match', () => {
  const networks = [
    { type: 'network', owners: [0], points: 12 },
    { type: 'network', owners: [1], points: 20 },
    ...[2, 0, 0].map((count, player) => ({ type: 'ankhs', player, count, points: count ** 2 })),
    { type: 'end', scores: [16, 20, 0], winners: [1] },
  ];
  show(true, 'en', { events: networks });
  for (let i = 0; i < 3; i++) act(() => vi.advanceTimersByTime(421));
  expect(screen.getByRole('heading').textContent).toBe('Result');
  expect(up()).toHaveLength(3);
});

it.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'x' })],
  ['a tap', () => fireEvent.pointerUp(document.body)],
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Skip' }))],
])('%s skips it', (_what, skip) => {
  show(true);
  act(() => vi.advanceTimersByTime(500));
  expect(up()).toEqual(['8Ned']);
  skip();
  expect(screen.getByText('Ned wins')).toBeDefined();
});

it('it is complete at once where it is no news, and where motion is not wanted', () => {
  show(false);
  expect(screen.getByText('Ned wins')).toBeDefined();
  cleanup();
  const listen = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), ...listen }));
  show(true);
  expect(screen.getByText('Ned wins')).toBeDefined();
});

it('the match is told as a chart with its numbers, and the sheet is the game’s own', () => {
  show(false, 'it');
  fireEvent.click(screen.getByRole('button', { name: 'La partita' }));
  expect(screen.getByRole('img', { name: 'Il punteggio di ciascuno nel corso della partita' })).toBeDefined();
  const numbers = screen.getByRole('table', { name: 'I numeri' });
  expect(
    within(numbers)
      .getAllByRole('row')
      .slice(1)
      .map(row => row.textContent),
  ).toEqual([' Ned10820', ' Tu101214', ' Bea10103']);
  fireEvent.click(screen.getByRole('button', { name: 'Punteggi' }));
  expect(screen.getByText('the sheet')).toBeDefined();
});

it.each([
  ['en', events, ['Points', 'Epochs']],
  ['it', events, ['Punti', 'Epoche']],
  ['en', [...scored(1, [3, 4, 5]), ...scored(2, [9, 8, 7]), end([9, 8, 7])], ['Points', 'Scorings']],
  [
    'it',
    [{ type: 'network', owners: [0], points: 12 }, { type: 'ankhs', player: 1, points: 4 }, end([12, 4, 0])],
    ['Punti', 'Sotterranei'],
  ],
] as const)('%s: the chart says what it counts and what it runs along', (language, told, words) => {
  show(false, language, { events: told });
  fireEvent.click(screen.getAllByRole('button')[1]!);
  const written = [...document.querySelectorAll('.course-chart text')].map(text => text.textContent);
  expect(written).toEqual(expect.arrayContaining([...words]));
});

it.each([
  ['two', [14, 20], ['0: 2', '1: 1']],
  ['three', [14, 20, 3], ['0: 2', '1: 1', '2: 3']],
  ['five', [14, 20, 3, 9, 1], ['0: 2', '1: 1', '3: 3']],
  ['a shared win', [20, 3, 20], ['2: 1', '0: 1', '1: 3']],
  ['a shared third place, on which all of them stand', [14, 20, 3, 3], ['3: 3', '0: 2', '1: 1', '2: 3']],
  ['five who are level', [7, 7, 7, 7, 7], ['3: 1', '1: 1', '0: 1', '2: 1', '4: 1']],
])(
  'the podium of %s has the first in the middle, the second left, the third right',
  (_what, scores, stood) => {
    show(false, 'en', {
      events: [end(scores)],
      seats: scores.map((_, seat) => ({ name: `Seat ${seat}`, bot: null, connected: true })),
    });
    const steps = [...document.querySelectorAll<HTMLElement>('.podium-steps li')];
    expect(steps.map(({ dataset }) => `${dataset.seatColour}: ${dataset.place}`)).toEqual(stood);
    // Their height hangs on it.
    expect(steps.map(({ style }) => style.getPropertyValue('--place'))).toEqual(
      steps.map(({ dataset }) => dataset.place),
    );
  },
);

it.each([
  ['en', 'You and Bea share the victory'],
  ['it', 'Vittoria condivisa: Tu e Bea'],
] as const)('%s: who share the victory are named together, the reader first', (language, headline) => {
  show(false, language, { seat: 2, events: [end([20, 3, 20])] });
  expect(screen.getByText(headline)).toBeDefined();
});

it.each([
  ['en', 1, 'Ned resigned: you win', 'The score as it stood'],
  ['en', 0, 'You resigned: Ned wins', 'The score as it stood'],
  ['it', 1, 'Ned si arrende: hai vinto', 'Il punteggio al momento della resa'],
] as const)('%s: a match that seat %i gave up has no podium: %s', (language, endedBy, headline, score) => {
  show(true, language, { events: events.slice(0, 3), seats: seats.slice(0, 2), endedBy });
  expect(screen.getByText(headline)).toBeDefined();
  expect(screen.getByRole('heading', { name: score })).toBeDefined();
  expect(screen.getByText('the sheet')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  expect(
    screen.getByRole('button', { name: language === 'en' ? 'Share a picture' : 'Condividi un’immagine' }),
  ).toBeDefined();
});

it('a picture has the day of the match, whenever it is made, and of a match that was given up no points', async () => {
  vi.useRealTimers();
  const drawn = vi.spyOn(picture, 'sharePicture').mockResolvedValue(true);
  const given = { ended: new Date(2026, 2, 7).getTime(), seats: seats.slice(0, 2), endedBy: 0 };
  show(false, 'en', { ...given, events: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Share a picture' }));
  // Nothing else would tell that a browser has put a file away.
  await screen.findByText('The picture is among your downloads.');
  const [pictured, name] = drawn.mock.lastCall!;
  expect(pictured).toMatchObject({ title: 'Ra', headline: 'You resigned: Ned wins', date: 'March 7, 2026' });
  expect(pictured.order).toMatchObject([
    { name: 'Ned', place: 1, score: null },
    { name: 'You', place: 2, score: null },
  ]);
  expect(pictured.order[0]!.face).not.toBeNull();
  expect(name).toBe('Ra result');
  const texts = [...picture.drawingOf(pictured).matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  expect(texts).toEqual(['Ra', 'You resigned: Ned wins', '1.', 'Ned', '2.', 'You', 'March 7, 2026']);
});

it('a picture of the result names everybody, and nobody’s name is read as a drawing', () => {
  const drawing = picture.drawingOf({
    title: 'Ra',
    headline: '<b>Ada</b> wins',
    date: '22 November 2026',
    order: [{ name: '"><script>', place: 1, score: 20, face: null, colour: '#123456' }],
  });
  const drawn = new DOMParser().parseFromString(drawing, 'image/svg+xml');
  expect(drawn.querySelector('script')).toBeNull();
  expect(drawing).toContain('&#34;&#62;&#60;script&#62;');
});
