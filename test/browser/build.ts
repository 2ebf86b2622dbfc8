import { build } from 'vite';
import { chromiumPath } from './chromium.ts';

/** The browser tests play the client as it is shipped, so it is built once before them. */
export const setup = async () => {
  if (chromiumPath() !== null) await build({ logLevel: 'warn' });
};
