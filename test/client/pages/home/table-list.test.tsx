import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListPage, LobbyMatch, Stage } from '../../../../src/client/match/lobby/api.ts';
import { allClaims, keepClaim } from '../../../../src/client/match/lobby/credentials.ts';
import { LobbyFeed } from '../../../../src/client/pages/home/lobby-feed.ts';
import { TableList } from '../../../../src/client/pages/home/table-list.tsx';
import { GAME_IDS, type GameId } from '../../../../src/game/index.ts';
import type { PublicSeat } from '../../../../src/game/shared/seat-data.ts';
import { fakeLobby } from '../../match/lobby/fake-lobby.ts';
import { MemoryRouter } from '../../memory-router.tsx';

const ROOT = '/games/priests-of-ra';

const seatsOf = (names: readonly (string | null)[]): PublicSeat[] =>
  names.map((name, id) => ({
    id,
    ...(name === null ? {} : { name: name.replace('bot ', '') }),
    ...(name?.startsWith('bot ') ? { data: { bot: 'steady' } } : {}),
  }));
const match = (matchID: string, names: readonly (string | null)[], more: Partial<LobbyMatch> = {}) => ({
  matchID,
  players: seatsOf(names),
  ...more,
});

/** Every game has a list of each stage; what is not said here is empty. */
const list = (...matches: LobbyMatch[]) => lists({ 'priests-of-ra': matches });
const stageOf = ({ gameover, players }: LobbyMatch): Stage =>
  gameover != null ? 'finished' : players.some(({ name }) => name === undefined) ? 'open' : 'running';
const FOLLOWED = ['open,running', 'open,running,finished'];
const listsPath = (games: readonly GameId[], stages = FOLLOWED[0]!) =>
  `/lobby/lists?stages=${stages}&games=${games.join()}`;
type Pages = Partial<Record<GameId, Partial<Record<Stage, ListPage>>>>;
/** Whatever of these lists is asked for at once: of all games, or of one. */
const answers = (pageOf: (game: GameId, stage: Stage) => ListPage) =>
  Object.fromEntries(
    [GAME_IDS, ...GAME_IDS.map(game => [game])].flatMap(games =>
      FOLLOWED.map(stages => {
        const body: Pages = {};
        for (const game of games)
          body[game] = Object.fromEntries(
            stages.split(',').map(stage => [stage, pageOf(game, stage as Stage)]),
          );
        return [`GET ${listsPath(games, stages)}`, { body }] as const;
      }),
    ),
  );
const lists = (matches: Readonly<Partial<Record<GameId, readonly LobbyMatch[]>>>) =>
  answers((game, stage) => ({
    matches: (matches[game] ?? []).filter(match => stageOf(match) === stage),
    next: null,
  }));
/** The same, so many on a page. */
const paged = (stage: Stage, size: number, matches: readonly LobbyMatch[]) => {
  const pageAt = (from: number): ListPage => ({
    matches: matches.slice(from, from + size),
    next: from + size < matches.length ? `key-${from + size}` : null,
  });
  const pages: Record<string, { body: object }> = {};
  for (let from = size; from < matches.length; from += size)
    pages[`GET ${ROOT}?stage=${stage}&after=key-${from}`] = { body: pageAt(from) };
  const isPaged = (game: GameId, of: Stage) => game === 'priests-of-ra' && of === stage;
  return {
    ...answers((game, of) => (isPaged(game, of) ? pageAt(0) : { matches: [], next: null })),
    ...pages,
  };
};
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const claim = (matchID: string, name = 'Ada', game: GameId = 'priests-of-ra') =>
  keepClaim({ game, matchID, seat: 0, credentials: 'secret', name });

const open = () =>
  render(
    <MemoryRouter>
      <TableList feed={new LobbyFeed()} />
    </MemoryRouter>,
  );

/** The lines of one part of the list, as [text, where its link leads]. */
const linesOf = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .queryAllByRole('listitem')
    .map(line => [
      line.textContent,
      within(line).getByRole('link').getAttribute('href')?.replace('/match/priests-of-ra/', ''),
    ]);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the page listens to, in the order in which it begins to. */
const fakeStreams = (): readonly EventTarget[] => {
  const streams: EventTarget[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super();
        streams.push(this);
      }
      close() {}
    },
  );
  return streams;
};

describe('the tables of the lobby', () => {
  it('are narrowed to one pace where there are several, and only there', async () => {
    fakeLobby(
      list(
        match('days', ['Ada', null], { setupData: { clock: '3d' } }),
        match('live', ['Ned', null], { setupData: { clock: '5m+20s' } }),
        match('seen', ['Tiye', 'Grace'], { setupData: { clock: '10d+12h' } }),
      ),
    );
    open();
    const pace = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Pace' });
    expect([...pace.options].map(({ text }) => text)).toEqual(['Any', 'Live', 'By days']);
    await screen.findByText('Tiye and Grace');
    fireEvent.change(pace, { target: { value: 'days' } });
    const links = async (title: string) => (await linesOf(title)).map(([, to]) => to);
    expect([await links('Open tables'), await links('Being played')]).toEqual([['days'], ['seen']]);
    fireEvent.change(pace, { target: { value: 'live' } });
    expect(await links('Open tables')).toEqual(['live']);
    expect(screen.queryByRole('region', { name: 'Being played' })).toBeNull();
    cleanup();
    fakeLobby(list(match('one', ['Ada', null]), match('two', ['Ned', null])));
    open();
    await screen.findAllByRole('link', { name: 'Sit down' });
    expect(await links('Open tables')).toHaveLength(2);
    expect(screen.queryByRole('combobox', { name: 'Pace' })).toBeNull();
  });

  it('say where nobody is at the moment, but not of one’s own', async () => {
    claim('mine');
    fakeLobby(
      list(
        match('mine', ['Ada', null], { unattended: true }),
        match('left', ['Ned', null], { unattended: true }),
        match('waits', ['Grace', null]),
      ),
    );
    open();
    await screen.findByText(/nobody there just now/);
    const facts = () => [...document.querySelectorAll('.tables-facts')].map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(facts()).toEqual([
        'Priests of Ra · 1 free seat',
        'Priests of Ra · 1 free seat · nobody there just now',
        'Priests of Ra · 1 free seat',
      ]),
    );
  });

  it('stand under what can be done with them; finished matches of others do not', async () => {
    fakeLobby(
      list(
        match('open', ['bot Tiye', 'Ada', null], { setupData: { openTotals: true } }),
        match('runs', ['Ned', 'Grace']),
        match('over', ['Ned', 'Grace'], { gameover: {} }),
      ),
    );
    open();
    expect(await linesOf('Being played')).toEqual([['Ned and GracePriests of RaWatch', 'runs']]);
    expect(await linesOf('Open tables')).toEqual([
      ['Ada and TiyePriests of Ra · 1 free seat · open totalsSit down', 'open'],
    ]);
    expect(screen.queryByRole('region', { name: 'Your tables' })).toBeNull();
  });

  it('stand in one list, whatever the game, the latest first; rules of their own are named', async () => {
    claim('twin', 'Ada', 'ra');
    fakeLobby(
      lists({
        'priests-of-ra': [
          match('late', ['Ned', null], { createdAt: 3 }),
          match('twin', ['Grace', null], { createdAt: 1 }),
        ],
        ra: [
          match('mid', ['Tiye', null], {
            createdAt: 2,
            setupData: { godsTakeDisasters: false, openTotals: false },
          }),
          match('usual', ['Zoe', null], { createdAt: 0, setupData: { godsTakeDisasters: true } }),
          match('twin', ['Ada', null], { createdAt: 4 }),
        ],
      }),
    );
    open();
    await waitFor(async () => expect(await linesOf('Open tables')).toHaveLength(4));
    expect(await linesOf('Open tables')).toEqual([
      ['NedPriests of Ra · 1 free seatSit down', 'late'],
      ['TiyeRa · 1 free seat · no disasters for godsSit down', '/match/ra/mid'],
      ['GracePriests of Ra · 1 free seatSit down', 'twin'],
      ['ZoeRa · 1 free seatSit down', '/match/ra/usual'],
    ]);
    expect(await linesOf('Your tables')).toEqual([['AdaRa · 1 free seatGo back to it', '/match/ra/twin']]);
  });

  it('are asked for again when the server says that those of their game have changed', async () => {
    const streams = fakeStreams();
    const asked = fakeLobby(lists({}));
    open();
    await screen.findByText(/^No table is waiting/);
    asked.length = 0;
    const later = fakeLobby(lists({ ra: [match('new', ['Ada', null])] }));
    for (const data of ['{"game":"ra"}', '{"game":"chess"}', '{']) {
      act(() => void streams[0]!.dispatchEvent(new MessageEvent('changed', { data })));
    }
    await screen.findByText('Ada');
    expect(later.map(({ path }) => path)).toEqual([listsPath(['ra'])]);
  });

  it('are asked for in one question, however many games have changed in the meantime', async () => {
    const streams = fakeStreams();
    fakeLobby(lists({}));
    open();
    await screen.findByText(/^No table is waiting/);
    const two = { kheops: { open: { matches: [match('k', ['Kim', null])], next: null } }, ra: {} };
    const later = fakeLobby({ [`GET ${listsPath(['kheops', 'ra'])}`]: { body: two } });
    for (const game of ['kheops', 'ra', 'kheops']) {
      const data = JSON.stringify({ game });
      act(() => void streams[0]!.dispatchEvent(new MessageEvent('changed', { data })));
    }
    await screen.findByText('Kim');
    expect(later).toHaveLength(1);
  });

  it('are shown a few at first, and more where they are asked for, each once; the focus goes to the first of them', async () => {
    const names = Array.from({ length: 45 }, (_, i) => `Ada ${String(i).padStart(2, '0')}`);
    const tables = names.map((name, i) => match(`open-${i}`, [name, null], { createdAt: 1000 - i }));
    const asked = fakeLobby(paged('open', 25, tables));
    open();
    await waitFor(async () => expect(await linesOf('Open tables')).toHaveLength(10));
    expect(asked.some(({ path }) => path.includes('after'))).toBe(false);
    for (const [shown, firstNew] of [
      [30, 10],
      [45, 30],
    ] as const) {
      fireEvent.click(await screen.findByRole('button', { name: /^Show more ?: Open tables$/ }));
      await waitFor(async () => expect(await linesOf('Open tables')).toHaveLength(shown));
      expect(document.activeElement?.getAttribute('href')).toBe(`/match/priests-of-ra/open-${firstNew}`);
    }
    expect((await linesOf('Open tables')).map(([, id]) => id)).toEqual(tables.map(({ matchID }) => matchID));
    expect(asked.filter(({ path }) => path.includes('after'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Show more ?: Open tables$/ })).toBeNull();
  });

  it('of which no more can be read stay as they are, and the page says so', async () => {
    const tables = Array.from({ length: 30 }, (_, i) =>
      match(`open-${i}`, [`Ada ${i}`, null], { createdAt: 99 - i }),
    );
    const silent = { [`GET ${ROOT}?stage=open&after=key-25`]: 'silence' } as const;
    fakeLobby({ ...paged('open', 25, tables), ...silent });
    open();
    await waitFor(async () => expect(await linesOf('Open tables')).toHaveLength(10));
    // While more is being read it is called otherwise.
    const more = () => screen.findByRole('button', { name: /^Show more ?: Open tables$/ });
    fireEvent.click(await more());
    expect(await linesOf('Open tables')).toHaveLength(25);
    fireEvent.click(await more());
    expect((await screen.findByRole('alert')).textContent).toMatch(/did not answer/);
    expect(await linesOf('Open tables')).toHaveLength(25);
    // What comes later by itself was not asked for: the focus stays where it is.
    const focused = document.activeElement;
    fakeLobby({ ...paged('open', 26, tables), ...silent });
    see('visible');
    await waitFor(async () => expect(await linesOf('Open tables')).toHaveLength(26));
    expect(document.activeElement).toBe(focused);
  });

  it('that are finished are asked for when somebody wants to know, and say who won', async () => {
    const asked = fakeLobby(
      list(
        match('won', ['Ned', 'Grace'], { gameover: { winners: [1] }, updatedAt: Date.UTC(2026, 10, 21, 12) }),
        match('shared', ['Ada', 'Tiye'], {
          gameover: { winners: [0, 1] },
          updatedAt: Date.UTC(2026, 10, 20, 12),
        }),
      ),
    );
    open();
    await screen.findByText(/^No table is waiting/);
    expect(asked.some(({ path }) => path.includes('finished'))).toBe(false);
    const fold = screen.getByRole('button', { name: 'Finished matches' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    await waitFor(async () => expect(await linesOf('Finished matches')).toHaveLength(2));
    expect(await linesOf('Finished matches')).toEqual([
      ['Ned and GracePriests of Ra · Grace won · November 21Score', 'won'],
      ['Ada and TiyePriests of Ra · Ada and Tiye share the victory · November 20Score', 'shared'],
    ]);
  });

  it('are not asked for by a page that nobody sees, which catches up once', async () => {
    see('hidden');
    const asked = fakeLobby(list(match('open', ['Ada', null])));
    open();
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(asked).toEqual([]);
    see('visible');
    await waitFor(async () => expect(await linesOf('Open tables')).toHaveLength(1));
    expect(asked.map(({ path }) => path)).toEqual([listsPath(GAME_IDS)]);
  });

  it('are few at first, and the page says what to do', async () => {
    fakeLobby(list());
    open();
    expect(screen.getByRole('status').textContent).toBe('Looking for tables…');
    await screen.findByText(/^No table is waiting for players/);
    expect(screen.queryByRole('region', { name: 'Being played' })).toBeNull();
  });

  it.each([
    ['does not answer', 'silence', 'The server does not answer. Trying again…'],
    [
      'was asked too often',
      { status: 429, body: {}, headers: { 'retry-after': '7' } },
      'Too much was asked for in a short time. Trying again in 7 seconds…',
    ],
  ] as const)('stay as they were while the server %s, which is said', async (_why, answer, said) => {
    fakeLobby(list(match('open', ['Ada', null])));
    open();
    await waitFor(async () => expect(await linesOf('Open tables')).toHaveLength(1));
    fakeLobby(Object.fromEntries(Object.keys(list()).map(path => [path, answer] as const)));
    see('visible');
    await screen.findByText(said);
    expect(await linesOf('Open tables')).toHaveLength(1);
  });
});

describe('one’s own tables', () => {
  it('stand first and once, the unlisted ones with their players too', async () => {
    claim('listed');
    claim('secret', 'Grace');
    fakeLobby({
      ...list(match('listed', ['Ada', null]), match('other', ['Ned', null])),
      [`GET ${ROOT}/secret`]: { body: match('secret', ['Grace', 'Ned']) },
    });
    open();
    await screen.findByText('Grace and Ned');
    expect(await linesOf('Your tables')).toEqual([
      ['Grace and NedPriests of Ra · under wayGo back to it', 'secret'],
      ['AdaPriests of Ra · 1 free seatGo back to it', 'listed'],
    ]);
    expect(await linesOf('Open tables')).toEqual([['NedPriests of Ra · 1 free seatSit down', 'other']]);
  });

  it('are forgotten when the server has them no more, and only then', async () => {
    claim('gone');
    claim('silent');
    fakeLobby({ ...list(), [`GET ${ROOT}/silent`]: 'silence' });
    open();
    await waitFor(() => expect(allClaims().map(({ matchID }) => matchID)).toEqual(['silent']));
    await waitFor(async () =>
      expect(await linesOf('Your tables')).toEqual([['AdaPriests of RaGo back to it', 'silent']]),
    );
  });

  it('can be taken off the list when they are finished, and focus goes on', async () => {
    claim('over');
    const over = match('over', ['Ada', 'Ned'], { gameover: {} });
    fakeLobby({ ...list(over), [`GET ${ROOT}/over`]: { body: over } });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove from the list' }));
    expect(allClaims()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Your tables' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Open tables' }));
  });
});
