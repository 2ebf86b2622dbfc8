import { it } from 'vitest';
import type { GameId } from '../../../src/game/index.ts';
import { inBrowser } from '../house.ts';
import { keptMatch, type Position } from '../kept-match.ts';
import { LANGUAGES, LOOKS } from './looks.ts';
import { Visitor } from './visitor.ts';

/** The person at the first seat, who has moved so often, is to act. */
const after =
  (moved: number) =>
  ({ own, acting }: Position) =>
    own === moved && acting.includes(0);

/** The person is asked for this in the middle of a match. */
const asked =
  (isAsked: (position: Position) => boolean) =>
  (position: Position): boolean =>
    position.acting[0] === 0 && position.moves > 40 && isAsked(position);

const TABLES: readonly [name: string, game: GameId, until: (position: Position) => boolean][] = [
  ['priests-of-ra', 'priests-of-ra', after(5)],
  ['kheops', 'kheops', after(3)],
  ['ru-ra-re', 'ru-ra-re', after(6)],
  [
    'ra with gods at work',
    'ra',
    asked(({ step, legal }) => step.kind === 'turn' && legal.some(([move]) => move === 'playGod')),
  ],
  ['ra in a disaster that asks', 'ra', asked(({ step }) => step.kind === 'disaster')],
];

/** A run of CI sees each in one language and half of the sizes, turn about; at length all are seen in both. */
const inTurn = <Of>(all: readonly Of[]) =>
  all.flatMap((of, i) =>
    LANGUAGES.filter((_, j) => LOOKS > 1 || j === i % LANGUAGES.length).map(
      language => [language, of] as const,
    ),
  );

inBrowser('axe at the tables, and nothing hangs over sideways', house => {
  it.each(inTurn(TABLES).map(([language, table]) => [language, ...table] as const))(
    'finds nothing: %s, %s',
    async (language, name, game, until) => {
      const visitor = await Visitor.to(house, language);
      await visitor.openKept(game, await keptMatch(game, { bots: true, until }));
      await visitor.page.getByRole('region', { name: /^(Your actions|Le tue azioni)$/ }).waitFor();
      await visitor.inspect(name);
      await visitor.inspectSheet('s', 'score sheet');
      visitor.foundNothing();
    },
  );

  it.each(inTurn(['score sheet and help']))('finds nothing when a match is over: %s, %s', async language => {
    const visitor = await Visitor.to(house, language);
    const over = ({ acting }: Position) => acting.length === 0;
    await visitor.openKept('priests-of-ra', await keptMatch('priests-of-ra', { bots: true, until: over }));
    await visitor.page
      .getByRole('button', { name: /^(Final score|Punteggio finale)$/ })
      .first()
      .click();
    await visitor.page.getByRole('dialog').first().waitFor();
    await visitor.inspect('final score');
    await visitor.page.keyboard.press('Escape');
    await visitor.inspectSheet('s', 'score sheet');
    await visitor.inspectSheet('?', 'help');
    visitor.foundNothing();
  });
});
