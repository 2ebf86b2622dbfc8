import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /(\bnew Worker\(\s*)new URL\(\s*'([^']+)'\s*,\s*import\.meta\.url\s*\)/g;

/**
 * Makes what runs in workers part of the same build as the pages. By itself Vite builds each worker anew, with all that it
 * needs: a browser that has the rules of a game for the table would fetch them once more for its bots.
 */
export const workers = (): Plugin => ({
  name: 'workers',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { code: /\bnew Worker\(/ },
    handler(code, id) {
      const shared = code.replace(WORKER, (_all, before: string, file: string) => {
        const entry = this.emitFile({ type: 'chunk', id: resolve(dirname(id), file) });
        return `${before}import.meta.ROLLDOWN_FILE_URL_${entry}`;
      });
      return shared === code ? null : { code: shared, map: null };
    },
  },
});
