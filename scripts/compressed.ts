import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const LEAST = 256;

/** Puts beside each file that is worth it one compressed as well as can be, once; the server would do it less well each time. */
export const compressed = (): Plugin => ({
  name: 'compressed',
  // What only tests look at need not be small.
  apply: (_config, { command, mode }) => command === 'build' && mode !== 'gallery',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(html|js|css|svg|json)$/.test(file.fileName)) continue;
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (content.length < LEAST) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        this.emitFile({
          type: 'asset',
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(content, { params }),
        });
      }
    },
  },
});
