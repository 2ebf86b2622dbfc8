import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const CLASSIC = /<script src="\/(src\/[^"]+\.js)"><\/script>/g;

/**
 * Puts scripts that are no modules, and so run before the first paint, into the page: no picture of it comes before they
 * have. The server reads them there, and lets browsers run these and no others.
 */
export const inlineScript = (): Plugin => {
  let root = '';
  return {
    name: 'inline-script',
    apply: 'build',
    configResolved: config => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: page =>
        page.replace(CLASSIC, (_all, file: string) => {
          const { code, errors } = minifySync(file, readFileSync(join(root, file), 'utf8'));
          if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
          return `<script>${code.trim()}</script>`;
        }),
    },
  };
};
