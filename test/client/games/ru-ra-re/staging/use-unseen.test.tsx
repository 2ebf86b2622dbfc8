import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useUnseen } from '../../../../../src/client/games/ru-ra-re/staging/use-unseen.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A box of 100 by so many pixels, in which kinds of 20 by 20 stand in lines of five, and how many are not seen. */
const Box = ({ kinds }: { kinds: number }) => {
  const ref = useRef<HTMLSpanElement>(null);
  const unseen = useUnseen(ref, kinds);
  return (
    <span ref={ref} className="box" data-count={unseen}>
      {Array.from({ length: kinds }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kind is its place here
        <i key={i} className="small-kind" data-n={i} />
      ))}
    </span>
  );
};

const layOut = (height: number) => {
  const n = (element: HTMLElement) => Number(element.dataset.n);
  const lays = (what: 'clientWidth' | 'clientHeight' | 'offsetTop' | 'offsetLeft' | 'offsetWidth') => ({
    be: (value: (element: HTMLElement) => number) =>
      vi.spyOn(HTMLElement.prototype, what, 'get').mockImplementation(function (this: HTMLElement) {
        return value(this);
      }),
  });
  lays('clientWidth').be(() => 100);
  lays('clientHeight').be(() => height);
  lays('offsetWidth').be(() => 20);
  lays('offsetLeft').be(element => (n(element) % 5) * 20);
  lays('offsetTop').be(element => Math.floor(n(element) / 5) * 20);
};

it.each([
  ['one line, and all have room', 5, 20, []],
  ['one line is cut off, and the last two stand where the number does', 7, 20, [3, 4, 5, 6]],
  ['two lines have room for all', 10, 40, []],
  ['the third of two lines is cut off, and the last two of the second give way', 11, 40, [8, 9, 10]],
])('%s', (_what, kinds, height, expected) => {
  layOut(height);
  const { container } = render(<Box kinds={kinds} />);
  const unseen = [...container.querySelectorAll<HTMLElement>('[data-unseen]')].map(({ dataset }) =>
    Number(dataset.n),
  );
  expect(unseen).toEqual(expected);
  expect(container.querySelector<HTMLElement>('.box')!.dataset.count).toBe(String(expected.length));
});

it('is counted again when what there is changes', () => {
  layOut(20);
  const { container, rerender } = render(<Box kinds={7} />);
  rerender(<Box kinds={5} />);
  expect(container.querySelectorAll('[data-unseen]')).toHaveLength(0);
  expect(container.querySelector<HTMLElement>('.box')!.dataset.count).toBe('0');
});
