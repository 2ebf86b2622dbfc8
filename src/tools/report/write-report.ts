import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { Figure, Pens } from './figure.ts';

export type Report = {
  readonly title: string;
  /** What was played or measured: arguments and seeds, so that it can be done again. */
  readonly about: string;
  readonly figures: readonly Figure[];
};

/** The file of `--report`, which is tried before anything long begins. @throws an Error with one sentence */
export const reportNamed = (file: string | undefined): string | null => {
  if (file === undefined) return null;
  try {
    if (!file.endsWith('.html')) throw new Error('its name is to end in .html');
    closeSync(openSync(file, 'a'));
    return file;
  } catch (error) {
    throw new Error(`--report ${file}: no page can be written there: ${(error as Error).message}`);
  }
};

/** Writes a page that needs nothing else: pictures, and the numbers behind each. */
export const writeReport = async (file: string, { title, about, figures }: Report): Promise<void> => {
  const [plot, { Window }] = await Promise.all([import('@observablehq/plot'), import('happy-dom')]);
  const window = new Window();
  const pens: Pens = { plot, document: window.document as unknown as Document };
  const parts = figures.map(figure => sectionOf(figure, pens));
  await window.happyDOM.close();
  writeFileSync(file, pageOf(title, about, parts));
};

const sectionOf = ({ title, about, draw, numbers }: Figure, pens: Pens): string => {
  const picture = draw(pens);
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', title);
  const cells = (row: readonly (string | number)[], kind: string) =>
    row.map(cell => `<${kind}>${escaped(String(cell))}</${kind}>`).join('');
  return `<figure>
<figcaption><h2>${escaped(title)}</h2><p>${escaped(about)}</p></figcaption>
${picture.outerHTML}
<details><summary>In numbers</summary><table>
<thead><tr>${cells(numbers.head, 'th')}</tr></thead>
<tbody>
${numbers.rows.map(row => `<tr>${cells(row, 'td')}</tr>`).join('\n')}
</tbody></table></details>
</figure>`;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = `
:root { color-scheme: light dark; --papyrus: #f3e8cf; --ink: #2b2118; --lapis: #1f4e8c; --gold: #a8741a; --line: #cbb890 }
@media (prefers-color-scheme: dark) {
  :root { --papyrus: #1c1812; --ink: #eadfc6; --lapis: #7fa8e0; --gold: #d9a441; --line: #4a4030 }
}
body { max-width: 46rem; margin: 2.5rem auto; padding: 0 1.25rem; background: var(--papyrus); color: var(--ink);
  font: 1rem/1.55 Georgia, "Times New Roman", serif }
h1 { font-size: 1.9rem; font-weight: 400; margin: 0 0 .25rem }
h2 { font-size: 1.2rem; font-weight: 600; margin: 0 }
figure { margin: 2.5rem 0; padding-top: 1.25rem; border-top: 1px solid var(--line) }
figcaption p { margin: .15rem 0 1rem }
svg { max-width: 100%; height: auto; --plot-background: var(--papyrus); font: 12px system-ui, sans-serif }
table { border-collapse: collapse; margin-top: .5rem; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .9rem .15rem 0; text-align: right; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left }
details { overflow-x: auto } summary { cursor: pointer }
`;

const pageOf = (title: string, about: string, parts: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(about)}</p>
${parts.join('\n')}
</main>
</html>
`;
