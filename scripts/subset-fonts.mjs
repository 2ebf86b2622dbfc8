/**
 * Makes the two faces of the client out of the registry's font packages: Latin alone, the weights in use, lining and
 * tabular figures. Run it where the packages are, which the project itself does not need:
 *
 *   npm install --no-save subset-font@2 @fontsource-variable/faustina@5 @fontsource-variable/noto-sans@5
 *   node scripts/subset-fonts.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŠšŽžŸ'];
const SIGNS = [...'–—‘’‚“”„…•·−×÷‹›←↑→↓±²€'];
const WEIGHTS = { min: 400, max: 700 };

const FACES = [
  { name: 'faustina', file: 'faustina-latin-wght-normal', axes: { wght: WEIGHTS } },
  // A tenth narrower than the upright face, so that rows of buttons have room.
  { name: 'noto-sans', file: 'noto-sans-latin-wdth-normal', axes: { wght: WEIGHTS, wdth: 90 } },
];

for (const { name, file, axes } of FACES) {
  const whole = readFileSync(require.resolve(`@fontsource-variable/${name}/files/${file}.woff2`));
  const subset = await subsetFont(whole, [...LETTERS, ...SIGNS].join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
    noHinting: true,
  });
  writeFileSync(new URL(`../src/client/ui/theme/fonts/${name}.woff2`, import.meta.url), subset);
  console.log(`${name}: ${subset.length} bytes`);
}
