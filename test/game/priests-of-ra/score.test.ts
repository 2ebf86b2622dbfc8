import { describe, expect, it } from 'vitest';
import type { Epoch } from '../../../src/game/auction/epochs.ts';
import { RULE_OF_ITEM, SCORE_ITEMS } from '../../../src/game/priests-of-ra/events.ts';
import { scoreSheet } from '../../../src/game/priests-of-ra/score.ts';
import { type Held, itemsOf, type PlayerPosition, position } from './position.ts';

const sheet = (epoch: Epoch, ...areas: PlayerPosition[]) => scoreSheet(position({ epoch, areas }));
/** One player’s sheet; the other one has nothing, and an equal total of suns. */
const of = (epoch: Epoch, tiles: Held, more: PlayerPosition = {}) => sheet(epoch, { tiles, ...more }, {})[0]!;

const EVERYTHING: Held = {
  farmer: 2,
  warrior: 2,
  merchant: 2,
  scribe: 2,
  granary: 2,
  fortress: 2,
  market: 2,
  library: 2,
  'chamber-red': 3,
  'chamber-blue': 4,
  priest: 3,
  plague: 3,
};

describe('the score sheet, item by item', () => {
  it.each<[string, Epoch, Held, Record<string, number>]>([
    [
      'people, each type by itself [P-10]',
      1,
      { farmer: 2, warrior: 3, merchant: 1, scribe: 4 },
      { farmers: 5, warriors: 5, scribes: 5 },
    ],
    ['merchants [P-10]', 2, { merchant: 2 }, { merchants: 5 }],
    ['one of each people: no fame [P-11]', 1, { farmer: 1, warrior: 1, merchant: 1, scribe: 1 }, {}],
    [
      'buildings, the worked case [P-12]',
      1,
      { granary: 5, fortress: 2, market: 2, library: 1 },
      { buildings: 8, 'building-kinds': 5 },
    ],
    [
      'three priests, four plagues, the worked case [P-13, P-14]',
      2,
      { priest: 3, plague: 4 },
      { priests: 6, plagues: -6 },
    ],
    ['three priests and the only plague [P-13]', 1, { priest: 3, plague: 1 }, { priests: 6 }],
    ['two priests return nothing [P-13]', 1, { priest: 2, plague: 1 }, { priests: 4, plagues: -1 }],
    [
      'seven plagues and three priests are six still [P-14]',
      1,
      { priest: 3, plague: 7 },
      { priests: 6, plagues: -20 },
    ],
    [
      'six plagues and three priests are five [P-14]',
      1,
      { priest: 3, plague: 6 },
      { priests: 6, plagues: -15 },
    ],
    [
      'chambers, the worked case [P-20, P-21]',
      3,
      { 'chamber-red': 4, 'chamber-green': 3 },
      { pyramid: 10, chambers: 15 },
    ],
    ['no pyramid before the third epoch [P-20]', 2, { pyramid: 12 }, {}],
    ['no chambers before the third epoch [P-21]', 1, { 'chamber-red': 4, 'chamber-green': 3 }, {}],
    ['two stones and two chambers of a colour [P-20, P-21]', 3, { 'chamber-blue': 2 }, {}],
    ['nothing at all [E-05]', 3, {}, {}],
  ])('%s', (_rule, epoch, tiles, items) => {
    expect(itemsOf(of(epoch, tiles))).toEqual(items);
  });

  it.each<[Epoch, Record<string, number>]>([
    [1, {}],
    [2, {}],
    [3, { ankhs: 5, suns: 5 }],
  ])('ankhs and suns score after the third epoch alone [P-22, E-06]: epoch %i', (epoch, items) => {
    const [first] = sheet(epoch, { ankhs: 2, suns: [9] }, { suns: [8] });
    expect(itemsOf(first!)).toEqual(items);
  });

  it('stands in the order of the record, with nothing that is worth 0 [P-10 to P-22, E-06]', () => {
    const [first] = sheet(3, { tiles: EVERYTHING, ankhs: 2, suns: [9] }, { suns: [8] });
    expect(first!.items.map(item => item.for)).toEqual([...SCORE_ITEMS]);
    expect(SCORE_ITEMS).toEqual([
      'farmers',
      'warriors',
      'merchants',
      'scribes',
      'buildings',
      'building-kinds',
      'priests',
      'plagues',
      'pyramid',
      'chambers',
      'ankhs',
      'suns',
    ]);
    expect(first).toMatchObject({ type: 'score', epoch: 3, player: 0, ankhs: 2, plagues: 1 });
    expect(itemsOf(first!)).toEqual({
      farmers: 5,
      warriors: 5,
      merchants: 5,
      scribes: 5,
      buildings: 8,
      'building-kinds': 10,
      priests: 6,
      plagues: -3,
      pyramid: 10,
      chambers: 15,
      ankhs: 20,
      suns: 5,
    });
    expect(first!.net).toBe(91);
    expect(first!.fame).toBe(101);
  });

  it('one a seat, in seat order [E-05]', () => {
    expect(sheet(1, {}, {}, {}, {}, {}).map(({ player }) => player)).toEqual([0, 1, 2, 3, 4]);
  });

  it('farmers 2-2-1, the worked case: all who tie score [P-10]', () => {
    const sheets = sheet(1, { tiles: { farmer: 2 } }, { tiles: { farmer: 2 } }, { tiles: { farmer: 1 } });
    expect(sheets.map(itemsOf)).toEqual([{ farmers: 5 }, { farmers: 5 }, {}]);
  });

  it('every other item is one’s own: rivals change nothing [P-12 to P-22]', () => {
    const own: Held = { granary: 2, priest: 1, plague: 1, pyramid: 3 };
    const rival: Held = { granary: 9, priest: 9, plague: 9, pyramid: 9 };
    const [alone] = sheet(3, { tiles: own }, {});
    const [beside] = sheet(3, { tiles: own }, { tiles: rival });
    expect(beside).toEqual(alone);
  });

  it('changes nothing on the table', () => {
    const state = position({ epoch: 3, areas: [{ tiles: EVERYTHING, ankhs: 3, suns: [9] }, { suns: [8] }] });
    const before = structuredClone(state);
    scoreSheet(state);
    expect(state).toEqual(before);
  });
});

describe('ankhs gained [P-11]', () => {
  const four: Held = { farmer: 1, warrior: 1, merchant: 1, scribe: 1 };
  const three: Held = { farmer: 1, warrior: 1, scribe: 1 };
  it.each([
    [0, four, 2],
    [1, four, 2],
    [2, four, 2],
    [3, four, 1],
    [4, four, 0],
    [0, three, 1],
    [3, three, 1],
    [4, three, 0],
    [0, { farmer: 2, warrior: 2 }, 0],
  ])('nobody gets more than four [P-22]: with %i ankhs, %j gives %i', (ankhs, tiles, gained) => {
    expect(of(1, tiles, { ankhs }).ankhs).toBe(gained);
  });

  it.each([
    [0, { ankhs: 5 }],
    [1, { ankhs: 10 }],
    [2, { ankhs: 20 }],
    [3, { ankhs: 20 }],
    [4, { ankhs: 20 }],
  ])('those of the third epoch score at once [P-22]: %i before', (ankhs, items) => {
    expect(itemsOf(of(3, four, { ankhs }))).toEqual(items);
  });
});

describe('one net sum, and never below 0 [E-05]', () => {
  it.each<[string, Epoch, Held, number, number, number]>([
    ['10 fame, five plagues and nothing else, the worked case', 1, { plague: 5 }, 10, -15, 0],
    ['gains and losses first meet each other', 1, { granary: 8, plague: 6 }, 0, 8 - 20, 0],
    ['not item by item: plagues do not eat what later items bring', 3, { plague: 6, pyramid: 10 }, 0, 0, 0],
    ['the order of items does not matter', 3, { plague: 6, pyramid: 10, 'chamber-red': 3 }, 0, 5, 5],
    ['a net loss is taken from the fame', 2, { farmer: 2, plague: 4 }, 10, -5, 5],
    ['fame of 0 grows again', 2, { farmer: 2 }, 0, 5, 5],
  ])('%s', (_rule, epoch, tiles, fame, net, after) => {
    const score = of(epoch, tiles, { fame });
    expect(score.net).toBe(net);
    expect(score.fame).toBe(after);
    expect(score.items.reduce((sum, item) => sum + item.fame, 0)).toBe(net);
  });

  it('the suns’ −5 is part of it', () => {
    const sheets = sheet(3, { suns: [2], fame: 0, tiles: { pyramid: 3 } }, { suns: [3], fame: 0 });
    expect(sheets.map(({ net, fame }) => [net, fame])).toEqual([
      [0, 0],
      [5, 5],
    ]);
  });
});

it('every item names its rule [P-10 to P-22, E-06]', () => {
  expect(RULE_OF_ITEM).toEqual({
    farmers: 'P-10',
    warriors: 'P-10',
    merchants: 'P-10',
    scribes: 'P-10',
    buildings: 'P-12',
    'building-kinds': 'P-12',
    priests: 'P-13',
    plagues: 'P-14',
    pyramid: 'P-20',
    chambers: 'P-21',
    ankhs: 'P-22',
    suns: 'E-06',
  });
});
