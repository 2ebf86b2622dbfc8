import { describe, expect, it } from 'vitest';
import { inSlots } from '../../../src/client/table/slots.ts';

describe('things in their places', () => {
  it('what stays lies where it lay, what is new takes the gap', () => {
    expect(inSlots([], [5, 6, 7])).toEqual([5, 6, 7]);
    expect(inSlots([5, 6, 7], [6, 7])).toEqual([null, 6, 7]);
    expect(inSlots([null, 6, 7], [6, 7, 8])).toEqual([8, 6, 7]);
    expect(inSlots([5, 6, 7], [5, 7, 9])).toEqual([5, 9, 7]);
  });

  it('what has no gap to take comes last', () => {
    expect(inSlots([5, 6], [4, 5, 6])).toEqual([5, 6, 4]);
  });

  it('other things altogether lie from the left', () => {
    expect(inSlots([5, 6, 7], [1, 2, 3])).toEqual([1, 2, 3]);
  });
});
