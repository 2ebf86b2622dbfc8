import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ScoreSheets } from '../../../../src/client/games/auction/score/score-sheet.tsx';
import { TieBreak } from '../../../../src/client/games/auction/score/tie-break.tsx';
import { Board } from '../../../../src/client/games/ra/board.tsx';
import { ra as game } from '../../../../src/client/games/ra/game.ts';
import { BoardProvider } from '../../../../src/client/table/board-provider.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { RULE_OF_ITEM, SCORE_ITEMS, type ScoreEvent } from '../../../../src/game/ra/events.ts';
import type { Lying } from '../../../../src/game/ra/tiles.ts';
import { inOrderOf } from '../in-order-of.ts';
import { changed, holding, matchOf, onScreen, wholeMatch } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const onTrack = (played: ReturnType<typeof holding>, ...track: readonly (Lying | null)[]) =>
  changed(played, state => {
    state.track.push(...track);
  });
const EIGHT = ['nile', 'nile', 'nile', 'nile', 'god', 'gold', 'unrest', 'art'] as const;
const banner = () => screen.getByRole('region', { name: 'Whose turn' }).querySelector('h2')?.textContent;
const takes = () =>
  within(screen.getByRole('toolbar', { name: 'Tiles a god may take' })).getAllByRole('button');
const nothing = { type: 'god', player: 0, takes: 'nile' } as const;

describe('the banner says what may be done', () => {
  it.each([
    ['no god', {}, [], 'Your turn: draw a tile or invoke Ra'],
    ['a god, but nothing to take', { god: 1 }, ['god'], 'Your turn: draw a tile or invoke Ra'],
    ['a god', { god: 1 }, ['nile'], 'Your turn: draw a tile, invoke Ra, or play a god'],
    ['a full track', {}, EIGHT, 'Your turn: the track is full, so invoke Ra'],
    [
      'a full track and a god [T-02]',
      { god: 1 },
      EIGHT,
      'Your turn: the track is full, so invoke Ra or play a god',
    ],
  ] as const)('%s', (_when, held, track, expected) => {
    onScreen(onTrack(holding(held), ...track));
    expect(banner()).toBe(expected);
  });

  it.each([
    ['several people', [null, null, 'medium'], 'Ada’s turn: draw a tile or invoke Ra'],
    ['one person', [null, 'medium', 'medium'], 'Your turn: draw a tile or invoke Ra'],
  ] as const)('to whom by name, where %s share a screen', (_who, bots, expected) => {
    const match = matchOf(holding(), 0);
    const seats = match.seats.map((seat, i) => ({ ...seat, bot: bots[i] ?? null }));
    render(
      <LanguageProvider>
        <SettingsProvider>
          <Board match={{ ...match, seats, isHandedOn: () => false }} />
        </SettingsProvider>
      </LanguageProvider>,
    );
    expect(banner()?.replaceAll(/[\u2068\u2069]/g, '')).toBe(expected);
  });
});

describe('taking a tile by keyboard', () => {
  // What a dialog does to the focus is for a browser to tell: there it is tested with its question.
  beforeEach(() => localStorage.setItem('settings', JSON.stringify({ confirm: 'never' })));
  const before = onTrack(holding({ god: 2 }), 'nile', 'gold');
  const taken = (step: 'gods' | 'turn' | 'disaster') => {
    const after = changed(before, state => {
      state.track.splice(0, 1, null);
      state.step =
        step === 'gods'
          ? { kind: 'gods', player: 0 }
          : step === 'turn'
            ? { kind: 'turn', player: 1 }
            : { kind: 'disaster', player: 0, tile: 'unrest', pending: [], turnOf: 0, by: 'god' };
      state.areas[0]?.tiles.splice(
        0,
        state.areas[0].tiles.length,
        ...holding({ god: 1, art: 2, writing: 2 }).state.areas[0]!.tiles,
      );
    });
    return { ...after, events: [...before.events, nothing] };
  };

  it.each([
    ['another god may be played', 'gods', /^Play a god: take a gold tile/],
    ['the turn is over', 'turn', /^Draw/],
    ['unrest asks what to give up', 'disaster', /^art, you have 2/],
  ] as const)('the focus goes on where %s', async (_when, step, expected) => {
    const { show, moves } = onScreen(before);
    await userEvent.keyboard('g{Enter}');
    expect(moves).toEqual([['playGod', 'nile']]);
    show(taken(step));
    const spoken = document.activeElement?.querySelector('.visually-hidden') ?? document.activeElement;
    expect(spoken?.textContent).toMatch(expected);
  });

  it('a focus that was elsewhere is left alone', async () => {
    const { show } = onScreen(before);
    const help = screen.getByRole('button', { name: /help/i });
    help.focus();
    show(taken('gods'));
    expect(document.activeElement).toBe(help);
  });

  it('and so is one that was nowhere', () => {
    const { show } = onScreen(before);
    show(taken('gods'));
    expect(document.activeElement).toBe(document.body);
  });

  it('and one on a tile that still lies there', async () => {
    const { show } = onScreen(onTrack(before, 'art'));
    takes()[2]?.focus();
    show(onTrack(taken('gods'), 'art'));
    expect(document.activeElement?.textContent).toContain('take an art tile');
  });
});

describe('every tile to give up says what it costs [R-03]', () => {
  const unrest = changed(holding({ art: 2, astronomy: 1, writing: 1 }), state => {
    state.step = { kind: 'disaster', player: 0, tile: 'unrest', pending: [], turnOf: 1, by: 'lot' };
  });
  const said = () =>
    within(screen.getByRole('toolbar', { name: 'Tiles to give up' }))
      .getAllByRole('button')
      .map(button => button.querySelector('.visually-hidden')?.textContent);

  it('besides what is chosen already, until two are', async () => {
    onScreen(unrest);
    expect(said()).toEqual([
      'art, you have 2; giving up one: 0',
      'astronomy, you have 1; giving up one: −5',
      'writing, you have 1; giving up one: −5',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^art/ }));
    expect(said()[0]).toBe('art, you have 2, 1 chosen; giving up one more: −5');
    await userEvent.click(screen.getByRole('button', { name: /^astronomy/ }));
    expect(said()).toEqual([
      'art, you have 2, 1 chosen',
      'astronomy, you have 1, 1 chosen',
      'writing, you have 1',
    ]);
  });

  it('and not what the chosen one costs already', async () => {
    onScreen(unrest);
    await userEvent.click(screen.getByRole('button', { name: /^astronomy/ }));
    expect(said()[0]).toBe('art, you have 2; giving up one: 0');
  });

  it('in Italian too', () => {
    onScreen(unrest, { language: 'it' });
    expect(screen.getByRole('button', { name: /^astronomia, ne hai 1; se ne cedi una: −5/ })).toBeTruthy();
  });
});

describe('where the best are level on fame, the suns that decided are told [E-07]', () => {
  const over = (scores: readonly number[]) =>
    changed(holding(), state => {
      state.step = { kind: 'over', scores: [...scores], winners: [1] };
      [[2, 9], [13], [16]].forEach((faceUp, seat) => {
        Object.assign(state.areas[seat]!.suns, { faceUp, faceDown: [] });
      });
    });
  const told = (scores: readonly number[]) =>
    render(
      <BoardProvider game={game} match={matchOf(over(scores), 0)}>
        <TieBreak />
      </BoardProvider>,
    ).container.textContent;

  it('the highest first, and of nobody below', () => {
    expect(told([40, 40, 31])).toBe(
      'Level on fame: the highest single sun decides (Ned\u00a013, You\u00a09).',
    );
  });

  it('and none where fame decides', () => expect(told([31, 40, 31])).toBe(''));
});

describe('the score sheet', () => {
  it.each([2, 3, 5])('shows every number of every epoch for %i players, with its rule', async players => {
    const played = wholeMatch(players, `sheet-${players}`);
    render(
      <BoardProvider game={game} match={matchOf(played, 0)}>
        <ScoreSheets />
      </BoardProvider>,
    );
    for (const epoch of [1, 2, 3]) {
      await userEvent.click(screen.getByRole('button', { name: `Epoch ${epoch}` }));
      const sheets = inOrderOf(
        played.events,
        played.events.filter((event): event is ScoreEvent => event.type === 'score' && event.epoch === epoch),
      );
      const shown = screen
        .getAllByRole('row')
        .slice(1, -2)
        .map(row => [
          row.querySelector('a')?.getAttribute('href'),
          ...[...row.querySelectorAll('td')].map(cell =>
            Number((cell.textContent ?? '').replace('·', '0').replace('−', '-')),
          ),
        ]);
      const atTheEnd = ['monument-kinds', 'monument-sets', 'suns'];
      expect(shown).toEqual(
        SCORE_ITEMS.filter(item => epoch === 3 || !atTheEnd.includes(item)).map(item => [
          `/rules/ra#${RULE_OF_ITEM[item]}`,
          ...sheets.map(sheet => sheet.items.find(entry => entry.for === item)?.fame ?? 0),
        ]),
      );
    }
  });
});
