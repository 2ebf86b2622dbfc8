import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSlide } from '../../../../../src/client/games/ru-ra-re/staging/use-slide.ts';

const WIDTH = 40;
const HEIGHT = 60;
/** How many stand in one line. */
let line: number;
/** What slid, and from how far to the right of its place and below it. */
let slid: [name: string, by: string][];
let measured: number;

/** In a box that has none of its own, as with `display: contents`, or not. */
const Boxes = ({ names }: { names: readonly string[] }) => {
  const ref = useRef<HTMLDivElement>(null);
  useSlide(ref, names.join());
  return (
    <div ref={ref}>
      <span className="no-box">
        {names.map(name => (
          <span key={name} title={name} />
        ))}
      </span>
    </div>
  );
};

/** Lines in which each child stands after those before it. */
const Row = ({ names, what = names.join() }: { names: readonly string[]; what?: string }) => {
  const ref = useRef<HTMLDivElement>(null);
  useSlide(ref, what);
  return (
    <div ref={ref}>
      {names.map(name => (
        <span key={name} title={name} />
      ))}
    </div>
  );
};

/** Has only those stand somewhere. */
const standing = (stands: (child: HTMLElement) => boolean) =>
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return stands(this) ? document.body : null;
    },
  });

beforeEach(() => {
  slid = [];
  measured = 0;
  line = 10;
  const placeOf = (child: HTMLElement) => [...(child.parentElement?.children ?? [])].indexOf(child);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    measured++;
    return (placeOf(this) % line) * WIDTH;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return Math.floor(placeOf(this) / line) * HEIGHT;
  });
  HTMLElement.prototype.animate = function (this: HTMLElement, frames: unknown) {
    slid.push([this.title, (frames as { translate: string }[])[0]!.translate]);
    return {} as Animation;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
});

describe('cards in their fans', () => {
  it('slide from where they stood when others come before them or leave', () => {
    const { rerender } = render(<Row names={['hen', 'cow']} />);
    expect(slid).toEqual([]);
    rerender(<Row names={['king', 'hen', 'cow']} />);
    expect(slid).toEqual([
      ['hen', '-40px 0px'],
      ['cow', '-40px 0px'],
    ]);
    slid = [];
    rerender(<Row names={['king', 'cow']} />);
    expect(slid).toEqual([['cow', '40px 0px']]);
  });

  it('slide from one line into the other', () => {
    line = 2;
    const { rerender } = render(<Row names={['hen', 'cow', 'dog']} />);
    rerender(<Row names={['king', 'hen', 'cow', 'dog']} />);
    expect(slid).toEqual([
      ['hen', '-40px 0px'],
      ['cow', '40px -60px'],
      ['dog', '-40px 0px'],
    ]);
  });

  it('do not slide when they stay, and what has just come has nowhere to slide from', () => {
    const { rerender } = render(<Row names={['hen']} />);
    rerender(<Row names={['hen', 'cow']} />);
    expect(slid).toEqual([]);
  });

  it('slide in the place of a box that their family does not have', () => {
    standing(({ className }) => className !== 'no-box');
    const { rerender } = render(<Boxes names={['farmer', 'farmhouse']} />);
    rerender(<Boxes names={['king', 'farmer', 'farmhouse']} />);
    expect(slid).toEqual([
      ['farmer', '-40px 0px'],
      ['farmhouse', '-40px 0px'],
    ]);
  });

  it('do not slide where nothing stands, as in a drawer that is closed', () => {
    standing(() => false);
    const { rerender } = render(<Row names={['hen']} />);
    rerender(<Row names={['king', 'hen']} />);
    expect([slid, measured]).toEqual([[], 0]);
  });

  it('are measured only when something has changed', () => {
    const { rerender } = render(<Row names={['hen', 'cow']} />);
    const once = measured;
    expect(once).toBe(2);
    rerender(<Row names={['hen', 'cow']} />);
    expect(measured).toBe(once);
  });

  it('stand there at once where motion is not wanted, and slide from there when it is', () => {
    const still = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { rerender } = render(<Row names={['hen']} />);
    rerender(<Row names={['king', 'hen']} />);
    expect(slid).toEqual([]);
    still.mockReturnValue({ matches: false } as MediaQueryList);
    rerender(<Row names={['hen']} />);
    expect(slid).toEqual([['hen', '40px 0px']]);
  });
});
