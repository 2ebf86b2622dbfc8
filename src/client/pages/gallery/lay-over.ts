import { useEffect } from 'react';
import type { Over } from '../../games/gallery/asked.ts';

/** Until a board stands and has told what there is to tell, in milliseconds; and between two presses. */
const STANDS = 900;
const BETWEEN = 200;

const press = (key: string) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const click = (selector: string, which: (all: Element[]) => Element | undefined) => {
  const found = which([...document.querySelectorAll(selector)].filter(each => each.checkVisibility()));
  if (found instanceof HTMLElement) found.click();
};

/** What a player presses for each, one after the other. */
const PRESSES: Readonly<Record<Over, readonly (() => void)[]>> = {
  history: [() => press('h')],
  score: [() => press('s')],
  help: [() => press('?')],
  back: [() => press('h'), () => click('button.history-line', all => all.at(-3))],
  card: [
    () => click('.scene [role="button"][data-roving], .rim [role="button"][data-roving]', all => all[0]),
  ],
  refused: [() => click('.actions button[aria-disabled="true"]', all => all[0])],
};

/** Lays something over the board, as a player's presses would. */
export const useLaidOver = (over: Over | null): void => {
  useEffect(() => {
    if (over === null) return;
    const timers = PRESSES[over].map((act, i) => setTimeout(act, STANDS + i * BETWEEN));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [over]);
};
