import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../../src/game/contract.ts';
import { playOnRules } from '../../../src/game/drive.ts';
import { loadReferee } from '../../../src/game/index.ts';
import { buildRecord, type MatchRecord } from '../../../src/game/record.ts';
import { faultOf } from '../../../src/game/referee.ts';
import { CARDS } from '../../../src/game/ru-ra-re/cards.ts';
import { loadGame } from '../load-game.ts';

const module = await loadGame('ru-ra-re');
const referee = await loadReferee('ru-ra-re');
const { defaults, rulesVersion } = module.meta;
type Fact = AnyEvent & Record<string, unknown>;

const recordOf = (seed: string, players: number, bot: string) => {
  const bots = Array.from({ length: players }, () => module.bots[bot]!);
  const match = { players, options: defaults, seed, bots };
  const names = bots.map(() => 'Ada');
  return buildRecord({
    game: 'ru-ra-re',
    names,
    defaults,
    rulesVersion,
    ...match,
    ...playOnRules(module, match),
  });
};

const faultIn = (record: MatchRecord, change: (events: Fact[]) => void) => {
  const changed = JSON.parse(JSON.stringify(record));
  change(changed.events);
  return faultOf(changed, module.rules, referee, defaults, false);
};

const SEEDS = ['a', 'b', 'c', 'd'];
const TABLES = SEEDS.flatMap(seed => [2, 3, 4].map(players => ({ seed, players })));

describe.each(TABLES)('the record of a match of $players, seed $seed', ({ seed, players }) => {
  it('is found to be right, hidden choices and all [Q-10, Q-12]', () => {
    for (const bot of ['random', 'stubborn']) {
      expect(faultIn(recordOf(seed, players, bot), () => {})).toBeNull();
    }
  });

  it('may tell takings and clashes of one throw in any order, and cards that leave [Q-10, Q-21]', () => {
    const record = recordOf(seed, players, 'random');
    let turned = 0;
    const fault = faultIn(record, events => {
      for (let i = 0; i < events.length; i++) {
        const end = events.findIndex((event, at) => at >= i && !['take', 'clash'].includes(event.type));
        if (end - i > 1) {
          events.splice(i, end - i, ...events.slice(i, end).reverse());
          turned += 1;
        }
        i = Math.max(i, end);
      }
      for (const event of events) if (event.type === 'discard') (event.cards as string[]).reverse();
    });
    expect(turned).toBeGreaterThan(5);
    expect(fault).toBeNull();
  });

  it('is wrong where a taking is told of another throw, or twice [Q-10]', () => {
    const record = recordOf(seed, players, 'random');
    const first = record.events.findIndex(({ type }) => type === 'take');
    const moved = faultIn(record, events => {
      const [take] = events.splice(first, 1);
      const after = events.findIndex((event, at) => at > first && event.type === 'show');
      events.splice(after + 1, 0, take!);
    });
    expect(moved).not.toBeNull();
    expect(faultIn(record, events => events.splice(first, 0, events[first]!))).not.toBeNull();
  });
});

describe('a record that no shuffle could have brought is wrong where the cards run out, seed or not', () => {
  it('where the pile brings an eleventh king [Q-01]', () => {
    const { seed: _, ...record } = recordOf('kings', 2, 'random');
    const fault = faultIn(record, events => {
      const three = ['king', 'king', 'king'];
      events[0]!.rows = [
        three,
        three,
        three,
        ['king', 'king', 'dog'],
        ['dog', 'hen', 'hen'],
        ['pig', 'pig', 'cow'],
      ];
    });
    expect(fault).toEqual({ event: 0, problem: 'there are only 10 of king' });
  });

  it('where the box brings what it does not hold [Q-22]', () => {
    let tried = 0;
    for (let n = 0; n < 12; n++) {
      // With four players all cards are in play: the box holds what was lost and what left, and nothing else.
      const { seed: _, ...record } = recordOf(`box ${n}`, 4, 'random');
      const at = record.events.findIndex(event => (event as Fact).reshuffled === true);
      if (at < 0) continue;
      const box = (record.events.slice(0, at) as Fact[]).flatMap(({ type, lost, cards }) =>
        type === 'clash' ? [lost] : type === 'discard' ? (cards as string[]) : [],
      );
      const foreign = CARDS.find(card => !box.includes(card))!;
      const fault = faultIn(record, events => {
        const rows = events[at]!.rows as string[][];
        rows[7] = [...rows[7]!.slice(0, -1), foreign];
      });
      expect(fault).toMatchObject({ event: at });
      tried += 1;
    }
    expect(tried).toBeGreaterThan(3);
  });
});
