import { expect, it } from 'vitest';
import { wirePage } from '../../scripts/wire-page.ts';
import { loadGame } from '../game/load-game.ts';

it('docs/wire.md is what src/wire says (where it has changed on purpose: npx vitest run test/wire -u)', async () => {
  const { meta } = await loadGame('priests-of-ra');
  await expect(wirePage(meta)).toMatchFileSnapshot('../../docs/wire.md');
});
