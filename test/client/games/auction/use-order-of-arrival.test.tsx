import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useOrderOfArrival } from '../../../../src/client/games/auction/holdings/use-order-of-arrival.ts';

/** What the hook gives for one list after the other. */
const ordersOf = (...lists: readonly (readonly string[])[]) => {
  const [first = [], ...rest] = lists;
  const { result, rerender } = renderHook(({ present }) => useOrderOfArrival(present, 1), {
    initialProps: { present: first },
  });
  const orders = [result.current];
  for (const present of rest) {
    rerender({ present });
    orders.push(result.current);
  }
  return orders;
};

describe('what lies in a niche keeps its place', () => {
  it.each<[string, (readonly string[])[], readonly (string | null)[]]>([
    ['at first in the order of the rulebook', [['god', 'nile']], ['god', 'nile']],
    [
      'what comes later comes last, wherever the rulebook has it',
      [['nile'], ['god', 'nile']],
      ['nile', 'god'],
    ],
    [
      'several that come together come in the order of the rulebook',
      [['nile'], ['god', 'gold', 'nile']],
      ['nile', 'god', 'gold'],
    ],
    ['what goes leaves the others where they are', [['nile'], ['god', 'nile'], ['god']], [null, 'god']],
    ['of the last nothing is left', [['nile'], ['god', 'nile'], ['nile']], ['nile']],
    [
      'what is new takes the first place that was left',
      [['nile', 'gold'], ['gold'], ['gold', 'pharaoh']],
      ['pharaoh', 'gold'],
    ],
    ['nothing stays nothing', [[], []], []],
  ])('%s', (_rule, lists, last) => {
    expect(ordersOf(...lists).at(-1)).toEqual(last);
  });

  it('in a new epoch all is put in order anew, without a gap', () => {
    const { result, rerender } = renderHook(({ present, epoch }) => useOrderOfArrival(present, epoch), {
      initialProps: { present: ['nile', 'gold', 'art'], epoch: 1 },
    });
    rerender({ present: ['nile', 'art'], epoch: 1 });
    expect(result.current).toEqual(['nile', null, 'art']);
    rerender({ present: ['nile', 'art'], epoch: 2 });
    expect(result.current).toEqual(['nile', 'art']);
  });

  it('does not change when the same is there in another order', () => {
    expect(ordersOf(['god', 'nile'], ['nile', 'god'], ['god', 'nile']).at(-1)).toEqual(['god', 'nile']);
  });
});
