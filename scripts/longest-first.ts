import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Projects in which a file may take minutes come first, and those of the client, whose files take a second, last: so no
 * worker is alone with a long one at the end.
 */
const PROJECTS = ['browser', 'shipped', 'server apart', 'server', 'game', 'client apart', 'client'];

/**
 * What takes longest of each project, the longest first. Else a machine that has run nothing yet goes by the size of files, of
 * which those that play whole matches in another engine have four lines.
 */
const LONGEST = [
  'test/browser/online-match.test.ts',
  'test/browser/engines/webkit.test.ts',
  'test/browser/engines/firefox.test.ts',
  'test/browser/presses.test.ts',
  'test/browser/axe/pages.test.ts',
  'test/browser/translated.test.ts',
  'test/browser/local-match.test.ts',
  'test/browser/axe/tables.test.ts',
  'test/browser/learn.test.ts',
  'test/browser/arriving.test.ts',
  'test/browser/debug-panel.test.ts',
  'test/browser/axe/questions.test.ts',
  'test/browser/storage.test.ts',
  'test/browser/wide-names.test.ts',
  'test/browser/around-the-table.test.ts',
  'test/browser/axe/gallery.test.ts',
  'test/server/whole/nodes-together.test.ts',
  'test/server/storage/migrations.test.ts',
  'test/server/whole/nodes.test.ts',
  'test/server/whole/secrets-searched.test.ts',
  'test/tools/bench-server.test.ts',
  'test/server/notices/notices.test.ts',
  'test/server/transport/connections.test.ts',
  'test/server/previews/previews.test.ts',
  'test/client/pages/match/match.apart.test.tsx',
  'test/client/games/kheops/board.test.tsx',
  'test/client/games/ru-ra-re/score.test.tsx',
  'test/client/games/priests-of-ra/actions.test.tsx',
  'test/client/games/kheops/scoring/scoring.test.tsx',
  'test/client/match/online/transports.test.ts',
  'test/game/agreement.test.ts',
  'test/game/add-a-game.test.ts',
  'test/game/referee.test.ts',
];

/** Begins the longest files of each project first, and the rest as vitest would. */
export class LongestFirst extends BaseSequencer {
  /** @throws where a file of the list is no longer there */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = LONGEST.filter(file => !existsSync(file));
    if (gone.length > 0)
      throw new Error(`no longer there, yet begun first by ${import.meta.filename}: ${gone}`);
    const place = ({ moduleId }: TestSpecification) => {
      const n = LONGEST.findIndex(file => moduleId.endsWith(`/${file}`));
      return n === -1 ? LONGEST.length : n;
    };
    const project = (file: TestSpecification) => PROJECTS.indexOf(file.project.name);
    return (await super.sort(files)).toSorted((a, b) => project(a) - project(b) || place(a) - place(b));
  }
}
