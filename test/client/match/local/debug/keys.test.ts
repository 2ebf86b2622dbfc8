import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fenceKeys } from '../../../../../src/client/match/local/debug/use-debug-panel.ts';

let unfence = () => {};
let panel: HTMLElement;
const panelHears = vi.fn();
const boardHears = vi.fn();
const onPanel = (event: Event) => panelHears((event as KeyboardEvent).key);
const onBoard = (event: Event) => boardHears((event as KeyboardEvent).key);

beforeEach(() => {
  document.body.innerHTML = '<main><button>x</button><input></main><div id="panel"><b></b><input></div>';
  panel = document.getElementById('panel')!;
  // As the framework's panel and our boards do.
  window.addEventListener('keydown', onPanel);
  document.addEventListener('keydown', onBoard);
  unfence = fenceKeys(panel);
});
afterEach(() => {
  unfence();
  window.removeEventListener('keydown', onPanel);
  document.removeEventListener('keydown', onBoard);
  vi.clearAllMocks();
});

const press = (target: string) =>
  document.querySelector(target)!.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));

it.each([
  ['on the board', 'main button', 0, 1],
  ['in one of our inputs', 'main input', 0, 1],
  ['in the panel', '#panel b', 1, 0],
  ['in an input of the panel', '#panel input', 0, 0],
])('a key pressed %s', (_where, target, toPanel, toBoard) => {
  press(target);
  expect([panelHears.mock.calls.length, boardHears.mock.calls.length]).toEqual([toPanel, toBoard]);
});

it('is as before when the panel has gone', () => {
  unfence();
  press('main button');
  expect(panelHears).toHaveBeenCalledWith('1');
});
