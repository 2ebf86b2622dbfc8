import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Whatever a file names by a path: what it imports, however it does, and the threads it starts. */
const NAMED = /['"`](\.{1,2}\/[^'"`\n]+?\.(?:tsx?|mjs|json|css|svg|md))(?:\?[\w-]+)?['"`]/g;
/** What a test does that looks at more than it imports. */
const LOOKS_AROUND = /readFileSync|readdirSync|sourceFiles|textOf|import\.meta\.glob|spawn|new Worker/;
/** What holds laws of all sources does so from wherever it stands. */
const READS_SOURCES = /sourceFiles|textOf/;
/** Tests that need what is built, or a browser; and the one that looks whether each place still stands, which any break ends. */
const NOT_ASKED = /^test\/(browser\/|shipped\/|tools\/mutants)/;

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(path => posix.join(folder, path.replaceAll('\\', '/')))
    .filter(path => /\.(tsx?|mjs)$/.test(path));

/** Which tests a file is in reach of, and how far away each is. */
export class Reach {
  readonly #importers = new Map<string, string[]>();
  readonly #lookingAround: readonly string[];
  readonly #readingSources: ReadonlySet<string>;

  /** @param root the project's folder */
  constructor(root: string) {
    const files = [...filesBelow(root, 'src'), ...filesBelow(root, 'test')];
    const looking = new Set<string>();
    const reading = new Set<string>();
    for (const file of files) {
      const text = read(root, file);
      if (file.startsWith('test/') && LOOKS_AROUND.test(text)) looking.add(file);
      if (READS_SOURCES.test(text)) reading.add(file);
      for (const [, name] of text.matchAll(NAMED)) {
        const named = posix.join(posix.dirname(file), name!);
        if (!existsSync(join(root, named))) continue;
        this.#importers.set(named, [...(this.#importers.get(named) ?? []), file]);
      }
    }
    const all = [...looking].flatMap(file => [...this.#distances(file, 'test/').keys()]);
    this.#readingSources = reading;
    this.#lookingAround = [...new Set(all)].filter(isQuickTest).toSorted();
  }

  /** The tests that a break of a file may be noticed by, the nearest first, then those that look at more than they import. */
  testsNear(file: string): readonly string[] {
    const area = file.split('/')[1] ?? '';
    const isElsewhere = (test: string) => Number(!test.startsWith(`test/${area}/`));
    const near = [...this.#distances(file)]
      .filter(([test]) => isQuickTest(test))
      .toSorted(([a, far], [b, farther]) => isElsewhere(a) - isElsewhere(b) || far - farther)
      .map(([test]) => test);
    const isText = !file.startsWith('src/');
    const around = this.#lookingAround.filter(
      test => isText || isElsewhere(test) === 0 || this.#readingSources.has(test),
    );
    return [...new Set([...near, ...around])];
  }

  /** Whatever imports a file, over however many others, and over how many. */
  #distances(file: string, within = ''): ReadonlyMap<string, number> {
    const found = new Map([[file, 0]]);
    for (const [here, steps] of found)
      for (const importer of this.#importers.get(here) ?? [])
        if (!found.has(importer) && importer.startsWith(within)) found.set(importer, steps + 1);
    return found;
  }
}

const isQuickTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !NOT_ASKED.test(file);
