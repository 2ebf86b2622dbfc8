import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CoachWords } from '../../../../src/client/games/define-client-game.ts';
import { askCoach } from '../../../../src/client/match/coach/ask-coach.ts';
import { ReviewSheet } from '../../../../src/client/match/coach/review-sheet.tsx';
import { openRecord, type Replay } from '../../../../src/client/match/records/open-record.ts';
import type { Considered } from '../../../../src/client/table/why.ts';
import type { Review } from '../../../../src/game/review.ts';
import { loadGame } from '../../../game/load-game.ts';
import { recordedMatch } from '../replay/records.ts';

vi.mock('../../../../src/client/match/coach/ask-coach.ts', () => ({ askCoach: vi.fn() }));
vi.mock('../../../../src/client/games/priests-of-ra/coach-words.ts', async importOriginal => ({
  ...(await importOriginal<CoachWords>()),
  ReviewPart: undefined,
  dressOf: undefined,
  why: (_language: string, { move, seat, nameOf }: Considered) =>
    move[0] === 'pass' ? null : `${nameOf(seat)} gains by ${move.join(' ')}.`,
}));
const reviewed = vi.mocked(askCoach<'review'>);

const replay: Replay = await openRecord(recordedMatch());
const moves = replay.snapshots.length - 1;
const chances = Array.from({ length: moves + 1 }, (_, move) => [0.5 + move / 1000, 0.5 - move / 1000]);
const review: Review = {
  chances,
  judges: 2,
  swings: [
    { move: 5, made: { seat: 1, move: ['draw'] }, change: [0.1, -0.1], by: 'luck' },
    { move: 9, made: { seat: 0, move: ['bid', 7] }, change: [-0.052, 0.052], by: 'choice' },
  ],
  mistakes: [
    {
      move: 9,
      made: { seat: 0, move: ['bid', 7] },
      better: ['pass'],
      view: {},
      of: 'chance',
      cost: 0.071,
      scores: [41.4, 36.6],
      choices: [
        { move: ['pass'], chance: 0.6 },
        { move: ['bid', 7], chance: 0.529 },
      ],
      line: [
        { seat: 0, move: ['pass'] },
        { seat: 1, move: ['draw'] },
      ],
    },
  ],
};

const shown = vi.fn<(move: number) => void>();
const show = async (told: Review | null, seat: number | null = null, of = replay) => {
  reviewed.mockResolvedValue(told);
  render(<ReviewSheet replay={{ ...of, seat }} onShow={shown} />);
  await screen.findByRole(told === null ? 'alert' : 'img');
};
beforeEach(() => localStorage.setItem('language', 'en'));
afterEach(() => {
  cleanup();
  shown.mockReset();
});

describe('the review of a match', () => {
  it('has a chart, and its numbers move by move with a way to each', async () => {
    await show(review);
    expect(screen.getByRole('img', { name: 'Chances to win over the match' })).toBeTruthy();
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(moves + 2);
    expect(rows[1]!.textContent).toContain('Set-up');
    expect(rows[11]!.textContent).toMatch(/51%49%$/);
    fireEvent.click(within(rows[11]!).getByRole('button', { hidden: true, name: 'Show move 10' }));
    expect(shown).toHaveBeenCalledWith(10);
  });

  it('has the colours of the table, where its game has its own', async () => {
    const kheops = await loadGame('kheops');
    const { dressOf } = (await import('../../../../src/client/games/kheops/game.ts')).kheops;
    for (const white of [0, 1] as const) {
      const record = recordedMatch(kheops, { white });
      const opened = await openRecord(record);
      await show({ ...review, swings: [], mistakes: [] }, null, opened);
      const line = document.querySelector('.chances-seat');
      const dress = dressOf?.(opened.snapshots[0].view as never);
      expect(dress).toContain(`${white}`);
      expect(line!.closest('[data-styles~="kheops"]')?.getAttribute('data-dress')).toBe(dress);
      cleanup();
    }
  });

  it('tells what changed most and by what, for the one whose chance changed most', async () => {
    await show(review);
    const [first, second] = screen.getAllByRole('list')[1]!.children;
    expect(first!.textContent).toMatch(/: Draw\. Ada: chance to win \+10%, by luck/);
    expect(second!.textContent).toMatch(/^Ada: Bid 7\. Ada: chance to win −5%, by choice/);
  });

  it('tells what would have been better, what it cost and how the match might have gone on', async () => {
    await show(review);
    expect(screen.getByText('Better: Pass (chance to win +7%)')).toBeTruthy();
    expect(screen.getByText('Expected score 41 instead of 37.')).toBeTruthy();
    expect(screen.getByText('What was done, Bid 7: Ada gains by bid 7.')).toBeTruthy();
    expect(screen.getByText(/^Then: .+: Draw$/)).toBeTruthy();
    const item = screen.getByText('Better: Pass (chance to win +7%)').closest('li')!;
    fireEvent.click(within(item).getByRole('button', { name: 'Show move 9' }));
    expect(shown).toHaveBeenCalledWith(9);
  });

  it('leaves out scores to expect that would speak against what it calls better', async () => {
    const mistakes = review.mistakes.map(mistake => ({ ...mistake, scores: [76.6, 78.2] as const }));
    await show({ ...review, mistakes });
    expect(screen.getByText('Better: Pass (chance to win +7%)')).toBeTruthy();
    expect(screen.queryByText(/^Expected score/)).toBeNull();
  });

  it('speaks of points where it was decided who wins', async () => {
    const mistakes = review.mistakes.map(mistake => ({ ...mistake, of: 'score' as const, cost: 0.001 }));
    await show({ ...review, mistakes });
    expect(
      screen.getByText('Better: Pass (4 points of score: who wins was as good as decided)'),
    ).toBeTruthy();
    expect(screen.queryByText(/\(chance to win/)).toBeNull();
  });

  it('lets one find it first: nothing is told before a guess, right or wrong', async () => {
    await show(review);
    const guess = screen.getByRole('checkbox', { name: 'Let me find it first' });
    fireEvent.click(guess);
    expect(screen.queryByText(/^Better/)).toBeNull();
    expect(screen.queryByText(/gains by/)).toBeNull();
    const asked = screen.getByRole('group', { name: 'What would have been better for Ada?' });
    fireEvent.click(within(asked).getByRole('button', { name: 'Bid 7' }));
    const verdict = screen.getByText('The coach would rather: Pass.');
    expect(document.activeElement).toBe(verdict);
    expect(screen.getByText('Better: Pass (chance to win +7%)')).toBeTruthy();
    fireEvent.click(guess);
    fireEvent.click(guess);
    fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
    expect(screen.getByText('That is it.')).toBeTruthy();
  });

  it('speaks to whoever it is their own match', async () => {
    await show(review, 0);
    expect(screen.getAllByText(/^You: /).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Ada/)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Let me find it first' }));
    expect(screen.getByRole('group', { name: 'What would have been better for you?' })).toBeTruthy();
  });

  it('says how far into the match hardly anything could be told', async () => {
    await show({ ...review, chances: chances.map((of, move) => (move < 8 ? of : [0.65, 0.35])) });
    expect(screen.getByText(/Up to move 7 every chance was within 10% of even/)).toBeTruthy();
    cleanup();
    await show({ ...review, chances: chances.map(() => [0.65, 0.35]) });
    expect(screen.queryByText(/within 10% of even/)).toBeNull();
  });

  it('says where nothing was wrong, where one judge alone may not say so, and where it could not be done', async () => {
    await show({ ...review, mistakes: [] });
    expect(screen.getByText(/^Nothing cost anybody/)).toBeTruthy();
    cleanup();
    await show({ ...review, mistakes: [], judges: 1 });
    expect(screen.getByText(/^Two judges have to agree/)).toBeTruthy();
    cleanup();
    await show(null);
    expect(screen.getByRole('alert').textContent).toBe('The coach could not go through this match.');
  });
});
