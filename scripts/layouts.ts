import type { Plugin } from 'vite';
import { LAYOUTS, STEPS } from '../src/client/ui/theme/layouts.ts';

/** Each layout as a custom media query, in one line, so that a stylesheet's own lines keep their numbers. */
const CUSTOM_MEDIA = Object.entries({ ...LAYOUTS, ...STEPS })
  .map(([name, windows]) => `@custom-media --${name} (${windows});`)
  .join('');

/** `safari17.5`, as Lightning CSS writes it: a byte each for the parts of its version. */
const versionOf = (browser: string): readonly [name: string, version: number] => {
  const [, name = '', major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(browser) ?? [];
  return [name, (Number(major) << 16) | (Number(minor) << 8)];
};

/**
 * Tells every stylesheet the layouts, of which Lightning CSS then writes out those that it names.
 * @param browsers the oldest there are: left to itself it would rewrite what these know
 */
export const layouts = (browsers: readonly string[]): Plugin => ({
  name: 'layouts',
  enforce: 'pre',
  config: () => ({
    css: {
      transformer: 'lightningcss',
      lightningcss: {
        drafts: { customMedia: true },
        targets: Object.fromEntries(browsers.map(versionOf)),
      },
    },
  }),
  transform: {
    filter: { id: /\/src\/client\/.*\.css$/ },
    handler: code => CUSTOM_MEDIA + code,
  },
});
