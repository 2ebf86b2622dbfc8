import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAYING } from '../../../../src/client/games/ra/gallery/positions.ts';
import { actor } from '../../../../src/game/auction/table.ts';
import type { AnyEvent } from '../../../../src/game/contract.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import { onScreen } from '../ra/on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The move with which an epoch of a match ends; the table before it and after it. */
const endOf = (epoch: number) => {
  const random = quickRandom('end');
  const state = PLAYING.setup(3, 'end');
  const events: AnyEvent[] = [...PLAYING.opening(state)];
  for (let seat = actor(state.step); seat !== null; seat = actor(state.step)) {
    const before = { state: structuredClone(state), events: [...events] };
    const added = PLAYING.apply(
      state,
      seat,
      PLAYING.keenMove(state, PLAYING.legalMoves(state, seat), random),
    );
    events.push(...added);
    const isEnd = added.some(event => event.type === 'epoch-end');
    if (isEnd && before.state.epoch === epoch) return { before, after: { state, events } };
  }
  throw new Error(`epoch ${epoch} has no end`);
};

it.each([
  [1, 'Score sheet'],
  [3, 'Final score'],
])(
  'the table of epoch %i is not cleared before its sheet lies over it [E-05, E-06]',
  async (epoch, sheet) => {
    const { before, after } = endOf(epoch);
    const { show } = onScreen(before as never, { seat: 0 });
    show(after as never);
    const isTold = () => document.querySelector('.moment')?.getAttribute('data-on') === 'false';
    const whose = () => screen.getByRole('region', { name: 'Whose turn', hidden: true }).textContent ?? '';
    // What the table says in the moment in which its sheet is laid over it: looked at later it may say something else.
    const said: string[] = [];
    const { showModal } = HTMLDialogElement.prototype;
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
      said.push(whose());
      showModal.call(this);
    });
    while (!isTold()) {
      fireEvent.keyDown(document.body, { key: 'Escape' });
      await new Promise(resolve => setTimeout(resolve, 30));
    }
    await screen.findByRole('dialog', { name: sheet });
    expect(said[0]).toContain(`Epoch ${epoch} ends`);
    await waitFor(() => expect(whose()).not.toContain(`Epoch ${epoch} ends`));
  },
);
