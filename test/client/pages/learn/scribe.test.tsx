import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Scribe } from '../../../../src/client/pages/learn/scribe.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

/** He tells of an area in which a press chooses and another confirms; `drawer` holds what is chosen from. */
const Lesson = ({ speaks = true, drawer = false }) => (
  <MemoryRouter>
    <div id="area">
      <button type="button">You</button>
      {drawer && <button type="button">Pharaoh</button>}
      {drawer && (
        <button type="button" aria-pressed={false}>
          Obelisk
        </button>
      )}
    </div>
    <Scribe
      step={20}
      steps={25}
      says="Give up two monuments."
      refused={0}
      part={{ selector: '#area', name: 'your area' }}
      asks="#none"
      speaks={speaks}
      onNext={() => {}}
      onBack={() => {}}
      end={null}
    />
  </MemoryRouter>
);

const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  // Nothing has a size here, and nobody a keyboard.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 50, 50));
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('the focus is led to what may be chosen, though its drawer opens after he began to speak', () => {
  const { rerender } = render(<Lesson />);
  expect(focused()).toBe('You');
  rerender(<Lesson drawer />);
  act(() => vi.advanceTimersByTime(400));
  expect(focused()).toBe('Obelisk');
});

it('the same where the drawer interrupts him', () => {
  const { rerender } = render(<Lesson />);
  rerender(<Lesson speaks={false} />);
  rerender(<Lesson speaks={false} drawer />);
  rerender(<Lesson drawer />);
  expect(focused()).toBe('Obelisk');
});

it('the focus is led on once a sheet has gone that had opened as he began to speak', () => {
  const [row, close] = ['Row', 'Close'].map(text => {
    const button = document.body.appendChild(document.createElement('button'));
    button.textContent = text;
    return button;
  });
  close!.focus();
  // Under a modal sheet nothing takes the focus.
  const covered = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => {});
  const { rerender } = render(<Lesson />);
  expect(focused()).toBe('Close');
  covered.mockRestore();
  rerender(<Lesson speaks={false} />);
  // The browser gives it back to what had it before.
  row!.focus();
  rerender(<Lesson />);
  expect(focused()).toBe('You');
  row!.remove();
  close!.remove();
});

it('whoever has gone elsewhere meanwhile is left there', () => {
  const { rerender } = render(<Lesson drawer />);
  screen.getByText('Pharaoh').focus();
  rerender(<Lesson drawer speaks={false} />);
  rerender(<Lesson drawer />);
  expect(focused()).toBe('Pharaoh');
});
