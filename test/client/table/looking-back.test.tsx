import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listenForBack } from '../../../src/client/ui/hooks/back-closes.ts';
import { toyTable } from '../ui/keys/toy-table.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const shown = () => document.querySelector('output')?.textContent;
const banner = () => screen.getByRole('region', { name: 'Whose turn' });
const openHistory = () => fireEvent.click(within(banner()).getByRole('button', { name: 'History' }));
const line = (text: string) =>
  within(screen.getByRole('dialog', { name: 'History' })).getByRole('button', { name: text });
const lookBackTo = async (text: string) => {
  openHistory();
  fireEvent.click(line(text));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('a line of the history', () => {
  it('shows the table as it stood then, says so, and goes back', async () => {
    toyTable(5);
    await lookBackTo('Ned counts to 2.');
    expect(shown()).toBe('2');
    expect(banner().textContent).toContain('Looking back');
    expect(banner().textContent).toContain('Ned counts to 2.');
    fireEvent.click(screen.getByRole('button', { name: 'Return to the table' }));
    expect(shown()).toBe('5');
    expect(banner().textContent).toContain('Your turn');
  });

  it('shows the table in the midst of a move', async () => {
    toyTable(5, { together: 3 });
    await lookBackTo('You counts to 3.');
    expect(shown()).toBe('3');
    expect(banner().textContent).toContain('You counts to 3.');
    openHistory();
    fireEvent.click(line('Ned counts to 4.'));
    expect(shown()).toBe('4');
  });

  it('goes back with Escape too', async () => {
    toyTable(5);
    await lookBackTo('You counts to 1.');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBe('5');
  });

  it('goes back with the browser’s Back, before that leaves the page', async () => {
    const stop = listenForBack();
    onTestFinished(stop);
    toyTable(5);
    await lookBackTo('Ned counts to 2.');
    const { 'lies-open': _, ...page } = history.state;
    history.replaceState(page, '');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(shown()).toBe('5');
  });

  it('lets nothing be played meanwhile, and says why', async () => {
    const { moves } = toyTable(5);
    await lookBackTo('Ned counts to 2.');
    fireEvent.click(screen.getByRole('button', { name: 'Count' }));
    expect(moves).toEqual([]);
    expect(screen.getByText('You are looking back: return to the table to play.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Return to the table' }));
    fireEvent.click(screen.getByRole('button', { name: 'Count' }));
    expect(moves).toEqual([['step']]);
  });

  it('stays where it is when the match goes on, and loses nothing of the history', async () => {
    const { show } = toyTable(5);
    await lookBackTo('Ned counts to 2.');
    show(7);
    expect(shown()).toBe('2');
    openHistory();
    expect(line('You counts to 7.')).toBeDefined();
    expect(line('Ned counts to 2.').getAttribute('aria-current')).toBe('step');
    fireEvent.click(line('You counts to 7.'));
    expect(shown()).toBe('7');
  });

  it('asks for what this screen did not see, and shows it when it comes', async () => {
    const asked: number[] = [];
    const { show } = toyTable(5, { seenFrom: 4, ask: at => asked.push(at) });
    await lookBackTo('Ned counts to 2.');
    expect([asked, shown()]).toEqual([[2], '5']);
    show(5, {}, 2);
    expect(shown()).toBe('2');
    expect(banner().textContent).toContain('Looking back');
  });

  it('says so where this screen did not see the table then, and there is nobody to ask', () => {
    toyTable(5, { seenFrom: 4 });
    openHistory();
    fireEvent.click(line('Ned counts to 2.'));
    expect(shown()).toBe('5');
    expect(
      screen.getByText('That moment cannot be shown: this device was not at the table then.'),
    ).toBeDefined();
  });

  it('waits, and says so, where what happened before is still on its way', () => {
    toyTable(5, { isLoading: true });
    openHistory();
    const drawer = within(screen.getByRole('dialog', { name: 'History' }));
    expect(drawer.getByText('Loading earlier moves…')).toBeDefined();
    fireEvent.click(line('Ned counts to 2.'));
    expect(shown()).toBe('5');
    expect(screen.getAllByText('Loading earlier moves…').length).toBeGreaterThan(1);
  });

  it('is told only once to whoever listens', async () => {
    const { show } = toyTable(5);
    await lookBackTo('Ned counts to 2.');
    show(6);
    fireEvent.click(screen.getByRole('button', { name: 'Return to the table' }));
    expect(screen.getByRole('log').textContent).toBe('Ned counts to 6.');
  });

  it('stands under the heading of its group', () => {
    toyTable(5);
    openHistory();
    expect(screen.getByText('From four on').closest('li')?.textContent).toContain('Ned counts to 4.');
  });
});

describe('since one’s last turn', () => {
  const strip = () => within(banner()).getByRole('toolbar', { name: 'Since your last turn' });
  const pictures = () =>
    within(strip())
      .queryAllByRole('button')
      .map(button => button.textContent);

  it('there is a picture of every event of weight, and none of before', () => {
    const { show } = toyTable(3, { seat: 1 });
    expect(pictures()).toEqual(['3']);
    show(4);
    expect(pictures()).toEqual([]);
  });

  it('a picture shows the table as it stood after its event', () => {
    toyTable(4, { seat: 4 });
    const [picture] = within(strip()).getAllByRole('button');
    expect(picture!.getAttribute('aria-label')).toContain('Ada counts to 3.');
    fireEvent.click(picture!);
    expect(shown()).toBe('3');
    expect(picture!.getAttribute('aria-pressed')).toBe('true');
  });

  it('the last picture returns to the table, also where something without one came after it', () => {
    toyTable(10, { seat: 4 });
    const all = within(strip()).getAllByRole('button');
    expect(all.map(({ textContent }) => textContent)).toEqual(['3', '6', '9']);
    fireEvent.click(all[0]!);
    expect(shown()).toBe('3');
    fireEvent.click(all[2]!);
    expect(shown()).toBe('10');
    fireEvent.click(all[2]!);
    expect(shown()).toBe('9');
    fireEvent.click(all[2]!);
    expect(shown()).toBe('10');
  });

  it('the last picture says so where the table still stands as it shows', () => {
    toyTable(9, { seat: 4 });
    fireEvent.click(within(strip()).getAllByRole('button').at(-1)!);
    expect(shown()).toBe('9');
    expect(screen.getByText('The table still stands as it did then.')).toBeDefined();
  });

  it('whoever only watches is shown the last events', () => {
    toyTable(30, { seat: null });
    const last = within(banner()).getByRole('toolbar', { name: 'The last events' });
    expect(last.textContent).toBe('9121518212427' + '30');
  });
});
