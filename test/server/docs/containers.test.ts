import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configFrom, VARIABLES } from '../../../src/server/config.ts';
import serverBuild from '../../../vite.server.config.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const [COMPOSE, DOCKERFILE, HAPROXY] = ['compose.yaml', 'Dockerfile', 'deploy/haproxy.cfg'].map(read) as [
  string,
  string,
  string,
];
const { scripts, engines } = JSON.parse(read('package.json'));
const KNOWN: ReadonlySet<string> = new Set(VARIABLES);

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found!);
/** The lines below a key of the compose file, without its own indentation. */
const below = (key: string, text = COMPOSE): string => {
  const lines = text.split('\n');
  const at = lines.findIndex(line => new RegExp(`^ *${key}:( |$)`).test(line));
  if (at < 0) throw new Error(`no ${key}`);
  const depth = /^ */.exec(lines[at]!)![0].length;
  const end = lines.findIndex((line, i) => i > at && line !== '' && !line.startsWith(' '.repeat(depth + 1)));
  const own = lines.slice(at + 1, end < 0 ? undefined : end);
  const indent = Math.min(...own.filter(line => line !== '').map(line => /^ */.exec(line)![0].length));
  return own.map(line => line.slice(indent)).join('\n');
};
const keysIn = (text: string): string[] => all(text, /^([\w-]+):/gm);
const SERVICES = keysIn(below('services'));
const service = (name: string): string => below(name, below('services'));
const PORT = Number(/^EXPOSE (\d+)$/m.exec(DOCKERFILE)?.[1]);

describe('the image', () => {
  it('is built by commands that are there, on a Node that is new enough', () => {
    const run = all(DOCKERFILE, /npm run ([\w-]+)/g);
    expect(run).toEqual(['build']);
    expect(run.filter(script => scripts[script] === undefined)).toEqual([]);
    const [major] = /\d+/.exec(engines.node)!;
    const images = all(DOCKERFILE, /^FROM node:(\d+)-/gm);
    expect(images).toHaveLength(2);
    expect(images.filter(version => Number(version) < Number(major))).toEqual([]);
  });

  it('takes from the project what is there, and nothing that the build needs is kept from it', () => {
    const taken = all(DOCKERFILE, /^COPY (?!--from)(.+) \S+$/gm).flatMap(words => words.split(' '));
    expect(taken).toContain('.');
    expect(taken.filter(name => !existsSync(join(ROOT, name)))).toEqual([]);
    const ignored = read('.dockerignore').trim().split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', 'node_modules', 'dist', 'data']));
    const needed = [
      'src',
      'public',
      'scripts',
      'index.html',
      'vite.config.ts',
      'vite.server.config.ts',
      'tsconfig.json',
    ];
    expect(needed.filter(name => ignored.includes(name) || !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it('has of the build what the server and the tools of its operator run from', () => {
    const kept = all(DOCKERFILE, /^COPY --from=build \/app\/(\S+)/gm);
    expect(kept.toSorted()).toEqual(['dist', 'node_modules', 'package.json']);
    const { outDir, rollupOptions } = serverBuild.build!;
    const input = rollupOptions!.input as Record<string, string>;
    expect(outDir).toBe('dist/server');
    const text = `${DOCKERFILE}\n${read('docs/operating.md')}`;
    const started = new Set(all(text, /dist\/server\/([\w-]+)\.js/g));
    expect([...started].toSorted()).toEqual(['backup', 'main', 'ratings', 'restore', 'verify']);
    for (const name of started)
      expect([name, existsSync(join(ROOT, input[name] ?? 'nothing'))]).toEqual([name, true]);
  });

  it('sets variables that the server reads, and listens where it says', () => {
    const set = Object.fromEntries(
      all(DOCKERFILE, /^ENV (.+)$/gm).flatMap(words =>
        words.split(' ').map(word => word.split('=') as [string, string]),
      ),
    );
    expect(Object.keys(set).filter(name => name !== 'NODE_ENV' && !KNOWN.has(name))).toEqual([]);
    expect(configFrom(set)).toMatchObject({ port: PORT, dataDir: '/data' });
    expect(DOCKERFILE).toContain('mkdir /data && chown node:node /data');
    expect(DOCKERFILE).toContain('\nUSER node\n');
    expect(DOCKERFILE).toMatch(/HEALTHCHECK.*\n.*fetch\(.*process\.env\.PORT\}\/readyz/);
  });
});

describe('the composition', () => {
  const given = [...below('environment').matchAll(/^(\w+): (.+)$/gm)].map(
    ([, name, value]) => [name!, value!] as const,
  );

  it('tells the servers what they read, as they would have it by themselves where nobody says otherwise', () => {
    expect(given.filter(([name]) => !KNOWN.has(name))).toEqual([]);
    expect(given.map(([name]) => name)).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'ORIGINS', 'TRUST_PROXY']),
    );
    const said = Object.fromEntries(
      given.flatMap(([name, value]) => {
        const [, default_] = /^\$\{\w+:-(.*)\}$/.exec(value) ?? [];
        return default_ === undefined ? [] : [[name, default_]];
      }),
    );
    expect(Object.keys(said).length).toBeGreaterThan(3);
    expect(configFrom(said)).toEqual(configFrom({}));
  });

  it('asks for words that the example names, and for all of them', () => {
    const asked = new Set(all(COMPOSE, /\$\{(\w+)/g));
    expect(all(read('.env.example'), /^(\w+)=/gm).toSorted()).toEqual([...asked].toSorted());
    const examples = Object.fromEntries(
      all(read('.env.example'), /^(\w+=.*)$/gm).map(line => line.split('=')),
    );
    for (const [, name, default_] of COMPOSE.matchAll(/\$\{(\w+):-([^}]*)\}/g))
      expect([name, examples[name!]]).toEqual([name, default_]);
  });

  it('names services, networks and files that are there', () => {
    expect(SERVICES).toEqual(['proxy', 'node-a', 'node-b', 'postgres', 'redis']);
    const awaited = all(COMPOSE, /^ +([\w-]+): \{ condition: service_healthy \}$/gm);
    expect(awaited.length).toBeGreaterThan(3);
    expect(awaited.filter(name => !SERVICES.includes(name))).toEqual([]);
    const health = (name: string) =>
      name.startsWith('node-')
        ? DOCKERFILE.includes('\nHEALTHCHECK ')
        : service(name).includes('healthcheck:');
    expect(awaited.filter(name => !health(name))).toEqual([]);
    const networks = all(COMPOSE, /^ +networks: \[(.+)\]$/gm).flatMap(names => names.split(', '));
    expect(
      networks.filter(
        name => !/^networks:\n(?:.+\n)*?/m.test(COMPOSE) || !new RegExp(`^  ${name}:`, 'm').test(COMPOSE),
      ),
    ).toEqual([]);
    const files = all(COMPOSE, /'\.\/([^:]+):/g);
    expect(files).toEqual(['deploy/haproxy.cfg']);
  });

  it('has one user, one database and one password of it', () => {
    const [, user, password, host, port, database] =
      /DATABASE_URL: postgres:\/\/(\w+):(\$\{\w+):\?[^@]*@([\w-]+):(\d+)\/(\w+)/.exec(COMPOSE) ?? [];
    const postgres = service('postgres');
    expect(postgres).toContain(`POSTGRES_USER: ${user}\n`);
    expect(postgres).toContain(`POSTGRES_PASSWORD: ${password}:`);
    expect(postgres).toContain(`POSTGRES_DB: ${database}\n`);
    expect([host, port]).toEqual(['postgres', '5432']);
    expect(postgres).toContain(`pg_isready -U ${user} -d ${database}`);
    const [, secret] = /REDIS_URL: redis:\/\/:(\$\{\w+):\?[^@]*@redis:6379/.exec(COMPOSE) ?? [];
    expect(service('redis')).toContain(`--requirepass, '${secret}:`);
  });

  it('sends visitors to the proxy, and the proxy to the servers: one hop, which they are told to believe', () => {
    const [, outside] = /ports: \['\$\{PUBLISHED_PORT:-\d+\}:(\d+)'\]/.exec(service('proxy')) ?? [];
    expect(HAPROXY).toContain(`bind :${outside}\n`);
    const servers = [...HAPROXY.matchAll(/^ +server \w+ ([\w-]+):(\d+)$/gm)].map(
      ([, name, port]) => `${name}:${port}`,
    );
    expect(new Set(servers)).toEqual(new Set(['node-a', 'node-b'].map(name => `${name}:${PORT}`)));
    expect(HAPROXY).toMatch(/^ +option forwardfor$/m);
    expect(given).toContainEqual(['TRUST_PROXY', "'1'"]);
    expect(service('postgres') + service('redis')).not.toContain('ports:');
  });
});
