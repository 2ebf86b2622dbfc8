import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameId } from '../../../src/game/index.ts';
import { GAMES, quickStart } from '../games.ts';
import { HouseServer } from '../house-server.ts';
import { scribeAsks } from '../scribe.ts';
import type { Driver, Engine, Size } from './driver.ts';
import type { Host } from './line.ts';
import { playUntil } from './playing.ts';
import { Visitor } from './visitor.ts';

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 640 };

/** With a bot, as with somebody at another page a match takes twice as long; those of the other games are played at the desk. */
const ON_THE_PHONE: readonly GameId[] = ['ra', 'kheops'];

/**
 * What every browser has to be able to do, played in one of them: by Ada at a desk, and by Ned on a phone. Where it is not
 * installed it is skipped, and says so.
 * @param played are matches and lessons played in it by other tests? These leave them out then
 */
export const inEngine = (engine: Engine, { played = false } = {}): void => {
  const isHere = engine.isInstalled();
  const name = isHere ? engine.name : `${engine.name} (skipped: install ${engine.packages})`;
  describe.skipIf(!isHere)(name, () => {
    const house = new HouseServer();
    let driver: Driver | undefined;
    const visitors: Visitor[] = [];
    const come = async (...as: [Size, Host?]): Promise<Visitor> => {
      const visitor = await Visitor.with(driver!, ...as);
      visitors.push(visitor);
      return visitor;
    };
    let [ada, ned]: Visitor[] = [];
    beforeAll(async () => {
      await house.start();
      driver = await engine.launch(house.port);
      ada = await come(DESK);
      ned = await come(PHONE);
    });
    afterAll(async () => {
      await driver?.close();
      await house.close();
    });
    afterEach(async ({ task }) => {
      const [error] = task.result?.errors ?? [];
      if (error !== undefined) error.message += `\n\n${await picturesOf(visitors)}\n`;
      for (const visitor of visitors) {
        const errors = await visitor.newErrors();
        expect(errors, errors.join('\n')).toEqual([]);
      }
    });
    const both = () => ({ ada: ada!, ned: ned! });
    const unlessPlayed = played ? () => {} : it;

    unlessPlayed('shows the home page, and begins a match from it', async () => {
      for (const visitor of Object.values(both())) {
        await visitor.goto('/');
        for (const { name } of GAMES) await visitor.seeRole('link', quickStart(name));
        await visitor.press('link', quickStart('Kheops'));
        await visitor.seeRole('gridcell', /./);
      }
    });

    for (const { id } of GAMES)
      unlessPlayed(`plays a match of ${id}, from making the table to the final score`, async () => {
        const { ada, ned } = both();
        const player = ON_THE_PHONE.includes(id) ? ned : ada;
        await sitDownWithBot(player, id);
        await playUntil([player]);
        expect(await totalsOf(player)).toHaveLength(2);
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
      expect(await playUntil([ada, ned], actions => actions >= 6)).toBe(6);
    });

    it('keeps the words of the cards of Ru-Ra-Re above the counter they lie behind', async () => {
      // Whose match stays under way there: the lesson, which ends with one, is Ada's.
      const { ned } = both();
      await ned.goto('/local/ru-ra-re?quick');
      await ned.tab.resize({ width: 1280, height: 862 });
      await ned.seeRole('toolbar', 'Rows');
      const covered = await ned.run(
        () =>
          [...document.querySelectorAll('.row')].filter(row => {
            const bands = [...row.querySelectorAll('.ru-card-band')];
            const counter = row.querySelector('.row-foot')!.getBoundingClientRect();
            return bands.at(-1)!.getBoundingClientRect().bottom > counter.top;
          }).length,
        null,
      );
      await ned.tab.resize(PHONE);
      expect(covered).toBe(0);
    });

    unlessPlayed('leads through a lesson, by keyboard', async () => {
      const { ada } = both();
      await ada.goto('/learn/ru-ra-re');
      await ada.seeRole('region', 'The scribe');
      for (let before = ''; ; ) {
        const seen = await ada.await('something to do', scribeAsks, before);
        if (seen === 'end') break;
        await ada.key(seen === 'sheet' ? 'Escape' : 'Enter');
        if (seen !== 'sheet' && seen !== 'question') before = seen;
      }
      await ada.key('Enter');
      await ada.seeRole('region', 'Your actions');
      expect(await ada.path()).toBe('/local/ru-ra-re');
    });

    it('leads a new member by keyboard from a name to another device, and out', async () => {
      // Others than before: who has seats as a guest brings them along. WebKit keeps cookies for all its windows together.
      const [merit, phone] = [await come(DESK), await come(PHONE, '127.0.0.1')];
      await merit.goto('/sign-in');
      await merit.tabTo('textbox', 'Your name');
      await merit.tab.type('Merit');
      // Where a browser has no passkeys it is not said that there is none.
      await merit.pressByKey('button', /^Keep (it without a passkey|this name)$/);
      await merit.seeRole('heading', 'Ten recovery codes');
      await merit.pressByKey('button', 'I have them');
      await merit.seeRole('heading', 'Your page');
      await merit.pressByKey('button', 'Make a link');
      const link = new URL(await merit.valueOf('Link for your other device'));

      await phone.goto(link.pathname + link.hash);
      await phone.pressByKey('button', 'Sign in');
      await phone.seeRole('heading', 'Your page');

      // The home page has so many stops that one browser is enough for the rest.
      if (played) await playByDays(merit, phone);

      await phone.goto('/me');
      await phone.pressByKey('button', 'Sign out here');
      await phone.pressByKey('button', 'Sign out');
      await phone.seeRole('link', 'Sign in');
    });
  });
};

/** By keyboard: somebody makes a table that is played by days, with a bot, and moves on their other device. */
const playByDays = async (merit: Visitor, phone: Visitor): Promise<void> => {
  await merit.goto('/');
  await merit.chooseByKey('Game', 'R');
  await merit.chooseByKey('Seats', '2');
  await merit.pressByKey('button', 'Bots and options of my table');
  await merit.chooseByKey('Who plays seat 2', 'E');
  await merit.chooseByKey('Time', '7');
  await merit.pressByKey('button', 'Make the table');
  await merit.seeRole('region', 'Your actions');

  await phone.goto('/');
  await phone.seeRole('heading', '1 match waits for you');
  await phone.pressByKey('link', /days left/);
  await phone.seeRole('button', /^(Draw|Pass)/);
  const before = await phone.run(lastTold, null);
  await phone.pressByKey('button', /^(Draw|Pass)/);
  await phone.await('what she did', isToldMore, before);
};

/** Runs in the page: what happened last, as the bar says it. */
const lastTold = (): string => document.querySelector('.turn-banner-last')?.textContent ?? '';
/** Runs in the page. */
const isToldMore = (before: string): true | null => {
  const now = document.querySelector('.turn-banner-last')?.textContent ?? before;
  return now === before ? null : true;
};

/** Fills in the form of the home page for a table of two. */
const wantTable = async (visitor: Visitor, game: GameId): Promise<void> => {
  await visitor.goto('/');
  await visitor.choose('Game', game);
  await visitor.choose('Seats', '2');
  await visitor.fill('Your name', 'Ada');
};

/** Somebody makes a table at which a bot sits. */
const sitDownWithBot = async (visitor: Visitor, game: GameId): Promise<void> => {
  await wantTable(visitor, game);
  await visitor.press('button', 'Bots and options of my table');
  await visitor.choose('Who plays seat 2', 'easy');
  await visitor.press('button', 'Make the table');
};

/** Ada makes a table on the home page, and Ned takes the other seat by its link. */
const sitDown = async (ada: Visitor, ned: Visitor, game: GameId): Promise<void> => {
  await wantTable(ada, game);
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
    const text = await visitor.run(() => document.body.innerText.replace(/\s+/g, ' ').slice(0, 600), null);
    return `${await visitor.path()} as it looks: ${file}\n${text}`;
  });
  return (await Promise.all(lines)).join('\n');
};
