import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Announcer } from '../../../src/client/table/announcer.tsx';

afterEach(cleanup);

const said = () => [...screen.getByRole('log').querySelectorAll('p')].map(p => p.textContent);

describe('the announcer', () => {
  it('says what is added and leaves what had happened to the history', () => {
    const { rerender } = render(<Announcer label="History" sentences={['one', 'two']} />);
    expect(said()).toEqual([]);
    rerender(<Announcer label="History" sentences={['one', 'two', 'three']} />);
    expect(said()).toEqual(['three']);
    rerender(<Announcer label="History" sentences={['one', 'two', 'three', 'three', 'four']} />);
    expect(said()).toEqual(['three', 'three', 'four']);
  });

  it('is polite and keeps a sentence in its element, so that none is said twice', () => {
    const { rerender } = render(<Announcer label="History" sentences={[]} />);
    rerender(<Announcer label="History" sentences={['one']} />);
    const first = screen.getByRole('log').querySelector('p');
    rerender(<Announcer label="History" sentences={['one', 'two']} />);
    expect(screen.getByRole('log').querySelector('p')).toBe(first);
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
  });

  it('does not say again what reads differently to somebody else', () => {
    const { rerender } = render(<Announcer label="History" sentences={[]} />);
    rerender(<Announcer label="History" sentences={['You drew.']} />);
    rerender(<Announcer label="History" sentences={['Ada drew.', 'You drew.']} />);
    expect(said()).toEqual(['You drew.', 'You drew.']);
  });

  it('says each sentence once, though moves are taken back and others made', () => {
    const { rerender } = render(<Announcer label="History" sentences={['one']} />);
    for (const last of ['two', 'three', 'four']) {
      rerender(<Announcer label="History" sentences={['one', last]} />);
      rerender(<Announcer label="History" sentences={['one']} />);
    }
    expect(said()).toEqual(['two', 'three', 'four']);
  });

  it('does not grow without end', () => {
    const { rerender } = render(<Announcer label="History" sentences={[]} />);
    const many = Array.from({ length: 500 }, (_, i) => `sentence ${i}`);
    rerender(<Announcer label="History" sentences={many} />);
    expect(said().length).toBeLessThanOrEqual(20);
    expect(said().at(-1)).toBe('sentence 499');
  });
});
