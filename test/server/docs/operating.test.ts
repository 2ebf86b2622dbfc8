import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { UNSET, VARIABLES } from '../../../src/server/config.ts';
import { SERVER_FLAGS } from '../../../src/tools/server-flags.ts';
import { startServer } from '../support/running-server.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const PAGE = read('docs/operating.md');
const TOKEN = 'a-token-of-24-characters';

/** The first column of every table of the page. */
const ROWS = new Set([...PAGE.matchAll(/^\| `([\w]+)` \|/gm)].map(([, name]) => name));

/** Every metric that a server has, by name, with its kind. */
const metricsOf = async (): Promise<ReadonlyMap<string, string>> => {
  const { url } = await startServer({ metricsToken: TOKEN });
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const kinds = (await answer.text()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
  return new Map([...kinds].map(([, name, kind]) => [name!, kind!]));
};

it('the page explains every variable the server reads, and no other', () => {
  const named = [...PAGE.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...VARIABLES].sort());
});

it('the page gives the default of every variable', () => {
  const rows = [...PAGE.matchAll(/^\| `([A-Z][A-Z_]+)` \| ([^|]+) \|/gm)];
  const given = rows.map(([, name, value]) => [name, value]);
  const meant = rows.map(([, name = '']) => {
    if (name === 'BOT_THREADS') return [name, 'cores less one'];
    const value = UNSET[name];
    return [name, value === undefined || String(value) === '' ? '–' : `\`${value}\``];
  });
  expect(given.length).toBe(VARIABLES.length);
  expect(given).toEqual(meant);
});

it('the page explains every metric, and no other', async () => {
  const metrics = await metricsOf();
  expect(metrics.size).toBeGreaterThan(20);
  const explained = [...ROWS].filter(name => /^[a-z_]+$/.test(name!));
  expect(explained.toSorted()).toEqual([...metrics.keys()].sort());
});

/** What the server says at `warn` and above, up to where a sentence goes on. */
const messages = (): readonly string[] =>
  readdirSync(join(ROOT, 'src/server'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .flatMap(name => [
      ...read(join('src/server', name)).matchAll(
        /(?:log\??\.(?:error|warn|fatal)|#complain)\([^;]*?'([^']{8,})'/g,
      ),
    ])
    .map(([, message]) => message!);

it('the page says what to do about whatever is logged as a fault', () => {
  const said = messages();
  expect(said.length).toBeGreaterThan(15);
  const explained = [...PAGE.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );
  expect(said.filter(message => !explained.some(name => message.startsWith(name)))).toEqual([]);
});

/** Words of PromQL, and labels by which is summed or selected. */
const NOT_METRICS = new Set(
  'histogram_quantile sum max by le rate increase label_values instance kind outcome status up job quantile'.split(
    ' ',
  ),
);

/** Series that a query asks for. */
const seriesIn = (query: string): string[] => {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\$\w+/g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  const labels = [...bare.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list]) => list!.split(/, ?/));
  return (bare.match(/[a-z_]{2,}/g) ?? []).filter(word => !NOT_METRICS.has(word) && !labels.includes(word));
};

it('every metric that the dashboard and the alerts ask for is there', async () => {
  const metrics = await metricsOf();
  const known = new Set(
    [...metrics].flatMap(([name, kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  const dashboard = JSON.parse(read('docs/dashboard.json'));
  const queries: string[] = [
    ...dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
      targets.map(({ expr }) => expr),
    ),
    ...dashboard.templating.list.flatMap(({ query }: { query: { query?: string } }) => query.query ?? []),
    ...[...PAGE.matchAll(/^ +expr: (.+)$/gm)].map(([, expr]) => expr!),
  ];
  const asked = queries.flatMap(seriesIn);
  expect(asked.length).toBeGreaterThan(queries.length - 2);
  expect(asked.filter(series => !known.has(series))).toEqual([]);
  // And nothing that is measured is left out of it.
  const shown = (name: string) =>
    asked.some(series => series.replace(/_(bucket|sum|count)$/, '') === name || series === name);
  expect([...metrics.keys()].filter(name => !shown(name))).toEqual([]);
});

it.each(['docs/operating.md', 'docs/several-nodes.md', 'docs/proof.md', 'docs/trust.md'])(
  '%s names only files and commands that are there',
  name => {
    const page = read(name);
    const { scripts } = JSON.parse(read('package.json'));
    const commands = [...page.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, script]) => script!);
    expect(commands.filter(script => scripts[script] === undefined)).toEqual([]);
    const linked = [...page.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)].map(([, path]) => join('docs', path!));
    const tests = [...page.matchAll(/`((?:test|src|deploy)\/[\w./-]+\.\w+)`/g)].map(([, path]) => path!);
    expect([...linked, ...tests].filter(path => !existsSync(join(ROOT, path)))).toEqual([]);
  },
);

it.each(['package.json', 'Dockerfile', 'docs/operating.md'])(
  '%s starts the server as it is measured',
  name => {
    const starts = [...read(name).matchAll(/\bnode\b.*dist\/server\/main\.js/g)].map(([start]) => start);
    expect(starts.length).toBeGreaterThan(0);
    for (const flag of SERVER_FLAGS) for (const start of starts) expect(start).toContain(flag);
  },
);
