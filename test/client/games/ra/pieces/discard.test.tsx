import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changed, holding, onScreen } from '../on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const struck = (disaster: 'unrest' | 'earthquake') =>
  changed(holding({ art: 2, astronomy: 1, writing: 1, gold: 1, sphinx: 1, temple: 3 }), state => {
    state.step = { kind: 'disaster', player: 0, tile: disaster, pending: [], turnOf: 1, by: 'lot' };
  });
/** What a screen reader says of a button. */
const said = (button: HTMLElement) => button.querySelector('.visually-hidden')?.textContent ?? '';
const picks = () => within(screen.getByRole('toolbar', { name: 'Tiles to give up' })).getAllByRole('button');
const pick = (name: RegExp) => picks().find(button => name.test(said(button)))!;
const giveUp = () => screen.getByRole('button', { name: /^Give up/ });

describe('what a disaster takes is chosen on the tiles themselves [R-03]', () => {
  it.each([
    ['unrest', ['art', 'astronomy', 'writing']],
    ['earthquake', ['sphinx', 'temple']],
  ] as const)('%s: the tiles of its category, and no others', (disaster, kinds) => {
    onScreen(struck(disaster));
    expect(picks().map(button => said(button).split(',')[0])).toEqual(kinds);
  });

  it('two are chosen, then given up, in the order of the rules', async () => {
    const { moves } = onScreen(struck('unrest'));
    expect(giveUp().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(pick(/^writing/));
    await userEvent.click(pick(/^art/));
    expect(pick(/^art/).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/^Giving up/).textContent).toBe('Giving up an art tile and a writing tile: −5');
    await userEvent.click(giveUp());
    expect(moves).toEqual([['discard', 'art', 'writing']]);
  });

  it('two of one kind can be chosen, and taken back', async () => {
    const { moves } = onScreen(struck('unrest'));
    await userEvent.click(pick(/^art/));
    await userEvent.click(pick(/^art/));
    expect(said(pick(/^art/))).toContain('you have 2, 2 chosen');
    await userEvent.click(pick(/^art/));
    expect(pick(/^art/).getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(pick(/^art/));
    await userEvent.click(pick(/^art/));
    await userEvent.keyboard('p');
    expect(moves).toEqual([['discard', 'art', 'art']]);
  });

  it('a third is not taken, and the screen says why', async () => {
    onScreen(struck('unrest'));
    await userEvent.click(pick(/^art/));
    await userEvent.click(pick(/^writing/));
    await userEvent.click(pick(/^astronomy/));
    expect(screen.getByRole('status').textContent).toContain('You have chosen two tiles');
    expect(pick(/^astronomy/).getAttribute('aria-pressed')).toBe('false');
  });

  it('giving up too few says what is wanted', async () => {
    const { moves } = onScreen(struck('earthquake'));
    await userEvent.click(pick(/^temple/));
    await userEvent.click(giveUp());
    expect(moves).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe(
      'Choose two tiles of the category the disaster strikes.',
    );
  });

  it('the next disaster begins with nothing chosen', async () => {
    const first = struck('unrest');
    const { show } = onScreen(first);
    await userEvent.click(pick(/^art/));
    const told = { type: 'disaster', player: 0, tile: 'unrest', lost: ['art', 'art'] } as const;
    show({ ...first, events: [...first.events, told] });
    // While the first one takes what it takes nobody is asked about the next.
    expect(screen.queryByRole('toolbar', { name: 'Tiles to give up' })).toBeNull();
    await userEvent.keyboard('x');
    await screen.findByRole('toolbar', { name: 'Tiles to give up' });
    expect(pick(/^art/).getAttribute('aria-pressed')).toBe('false');
  });

  it('others only watch', () => {
    onScreen(struck('unrest'), { seat: 1 });
    expect(screen.queryByRole('toolbar', { name: 'Tiles to give up' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Give up/ })).toBeNull();
  });
});
