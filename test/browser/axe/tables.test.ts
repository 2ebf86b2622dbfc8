import { it } from 'vitest';
import type { GameId } from '../../../src/game/index.ts';
import { inBrowser } from '../house.ts';
import { keptMatch, type Position } from '../kept-match.ts';
import { LANGUAGES, LOOKS } from './looks.ts';
import { seatAt } from './seat-at.ts';
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

/** What stands on the buttons, in the two languages. */
const FINAL = /^(Final score|Punteggio finale)$/;
const MENU = /^Menu/;

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
    await visitor.page.getByRole('button', { name: FINAL }).first().click();
    await visitor.page.getByRole('dialog').first().waitFor();
    await visitor.inspect('final score');
    await visitor.page.keyboard.press('Escape');
    await visitor.inspectSheet('s', 'score sheet');
    await visitor.inspectSheet('?', 'help');
    visitor.foundNothing();
  });

  it.each(inTurn(['the screen changes hands']))(
    'finds nothing as one hands it on: %s, %s',
    async language => {
      const visitor = await Visitor.to(house, language);
      const kept = JSON.parse(await keptMatch('kheops', { until: after(2) }));
      await visitor.openKept('kheops', JSON.stringify({ ...kept, handOver: true }));
      await visitor.page.locator('dialog.hand-over').waitFor();
      await visitor.inspect('hand-over');
      visitor.foundNothing();
    },
  );

  it.each(inTurn(['tablets and course']))('finds nothing as a match ends: %s, %s', async language => {
    const visitor = await Visitor.to(house, language);
    let last = 0;
    const over = ({ acting }: Position) => {
      last = acting[0] ?? last;
      return acting.length === 0;
    };
    const kept = JSON.parse(await keptMatch('ra', { until: over }));
    // A bot makes the last move, before the eyes of whoever looks.
    kept.seats[last].bot = 'random';
    await visitor.page.emulateMedia({ reducedMotion: 'no-preference' });
    await visitor.page.addInitScript(stopAtTablets);
    const before = { ...kept, moves: kept.moves.slice(0, -1), over: false };
    await visitor.openKept('ra', JSON.stringify(before));
    await visitor.page.locator('.tablets [data-up="true"]').first().waitFor();
    await visitor.inspect('tablets');
    await visitor.page.getByRole('button', { name: /^(Skip|Salta)$/ }).click();
    await visitor.page.getByRole('button', { name: /^(The match|La partita)$/ }).click();
    await visitor.page.locator('.course-chart').waitFor();
    await visitor.inspect('course of the match');
    visitor.foundNothing();
  });

  it.each(inTurn(['talk, notices, undo, away, resigned']))(
    'finds nothing around a table of two: %s, %s',
    async language => {
      const post = async (path: string, body: object) =>
        (
          await fetch(`${house.url}/games/priests-of-ra/${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json();
      const { matchID } = await post('create', { numPlayers: 2, unlisted: true });
      const seats = [
        await seatAt(house, 'priests-of-ra', matchID, 'Ada'),
        await seatAt(house, 'priests-of-ra', matchID, 'Ned'),
      ];
      const { toAct } = await (await fetch(`${house.url}/games/priests-of-ra/${matchID}`)).json();
      const [caller, looker] = [seats[toAct[0]]!, seats[1 - toAct[0]]!];
      const visitor = await Visitor.to(house, language);
      await visitor.keep('seats', [looker]);
      await visitor.visit(`/match/priests-of-ra/${matchID}`);
      const other = await Visitor.to(house, 'en');
      await other.keep('seats', [caller]);
      await other.keep('settings', { confirm: 'never' });
      await other.visit(`/match/priests-of-ra/${matchID}`);

      await other.page.getByRole('button', { name: /^Invoke Ra/ }).click();
      await visitor.page.getByRole('button', { name: /^(Pass|Passa)/ }).click();
      await other.page.getByRole('button', { name: /^Ask to take/ }).click();
      await visitor.page.getByRole('button', { name: /^(Agree|D’accordo)$/ }).waitFor();
      await visitor.inspect('somebody asks to take back');
      await visitor.page.getByRole('button', { name: /^(Talk|Chat)/ }).click();
      await visitor.page.getByRole('dialog').getByRole('log').waitFor();
      await visitor.inspect('talk');
      await visitor.page.keyboard.press('Escape');
      await visitor.page.getByRole('button', { name: MENU }).click();
      await visitor.page.getByLabel(/webhook/).waitFor();
      await visitor.inspect('menu with notices');
      await visitor.page.keyboard.press('Escape');
      await other.page.context().close();
      await visitor.page.locator('.away-panel').waitFor();
      await visitor.inspect('somebody is away');
      const { seat, credentials } = caller;
      await post(`${matchID}/resign`, { playerID: String(seat), credentials });
      // It opens by itself before the eyes of whoever is there.
      await visitor.page.locator('.ending-headline').waitFor();
      await visitor.inspect('given up');
      const own = { playerID: String(seat), credentials };
      const { nextMatchID } = await post(`${matchID}/playAgain`, own);
      await post(`${nextMatchID}/join`, { playerName: caller.name, former: credentials });
      await visitor.page.locator('.ending-offer').waitFor();
      await visitor.inspect('somebody wants another');
      visitor.foundNothing();
    },
  );
});

/** Runs in the page: once some tablets are turned no more follow, so that they can be looked at. */
const stopAtTablets = () => {
  const later = window.setTimeout;
  const TURN = 100;
  const slowly = (then: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const isTurn = (ms ?? 0) > TURN && document.querySelector('.tablets [data-up="true"]') !== null;
    return isTurn ? 0 : later(then, ms, ...rest);
  };
  window.setTimeout = slowly as typeof window.setTimeout;
};
