import type { AnyBot } from '../../src/game/contract.ts';

/** How often it has been asked. */
export let asked = 0;

/** Makes its first legal move. */
export const bot: AnyBot = (_view, _seat, legal) => {
  asked += 1;
  return legal[0]!;
};
