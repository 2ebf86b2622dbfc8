import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Nets as text, by the number of seats. */
export type Nets = Readonly<Record<number, string>>;

const LINE = /^ {2}(\d+): '([^']+)',$/gm;

/** The nets of a module that was written before; none where there is no such file. */
export const readNets = (file: string): Nets =>
  existsSync(file)
    ? Object.fromEntries(
        [...readFileSync(file, 'utf8').matchAll(LINE)].map(([, players, net]) => [players, net]),
      )
    : {};

export const writeNets = (file: string, command: string, nets: Nets): void => {
  const lines = Object.entries(nets).map(([players, net]) => `  ${players}: '${net}',\n`);
  writeFileSync(
    file,
    `/** What \`${command}\` made, by the number of seats (\`shared/nets/net-text.ts\`). Not to be edited. */
export const NETS: Readonly<Record<number, string>> = {
${lines.join('')}};
`,
  );
};
