import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
        out = resolve(root, build.outDir);
        // What only tests look at is not kept.
        options.disable = mode === 'gallery';
      },
    },
    injectManifest: {
      // A worker that imports others' modules is not known to every browser.
      rollupFormat: 'iife',
      globPatterns: ['index.html', 'pages/home.*.html', 'icon*.svg', 'assets/*.{js,css,woff2,svg}'],
      manifestTransforms: [
        entries => {
          const pages = entries.filter(({ url }) => url.endsWith('.html'));
          const shown = pages.map(({ url }) => readFileSync(resolve(out, url), 'utf8')).join('');
          const manifest = entries
            .map(entry => ({
              ...entry,
              isShell: !entry.url.startsWith('assets/') || shown.includes(`/${entry.url}"`),
            }))
            // Those of matches have all in one that the others have in parts.
            .filter(({ isShell, url }) => isShell || !/\/page-\w+\.css$/.test(url));
          return { manifest, warnings: [] };
        },
      ],
    },
  });
};
