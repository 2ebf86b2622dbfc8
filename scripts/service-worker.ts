import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * Builds the service worker, and lists in it all that was built: what the first screen of any page needs, which is
 * kept before it goes to work, and the rest.
 */
export const serviceWorker = (): Plugin[] => {
  let out = '';
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'service-worker.ts',
    // The client registers it, when the first page is there; and the manifest is a file of `public/`.
    injectRegister: false,
    manifest: false,
    integration: {
      configureOptions: ({ root, build, mode }, options) => {
        out = join(root, build.outDir);
        // What only tests look at is not kept.
        options.disable = mode === 'gallery';
      },
    },
    injectManifest: {
      // A worker that imports others' modules is not known to every browser.
      rollupFormat: 'iife',
      globPatterns: [
        'index.html',
        'pages/home.*.html',
        'theme.js',
        'icon*.svg',
        'assets/*.{js,css,woff2,svg}',
      ],
      manifestTransforms: [
        entries => {
          const index = readFileSync(join(out, 'index.html'), 'utf8');
          const manifest = entries.map(entry => ({
            ...entry,
            isShell: !entry.url.startsWith('assets/') || index.includes(`/${entry.url}"`),
          }));
          return { manifest, warnings: [] };
        },
      ],
    },
  });
};
