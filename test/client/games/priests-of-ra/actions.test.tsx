import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { advance, reach } from '../../../../src/client/games/auction/gallery/positions.ts';
import { PLAYING } from '../../../../src/client/games/priests-of-ra/gallery/positions.ts';
import { mustBid } from '../../../../src/game/auction/auction.ts';
import { actor } from '../../../../src/game/auction/table.ts';
import { priestsOfRa } from '../../../../src/game/priests-of-ra/rules.ts';
import type { State } from '../../../../src/game/priests-of-ra/table.ts';
import { addTiles } from '../../../../src/game/priests-of-ra/tiles.ts';
import { changed, onScreen, until } from './on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const suns = () => screen.getByRole('toolbar', { name: 'Your suns' });
const legalNames = () =>
  screen
    .getAllByRole('button')
    .filter(button => button.classList.contains('action') && button.getAttribute('aria-disabled') === 'false')
    .map(button => button.textContent);

/** Seat 1 is asked after a bid of 7; it has 5, 9 and 12 face-up and 2 face-down; three tiles and the 4 to win. */
const asked = changed(
  until(3, () => true),
  state => {
    state.track.push('farmer', 'priest', 'plague');
    state.centre = 4;
    state.areas[1]?.suns.faceUp.splice(0, 9, 5, 9, 12);
    state.areas[1]?.suns.faceDown.push(2);
    state.step = {
      kind: 'auction',
      cause: 'voluntary',
      caller: 2,
      toSpeak: [1, 2],
      best: { seat: 0, sun: 7 },
    };
  },
);

describe('own suns are the bid buttons', () => {
  it('in order, each with what it gets; those out of use come last', () => {
    onScreen(asked);
    const names = within(suns())
      .getAllByRole('button')
      .map(button => button.querySelector('.visually-hidden')?.textContent);
    expect(names).toEqual([
      'Bid 5: take 3 tiles and the 4',
      'Bid 9: take 3 tiles and the 4',
      'Bid 12: take 3 tiles and the 4',
      'Sun 2, face-down until the epoch ends',
    ]);
  });

  it('the one that was bid keeps its place, hollow, while it lies on the wall [A-01]', () => {
    const bid = changed(asked, state => {
      state.step = {
        kind: 'auction',
        cause: 'voluntary',
        caller: 2,
        toSpeak: [2],
        best: { seat: 1, sun: 9 },
      };
    });
    onScreen({ ...bid, events: [...bid.events, { type: 'bid', player: 1, sun: 9 }] }, { seat: 1 });
    const buttons = within(suns()).getAllByRole('button');
    expect(buttons.map(button => button.classList.contains('sun-bid-laid'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(within(suns()).getByRole('button', { name: 'Sun 9, bid in this auction' })).toBe(buttons[1]);
  });

  it('says in Italian what each gets', () => {
    onScreen(asked, { language: 'it' });
    expect(screen.getByRole('button', { name: /Offri il 12: prendi 3 tessere e il 4/ })).toBeTruthy();
  });

  it('bids the sun that is pressed', async () => {
    const { moves } = onScreen(asked);
    await userEvent.click(screen.getByRole('button', { name: /^Bid 9/ }));
    expect(moves).toEqual([['bid', 9]]);
  });

  it.each([
    ['Bid 5', 'This sun is too low: bid higher than the best bid.'],
    ['Sun 2', 'This sun lies face-down until the epoch ends.'],
  ])('keeps %s focusable and says why it cannot be bid', async (name, reason) => {
    const { moves } = onScreen(asked);
    const button = screen.getByRole('button', { name: new RegExp(`^${name}`) });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    button.focus();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe(reason);
    expect(moves).toEqual([]);
  });

  it('asks once more before the last sun is bid', async () => {
    const last = changed(asked, state => state.areas[1]?.suns.faceUp.splice(0, 2));
    const { moves } = onScreen(last);
    await userEvent.click(screen.getByRole('button', { name: /^Bid 12/ }));
    expect(moves).toEqual([]);
    const question = await screen.findByRole('dialog', { name: /^The 12 is your last sun/ });
    await userEvent.click(within(question).getAllByRole('button')[0]!);
    expect(moves).toEqual([['bid', 12]]);
  });

  it('does not ask when the last sun must be bid', async () => {
    const forced = changed(asked, state => {
      state.areas[1]?.suns.faceUp.splice(0, 2);
      state.step = { kind: 'auction', cause: 'voluntary', caller: 1, toSpeak: [1], best: null };
    });
    const { moves } = onScreen(forced);
    await userEvent.click(screen.getByRole('button', { name: /^Bid 12/ }));
    expect(moves).toEqual([['bid', 12]]);
  });
});

describe('only legal actions are marked', () => {
  it('in a turn: draw and invoke', () => {
    onScreen(until(3, t => t.step.kind === 'turn'));
    expect(legalNames()).toEqual(['Draw a tile from the bag', 'Invoke Ra begin an auction']);
  });

  it('on a full track: invoke alone, and drawing says why not', async () => {
    const { moves } = onScreen(until(3, t => t.step.kind === 'turn' && t.track.length === 8));
    expect(legalNames()).toEqual(['Invoke Ra begin an auction']);
    await userEvent.keyboard('d');
    expect(screen.getByRole('status').textContent).toBe('The auction track is full: invoke Ra.');
    expect(moves).toEqual([]);
  });

  it('when a bid is forced: suns, and passing says why not', async () => {
    onScreen(until(3, t => t.step.kind === 'auction' && mustBid(t.step)));
    expect(legalNames().every(name => name?.includes('Bid'))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /^Pass/ }));
    expect(screen.getByRole('status').textContent).toContain('so you must');
  });

  it('when somebody else is to act: nothing', async () => {
    const played = until(3, t => t.step.kind === 'turn' && t.step.player === 0);
    const { moves } = onScreen(played, { seat: 1 });
    expect(legalNames()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Draw/ }));
    expect(screen.getByRole('status').textContent).toBe('It is not your turn.');
    expect(moves).toEqual([]);
  });

  it('a spectator has no actions', () => {
    onScreen(
      until(3, () => true),
      { seat: null },
    );
    expect(legalNames()).toEqual([]);
    expect(screen.getByText('You are watching this match.')).toBeTruthy();
  });

  it.each([2, 5])('in every step of a match of %i the marked actions are the legal moves', players => {
    for (const kind of ['turn', 'placement', 'auction', 'priests'] as const) {
      const played = until(players, t => t.epoch === 2 && t.step.kind === kind);
      onScreen(played);
      const [seat = 0] = priestsOfRa.seatsToAct(played.state);
      expect(legalNames(), kind).toHaveLength(priestsOfRa.legalMoves(played.state, seat).length);
      cleanup();
    }
  });
});

/** What stands beside the two sides of a tile. */
const sideNotes = () => [...document.querySelectorAll('.side-choice small')].map(note => note.textContent);

/** The areas of three, without tiles, from whoever chooses a side on. */
const bareFrom = ({ areas, step }: State) => {
  const chooser = step.kind === 'placement' ? step.player : 0;
  for (const { tiles } of areas) tiles.fill(0);
  return [0, 1, 2].map(i => areas[(chooser + i) % 3]!);
};

describe('sides and priests', () => {
  it('shows both sides of the drawn tile and lays the one pressed', async () => {
    const played = until(3, t => t.step.kind === 'placement' && t.step.tile === 'farmer/warrior');
    const { moves } = onScreen(played);
    const choice = within(screen.getByRole('toolbar', { name: 'Which side faces up?' }));
    expect(choice.getAllByRole('button').map(b => b.querySelector('strong')?.textContent)).toEqual([
      'farmer',
      'warrior',
    ]);
    await userEvent.keyboard('2');
    expect(moves).toEqual([['placeTile', 'warrior']]);
  });

  it('says beside each side what the lot would bring oneself and at most a rival, of those with suns left', () => {
    const played = changed(
      until(3, t => t.step.kind === 'placement' && t.step.tile === 'farmer/warrior'),
      state => {
        state.track.splice(0, 9, 'warrior');
        const [own, next, spent] = bareFrom(state);
        addTiles(own!.tiles, 'warrior', 1);
        addTiles(next!.tiles, 'farmer', 1);
        // Nobody could have more of either: but there is no sun left to take the lot with.
        addTiles(spent!.tiles, 'warrior', 1);
        addTiles(spent!.tiles, 'farmer', 4);
        spent!.suns.faceDown.push(...spent!.suns.faceUp.splice(0));
      },
    );
    onScreen(played);
    expect(sideNotes()).toEqual(['+5 to you, up to 0 to a rival', '+5 to you, up to +5 to a rival']);
  });

  it('in the last epoch what the lot would bring has the suns in it, paid for', () => {
    const played = changed(
      until(3, t => t.step.kind === 'placement' && t.step.tile === 'farmer/warrior'),
      state => {
        Object.assign(state, { epoch: 3, centre: 13 });
        state.track.splice(0, 9);
        const [own, next, spent] = bareFrom(state);
        // Before: 2, 8 and 3. The 2 for the 13 makes the least sum the greatest; the 8 for it changes no prize. [E-06]
        Object.assign(own!, { suns: { faceUp: [2], faceDown: [] } });
        Object.assign(next!, { suns: { faceUp: [8], faceDown: [] } });
        Object.assign(spent!, { suns: { faceUp: [], faceDown: [3] } });
      },
    );
    onScreen(played);
    expect(sideNotes()).toEqual(['+10 to you, up to 0 to a rival', '+10 to you, up to 0 to a rival']);
  });

  it('where nobody else has a sun left, only one’s own worth is told', () => {
    const played = changed(
      until(3, t => t.step.kind === 'placement' && t.step.tile === 'farmer/warrior'),
      state => {
        state.track.splice(0, 9);
        const [, ...others] = bareFrom(state);
        for (const { suns } of others) suns.faceDown.push(...suns.faceUp.splice(0));
      },
    );
    onScreen(played);
    expect(sideNotes()).toEqual(['0 to you', '0 to you']);
  });

  it('where the table shows no worth, a side only says how many there are', () => {
    const played = changed(
      until(3, t => t.step.kind === 'placement'),
      state => {
        Object.assign(state.options, { helps: false });
      },
    );
    onScreen(played);
    expect(sideNotes()).toHaveLength(2);
    for (const note of sideNotes()) expect(note).toMatch(/^you have \d+$/);
    expect(screen.queryByText(/Next tile is Ra/)).toBeNull();
  });

  it('turns own tiles over, counts the turns and can stop', async () => {
    const played = changed(
      until(3, () => true),
      state => {
        const tiles = state.areas[0]?.tiles ?? [];
        tiles[0] = 2; // farmers
        tiles[1] = 1; // a warrior, turned already
        state.step = { kind: 'priests', player: 0, caller: 1, turns: 2, turned: ['warrior'] };
      },
    );
    const { moves } = onScreen(played);
    expect(screen.getByRole('button', { name: /^Done/ }).textContent).toContain('or turn over up to 2');
    await userEvent.click(screen.getByRole('button', { name: /^Turn warrior over to farmer/ }));
    expect(screen.getByRole('status').textContent).toBe('You have already turned this tile over.');
    await userEvent.click(screen.getByRole('button', { name: /^Turn farmer over to warrior/ }));
    await userEvent.keyboard('p');
    expect(moves).toEqual([['turnTile', 'farmer'], ['doneTurning']]);
  });

  it('a kind whose last tile is turned over gives its place to the other side [P-02]', () => {
    const turning = (tiles: Record<number, number>, turns: number) =>
      changed(
        until(3, () => true),
        state => {
          Object.assign(state.areas[0]?.tiles ?? [], tiles);
          state.step = { kind: 'priests', player: 0, caller: 1, turns, turned: [] };
        },
      );
    const names = () =>
      [...document.querySelectorAll('.priest-turns-tiles > *')].map(({ textContent }) =>
        textContent.replace(/^Turn (\w+) over.*$/, '$1'),
      );
    const screenOf = onScreen(turning({ 0: 1, 1: 0, 2: 1 }, 3));
    // There is room for whatever may still come.
    expect(names()).toEqual(['farmer', 'merchant', '', '', '']);
    screenOf.show(turning({ 0: 0, 1: 1, 2: 1 }, 2));
    expect(names()).toEqual(['warrior', 'merchant', '', '', '']);
    screenOf.show(turning({ 0: 1, 1: 2, 2: 0 }, 1));
    expect(names()).toEqual(['warrior', 'farmer', '', '', '']);
    screenOf.show(turning({ 0: 0, 1: 2, 2: 0 }, 0));
    expect(names()).toEqual(['warrior', '', '', '', '']);
  });
});

it('what can be turned over is asked, all of it, once the lot has landed [P-02]', async () => {
  const sold = reach(PLAYING, {
    name: 'sold',
    players: 3,
    wanted: ({ step }) => step.kind === 'priests',
    moment: ({ type }) => type === 'sold',
  });
  const { show } = onScreen(sold.before as never, { seat: actor(sold.state.step) });
  show(sold);
  const offered = () =>
    [...document.querySelectorAll('.priest-turns button')].map(({ textContent }) => textContent);
  expect(offered()).toEqual([]);
  await waitFor(() => expect(offered()).not.toEqual([]));
  const landed = offered();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(document.querySelector('.flight-copy')).toBeNull());
  expect(landed.length).toBeGreaterThan(2);
  expect(offered()).toEqual(landed);
});

describe('by keyboard', () => {
  it('a group is one tab stop, arrows move inside it', async () => {
    onScreen(asked);
    const inside = within(suns()).getAllByRole('button');
    expect(inside.map(button => button.tabIndex)).toEqual([-1, 0, -1, -1]);
    inside[1]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(inside[2]);
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(document.activeElement).toBe(inside[0]);
  });

  it('single keys can be switched off', async () => {
    const { moves } = onScreen(until(3, t => t.step.kind === 'turn'));
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Single keys act on the table' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('d');
    expect(moves).toEqual([]);
  });

  it('focus stays among the actions when the pressed button goes away', async () => {
    const drawn = until(3, t => t.step.kind === 'placement' && t.areas.every(a => a.suns.faceUp.length > 0));
    const { show, moves } = onScreen(drawn);
    screen.getByRole('toolbar', { name: 'Which side faces up?' }).querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    const [move] = moves;
    if (move === undefined) throw new Error('nothing was played');
    show(advance(PLAYING, drawn, move));
    await waitFor(() => expect(document.activeElement?.closest('.actions')).not.toBeNull());
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
});
