import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Asking, EndedAsking } from '../../../../src/client/match/online/side-channel.ts';
import { AskedHere } from '../../../../src/client/match/undo/asked-here.tsx';
import { AskingNotice } from '../../../../src/client/match/undo/asking-notice.tsx';

const asking: Asking = { seat: 1, stateID: 7, agreed: [], until: 0 };
const answer = vi.fn();

/** Ada's page, or that of another seat; Ned asks. */
const notice = (
  now: Asking | null,
  seat: number | null = 0,
  events = 10,
  more: { readonly people?: readonly number[]; readonly ended?: EndedAsking } = {},
) => (
  <AskingNotice
    asking={now}
    ended={more.ended ?? null}
    seat={seat}
    events={events}
    people={more.people ?? [0, 1]}
    isAway={at => at === 2}
    nameOf={at => ['Ada', 'Ned', 'Cleo'][at] ?? ''}
    answer={answer}
  />
);
const said = () =>
  screen.queryByRole('region', { name: 'Taking a move back' })?.querySelector('p')?.textContent;
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('whoever is asked answers yes or no, and is asked no more once they have agreed', () => {
  const { rerender } = render(notice(asking));
  expect(said()).toBe('Ned asks to take back their last move.');
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(answer.mock.calls).toEqual([[true], [false]]);
  rerender(notice({ ...asking, agreed: [0] }));
  expect(said()).toBe('Ned asks to take back their last move. You have agreed.');
  expect(buttons()).toEqual([]);
});

it('whoever is asked is told what agreeing means where something has been shown', () => {
  render(notice({ ...asking, shown: true }));
  expect(said()).toBe(
    'Ned asks to take back their last move. What has been shown stays known, and chance brings the same again.',
  );
});

it('those around one screen answer at it', () => {
  render(<AskedHere answer={answer} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agree' }));
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  fireEvent.click(screen.getByRole('button', { name: 'Agree' }));
  expect(answer.mock.calls).toEqual([[false], [true]]);
});

it('who watches has nothing to answer', () => {
  render(notice(asking, null));
  expect([said(), ...buttons()]).toEqual(['Ned asks to take back their last move.']);
});

it('who asks may ask no more', () => {
  render(notice(asking, 1));
  expect(said()).toBe(
    'You have asked to take your last move back: the others are answering. Not answered yet: Ada.',
  );
  expect(buttons()).toEqual(['Ask no more']);
  fireEvent.click(screen.getByRole('button'));
  expect(answer.mock.calls).toEqual([[false]]);
});

it('says who has not answered yet, and who of them is away', () => {
  const people = [0, 1, 2];
  const { rerender } = render(notice(asking, 1, 10, { people }));
  expect(said()).toContain('Not answered yet: Ada and Cleo (away).');
  rerender(notice({ ...asking, agreed: [0] }, 0, 10, { people }));
  expect(said()).toBe(
    'Ned asks to take back their last move. You have agreed. Not answered yet: Cleo (away).',
  );
});

it.each<[string, Omit<EndedAsking, 'seat' | 'stateID'>, number, string]>([
  ['somebody said no', { refusedBy: 0, missing: [2] }, 1, 'Ada said no: the move stands.'],
  ['one said so oneself', { refusedBy: 0, missing: [] }, 0, 'You said no: the move stands.'],
  ['it was withdrawn', { withdrawn: true, missing: [0] }, 0, 'Ned asks no more: the move stands.'],
  ['one withdrew it oneself', { withdrawn: true, missing: [0] }, 1, 'You ask no more: the move stands.'],
  ['nobody answered', { missing: [2] }, 1, 'No answer from Cleo (away): the move stands.'],
])('says how it ended where %s', (_how, ended, seat, words) => {
  const { rerender } = render(notice(asking, seat));
  rerender(notice(null, seat, 11, { ended: { seat: 1, stateID: 7, ...ended } }));
  expect(said()).toBe(words);
});

it('that the move stands is said for a moment; where it is gone, or nobody had asked, nothing is', () => {
  const { rerender } = render(notice(asking));
  rerender(notice(null));
  expect(said()).toBe('Nobody asks any more: the move stands.');
  act(() => vi.advanceTimersByTime(5000));
  expect(said()).toBeUndefined();
  rerender(notice(asking));
  rerender(notice(null, 0, 8));
  expect(said()).toBeUndefined();
});
