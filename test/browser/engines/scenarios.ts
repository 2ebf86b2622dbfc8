import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameId } from '../../../src/game/index.ts';
import { GAMES, quickStart } from '../games.ts';
import { HouseServer } from '../house-server.ts';
import { scribeAsks } from '../scribe.ts';
import type { Driver, Engine } from './driver.ts';
import { playUntil } from './playing.ts';
import { Visitor } from './visitor.ts';

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };

/**
 * What every browser has to be able to do, played in one of them: by Ada at a desk, and by Ned on a phone. Where it is not
 * installed it is skipped, and says so.
 */
export const inEngine = (engine: Engine): void => {
  const isHere = engine.isInstalled();
  const name = isHere ? engine.name : `${engine.name} (skipped: install ${engine.packages})`;
  describe.skipIf(!isHere)(name, () => {
    const house = new HouseServer();
    let driver: Driver | undefined;
    let [ada, ned]: Visitor[] = [];
    beforeAll(async () => {
      await house.start();
      driver = await engine.launch(house.port);
      ada = await Visitor.with(driver, DESK);
      ned = await Visitor.with(driver, PHONE);
    });
    afterAll(async () => {
      await driver?.close();
      await house.close();
    });
    afterEach(async ({ task }) => {
      const visitors = [ada!, ned!];
      const [error] = task.result?.errors ?? [];
      if (error !== undefined) error.message += `\n\n${await picturesOf(visitors)}\n`;
      for (const visitor of visitors) expect((await visitor.newErrors()).join('\n')).toBe('');
    });
    const both = () => ({ ada: ada!, ned: ned! });

    it('shows the home page, and begins a match from it', async () => {
      for (const visitor of Object.values(both())) {
        await visitor.goto('/');
        for (const { name } of GAMES) await visitor.seeRole('link', quickStart(name));
        await visitor.press('link', quickStart('Kheops'));
        await visitor.seeRole('gridcell', /./);
      }
    });

    it.each(GAMES)('plays a whole match of $id, from making the table to the final score', async ({ id }) => {
      const { ada, ned } = both();
      await sitDown(ada, ned, id);
      await playUntil([ada, ned]);
      const scores = await totalsOf(ada);
      expect(scores).toHaveLength(2);
      expect(await totalsOf(ned)).toEqual(scores);
    });

    it('loses nothing where the connection is cut, and says that it is', async () => {
      const { ada, ned } = both();
      await sitDown(ada, ned, 'ru-ra-re');
      await ada.seeRole('toolbar', 'Rows');
      // What she chooses now does not arrive.
      ada.line.silence();
      await ada.tab.type('1');
      await ada.see(/Sending…$/);
      ada.cut();
      await ada.see(/Connection lost: reconnecting…$/);
      await ned.see(/^Ada is not connected/);
      ada.line.mend();
      await ada.see(/^You have chosen row 1\./);
      await playUntil([ada, ned]);
      expect(await totalsOf(ned)).toEqual(await totalsOf(ada));
    });

    it('keeps the words of the cards of Ru-Ra-Re above the counter they lie behind', async () => {
      const { ada } = both();
      await ada.goto('/local/ru-ra-re?quick');
      await ada.tab.resize({ width: 1280, height: 862 });
      await ada.seeRole('toolbar', 'Rows');
      const covered = await ada.run(
        () =>
          [...document.querySelectorAll('.row')].filter(row => {
            const bands = [...row.querySelectorAll('.ru-card-band')];
            const counter = row.querySelector('.row-foot')!.getBoundingClientRect();
            return bands.at(-1)!.getBoundingClientRect().bottom > counter.top;
          }).length,
        null,
      );
      await ada.tab.resize(DESK);
      expect(covered).toBe(0);
    });

    it('leads through a lesson, by keyboard', async () => {
      const { ada } = both();
      await ada.goto('/learn/ru-ra-re');
      await ada.seeRole('region', 'The scribe');
      for (let before = '', seen: string | null = ''; seen !== 'end'; ) {
        seen = await ada.run(scribeAsks, before);
        if (seen === null || seen === 'end') continue;
        await ada.tab.key(seen === 'sheet' ? 'Escape' : 'Enter');
        if (seen !== 'sheet' && seen !== 'question') before = seen;
      }
      await ada.tab.key('Enter');
      await ada.seeRole('region', 'Your actions');
      expect(await ada.path()).toBe('/local/ru-ra-re');
    });
  });
};

/** Ada makes a table on the home page, and Ned takes the other seat by its link. */
const sitDown = async (ada: Visitor, ned: Visitor, game: GameId): Promise<void> => {
  await ada.goto('/');
  await ada.choose('Game', game);
  await ada.choose('Seats', '2');
  await ada.fill('Your name', 'Ada');
  await ada.press('button', 'Make the table');
  await ada.see('Waiting for 1 player');
  await ned.goto(await ada.path());
  await ned.fill('Your name', 'Ned');
  await ned.press('button', 'Sit down');
};

/** What the final score says that each has. */
const totalsOf = async (visitor: Visitor): Promise<readonly string[]> => {
  await visitor.seeRole('table', 'Result');
  return visitor.run(
    () =>
      [...document.querySelectorAll('dialog[open] table:first-of-type [data-total]')].map(
        total => total.textContent ?? '',
      ),
    null,
  );
};

const picturesOf = async (visitors: readonly Visitor[]): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-test-'));
  const lines = visitors.map(async (visitor, n) => {
    const file = join(folder, `${n}.png`);
    writeFileSync(file, await visitor.tab.picture());
    return `${await visitor.path()} as it looks: ${file}`;
  });
  return (await Promise.all(lines)).join('\n');
};
