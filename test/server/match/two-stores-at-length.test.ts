import { expect, it } from 'vitest';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { isRefusal } from '../../../src/server/match/commands.ts';
import { type Answered, checkHistory } from '../support/acknowledged.ts';
import { secretOf } from '../support/decisions.ts';
import { progressOf } from '../support/progress.ts';
import { commandAtWaiting, commandInMatch } from '../support/some-command.ts';
import { onEachStorage } from '../support/storages.ts';
import { createTable, PLAYERS, sit, storedIn, twoOwners } from '../support/two-owners.ts';

/** How many commands the two owners are given; `COMMANDS=10000` for the long form. */
const COMMANDS = Number(process.env.COMMANDS ?? 900);
const GAMES = ['ru-ra-re', 'ra', 'kheops', 'ru-ra-re', 'priests-of-ra'] as const;
/** As many are under way at the same time. */
const AT_ONCE = 8;

onEachStorage(newDatabase => {
  const timeout = 120_000 + COMMANDS * 50;
  it(`${COMMANDS} commands of every kind from both owners at once: nothing acknowledged is lost`, {
    timeout,
  }, async () => {
    let now = 1;
    const { owners, written } = await twoOwners(newDatabase, () => now);
    const [first] = owners;
    const random = quickRandom('two stores');
    const opened: string[] = [];
    /** A table with free seats, or one whose match has begun. */
    const openTable = async (place: number): Promise<string> => {
      // Listed before anything is waited for: two tables may be opened at the same time.
      const id = `table-${opened.length}`;
      opened.push(id);
      const game = GAMES[place] ?? 'ra';
      const isWaiting = GAMES[place] === undefined;
      const players = isWaiting ? PLAYERS + 1 : game === 'kheops' ? 2 : PLAYERS;
      await createTable(first, id, game, players, { secondsToAct: 5 });
      for (let seat = 0; seat < (isWaiting ? 1 : players); seat++) await first.send(id, sit(seat));
      return id;
    };
    const places: string[] = [];
    for (let place = 0; place <= GAMES.length; place++) places.push(await openTable(place));

    const answered: Answered[] = [];
    const refused = new Set<string>();
    const tellProgress = progressOf('commands', COMMANDS);
    for (let n = 0; n < COMMANDS; n += AT_ONCE) {
      tellProgress(n);
      now += 1000;
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, i) => {
          const place = random.below(places.length);
          const id = places[place]!;
          const owner = owners[random.below(2)]!;
          const match = await storedIn(owner, id);
          const some = match.state === null ? commandAtWaiting : commandInMatch;
          const command = some(owner, match, n + i, random);
          // Some pages do not know whether they were heard, and say it again to the other server.
          const tries = command.kind === 'move' && random.below(4) === 0 ? owners : [owner];
          for (const done of await Promise.all(tries.map(each => each.send(id, command)))) {
            if (isRefusal(done)) refused.add(done.refused);
            else answered.push({ id, command, done });
          }
          // Nothing much is to be done at a table whose match is over.
          if (match.data.gameover !== undefined && random.below(20) === 0 && places[place] === id) {
            places[place] = 'being laid';
            places[place] = await openTable(place);
          }
        }),
      );
    }

    // Whether a match ends is chance; two people who each want another one after the same match are not.
    const isEnded = (id: string) => written(id).at(-1)?.next?.data.gameover !== undefined;
    const givenUp = async (): Promise<string> => {
      const id = await openTable(GAMES.indexOf('kheops'));
      await first.send(id, { kind: 'resign', seat: 0, credentials: secretOf(0) });
      return id;
    };
    const ended = opened.find(isEnded) ?? (await givenUp());
    for (const [i, owner] of owners.entries()) {
      const command = { kind: 'rematch', next: `last-${i}`, instead: null } as const;
      const done = await owner.send(ended, command);
      if (isRefusal(done)) refused.add(done.refused);
      else answered.push({ id: ended, command, done });
    }

    const kinds = new Set(answered.map(({ command, done }) => `${command.kind} ${done.acknowledgement}`));
    // Whether somebody asks the others while they answer is chance.
    const usual = [...kinds].filter(kind => !/^undo-answer|^undo repeated/.test(kind));
    expect(usual.toSorted()).toEqual([
      'bot-moves made',
      'chat made',
      'leave made',
      'move changed',
      'move made',
      'move repeated',
      'presence made',
      'reconcile made',
      'rematch made',
      'rename made',
      'return made',
      'sit made',
      'stand-in made',
      'time-up made',
      'undo made',
    ]);
    for (const code of ['seat-taken', 'rematch-set', 'stale', 'outdated']) expect(refused).toContain(code);
    for (const id of opened) {
      const answers = answered.filter(answer => answer.id === id);
      await checkHistory(await storedIn(first, id), await first.history(id), written(id), answers);
    }
    console.info(`${COMMANDS} commands: ${answered.length} acknowledged, at ${opened.length} tables`);
  });
});
