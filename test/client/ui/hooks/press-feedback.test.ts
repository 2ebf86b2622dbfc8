import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPressFeedback } from '../../../../src/client/ui/hooks/press-feedback.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a press of a button', () => {
  it('is to be seen for a moment, however short it was', () => {
    showPressFeedback();
    document.body.innerHTML = '<button><b>Pass</b></button><p>no button</p>';
    const button = document.querySelector('button')!;
    document.querySelector('p')!.click();
    expect(document.querySelector('[data-pressed]')).toBeNull();
    document.querySelector('b')!.click();
    expect(button.matches('[data-pressed]')).toBe(true);
    vi.advanceTimersByTime(200);
    expect(document.querySelector('[data-pressed]')).toBeNull();
  });
});
