import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PLAYING as PLAYING_PRIESTS } from '../../../../src/client/games/priests-of-ra/gallery/positions.ts';
import { PLAYING as PLAYING_RA } from '../../../../src/client/games/ra/gallery/positions.ts';
import { actor } from '../../../../src/game/auction/table.ts';
import type { AnyEvent } from '../../../../src/game/contract.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import * as priests from '../priests-of-ra/on-screen.tsx';
import * as ra from '../ra/on-screen.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The first draw of a match after which the table asks for that; the table before it and after it. */
const drawOf = (rules: typeof PLAYING_RA, asks: string) => {
  const random = quickRandom('draw');
  const state = rules.setup(3, 'draw');
  const events: AnyEvent[] = [...rules.opening(state)];
  for (let seat = actor(state.step); seat !== null; seat = actor(state.step)) {
    const before = { state: structuredClone(state), events: [...events] };
    const added = rules.apply(state, seat, rules.keenMove(state, rules.legalMoves(state, seat), random));
    events.push(...added);
    if (added[0]?.type !== 'draw' || state.step.kind !== asks || state.epoch > before.state.epoch) continue;
    return { before, after: { state, events }, tile: String('tile' in added[0] && added[0].tile) };
  }
  throw new Error(`no draw after which ${asks} is asked for`);
};

describe.each([
  ['Ra', ra.onScreen, PLAYING_RA],
  ['Priests of Ra', priests.onScreen as unknown as typeof ra.onScreen, PLAYING_PRIESTS as never],
])('what is drawn in %s', (_name, onScreen, rules) => {
  const lying = () =>
    document.querySelectorAll('.auction-space .tile, .ra-space .tile, .hanging .tile').length;
  const flying = () => document.querySelectorAll('[data-prop="back"], [data-prop="front"]').length;

  it.each(['turn', 'auction'])(
    'is not seen before it has come out of the bag [T-01]: then %s',
    async asks => {
      const { before, after } = drawOf(rules, asks);
      const { show } = onScreen(before as never, { seat: 2 });
      const lay = lying();
      show(after as never);
      expect([lying(), flying()]).toEqual([lay, 2]);
      fireEvent.keyDown(document.body, { key: 'Escape' });
      await waitFor(() => expect([lying(), flying()]).toEqual([lay + 1, 0]));
    },
  );
});

it('a tile with two sides shows none on its way to the gate [P-01]', async () => {
  const { before, after, tile } = drawOf(PLAYING_PRIESTS as never, 'placement');
  const { show } = priests.onScreen(before as never, { seat: 2 });
  show(after as never);
  const props = () =>
    [...document.querySelectorAll<HTMLElement>('[data-prop]')].map(prop => prop.dataset.prop);
  const hanging = () => document.querySelectorAll('.hanging .tile').length;
  expect([tile, props(), hanging()]).toEqual([expect.stringMatching(/-/), ['back'], 0]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(hanging()).toBe(2));
});
