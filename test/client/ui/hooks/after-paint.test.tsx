import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PressedMatch } from '../../../../src/client/match/local/hand-on.ts';
import type { LocalSnapshot } from '../../../../src/client/match/local/local-match.ts';
import { LocalTable } from '../../../../src/client/match/local/local-table.tsx';
import type { SavedMatch } from '../../../../src/client/match/local/saved-match.ts';
import type { TableMatch } from '../../../../src/client/table/table-match.ts';
import { afterPaint } from '../../../../src/client/ui/hooks/after-paint.ts';
import type { AnyEvent } from '../../../../src/game/contract.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits for the paint, and not where nothing is painted', () => {
  const done = vi.fn();
  afterPaint(done);
  expect(done).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(done).toHaveBeenCalledTimes(1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  afterPaint(done);
  expect(done).toHaveBeenCalledTimes(2);
});

it('does not wait for a paint that may never come: a page that is hidden or closed, and only once', () => {
  const done = vi.fn();
  afterPaint(done);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(done).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.runAllTimers();
  expect(done).toHaveBeenCalledTimes(1);
});

it('a local match takes a move after the paint that answers the press', () => {
  const play = vi.fn();
  const match = { play, snapshots: { at: () => null }, isHandedOn: () => false } as unknown as PressedMatch;
  const Board = ({ match: table }: { match: TableMatch<unknown, AnyEvent> }) => (
    <button type="button" onClick={() => table.play(['draw'])}>
      draw
    </button>
  );
  const now = { view: null, seat: 0, events: [], handTo: null } as unknown as LocalSnapshot;
  const saved = { seats: [] } as unknown as SavedMatch;
  render(<LocalTable match={match} now={now} saved={saved} ended={null} peek={null} board={Board} />);
  fireEvent.click(screen.getByText('draw'));
  expect(play).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(play).toHaveBeenCalledExactlyOnceWith(['draw']);
});
