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
        page.replace(CLASSIC, (_all, file: string) => `<script>${minified(join(root, file))}</script>`),
    },
  };
};

/** A script as it stands in the page, in no newer a language than it is written in. */
export const minified = (file: string): string => {
  // Written out, it would have its texts as templates.
  const asWritten = { compress: { target: 'es2015' }, codegen: false } as const;
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), asWritten);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return code.trim().replace(/\n\t*/g, '\n');
};
