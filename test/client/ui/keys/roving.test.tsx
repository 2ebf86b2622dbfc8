import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useRoving } from '../../../../src/client/ui/keys/roving.ts';
import { Toolbar } from '../../../../src/client/ui/keys/toolbar.tsx';

afterEach(cleanup);

const Group = ({ names, off = [] }: { names: readonly string[]; off?: readonly string[] }) => {
  const { ref, onKeyDown, onFocus } = useRoving<HTMLDivElement>();
  return (
    <div ref={ref} role="toolbar" onKeyDown={onKeyDown} onFocus={onFocus}>
      {names.map(name => (
        <button key={name} type="button" aria-disabled={off.includes(name)}>
          {name}
        </button>
      ))}
    </div>
  );
};

const stops = () => screen.getAllByRole('button').filter(button => button.getAttribute('tabindex') === '0');
const names = ['a', 'b', 'c'];

it('a group is one tab stop, on the first that may be pressed, and arrow keys lead through it', async () => {
  render(<Group names={names} off={['a']} />);
  expect(stops().map(stop => stop.textContent)).toEqual(['b']);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('a');
  expect(stops().map(stop => stop.textContent)).toEqual(['a']);
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('c');
  await user.keyboard('{Home}{End}');
  expect(document.activeElement?.textContent).toBe('c');
});

it('the page is left alone by a rendering that changes nothing', async () => {
  const { rerender } = render(<Group names={names} />);
  const seen = new MutationObserver(() => {});
  seen.observe(document.body, { subtree: true, attributes: true });
  rerender(<Group names={names} />);
  expect(seen.takeRecords()).toEqual([]);
  rerender(<Group names={names} off={['a']} />);
  expect(seen.takeRecords().length).toBeGreaterThan(0);
});

const Nested = ({ choosing }: { choosing: boolean }) => (
  <Toolbar label="all" active={!choosing}>
    <button type="button">a</button>
    <Toolbar label="some" active={choosing}>
      <button type="button">b</button>
      <button type="button">c</button>
    </Toolbar>
  </Toolbar>
);

it('a group inside of another has its own stop, and what is no group any more can be reached', () => {
  const { rerender } = render(<Nested choosing={false} />);
  expect(stops().map(stop => stop.textContent)).toEqual(['a']);
  rerender(<Nested choosing />);
  expect(stops().map(stop => stop.textContent)).toEqual(['a', 'b']);
});
