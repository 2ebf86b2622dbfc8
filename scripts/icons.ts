/** Draws the icons of the installed app, and the tab's, from `public/icon.svg`: `node --import tsx scripts/icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const PUBLIC = new URL('../public/', import.meta.url);
/** Of the side that whichever shape a system cuts out of an icon leaves whole. */
const SAFE = 0.74;

export type Icon = { readonly file: string; readonly size: number; readonly fillsItsSquare: boolean };

export const ICONS: readonly Icon[] = [
  { file: 'icons/192.png', size: 192, fillsItsSquare: false },
  { file: 'icons/512.png', size: 512, fillsItsSquare: false },
  { file: 'icons/maskable-192.png', size: 192, fillsItsSquare: true },
  { file: 'icons/maskable-512.png', size: 512, fillsItsSquare: true },
  { file: 'icons/apple-touch.png', size: 180, fillsItsSquare: true },
];

const PAGE = new URL('../index.html', import.meta.url);
/** In the page itself: as a file it would be one request more, as a drawing a document for the browser to lay out. */
const TAB_ICON: Icon = { file: 'index.html', size: 32, fillsItsSquare: false };

let drawer: Promise<void> | null = null;

/** The icon as a PNG. */
export const drawIcon = async ({ size, fillsItsSquare }: Icon): Promise<Buffer> => {
  drawer ??= initWasm(
    readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')),
  );
  await drawer;
  const svg = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
  return Buffer.from(
    new Resvg(fillsItsSquare ? filled(svg) : svg, { fitTo: { mode: 'width', value: size } }).render().asPng(),
  );
};

/** The ground without round corners, and what stands on it within the circle that is always seen. */
const filled = (svg: string): string =>
  svg
    .replace(/ rx="\d+"/, '')
    .replace(
      /(<rect[^>]*>)([\s\S]*)(<\/svg>)/,
      `$1<g transform="translate(16 16) scale(${SAFE}) translate(-16 -16)">$2</g>$3`,
    );

if (import.meta.url === `file://${process.argv[1]}`) {
  for (const icon of ICONS) writeFileSync(new URL(icon.file, PUBLIC), await drawIcon(icon));
  const tab = `data:image/png;base64,${(await drawIcon(TAB_ICON)).toString('base64')}`;
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    page.replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${tab}" type="image/png" />`),
  );
}
