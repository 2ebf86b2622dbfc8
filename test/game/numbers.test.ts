import { describe, expect, it } from 'vitest';
import { withShared } from '../../src/client/pages/rules/parse-rules.ts';
import { LAST_EPOCH } from '../../src/game/auction/epochs.ts';
import { STARTING_FAME } from '../../src/game/auction/fame.ts';
import { FIRST_CENTRE, SUN_GROUPS, SUN_PRIZE, SUNS } from '../../src/game/auction/suns.ts';
import { AUCTION_TRACK, raTrackLength } from '../../src/game/auction/tracks.ts';
import * as kheops from '../../src/game/kheops/numbers.ts';
import { BASE, CELLS } from '../../src/game/kheops/pyramid.ts';
import { TILES as STONES } from '../../src/game/kheops/tiles.ts';
import * as priests from '../../src/game/priests-of-ra/numbers.ts';
import { MOST_ANKHS } from '../../src/game/priests-of-ra/rules/ankhs.ts';
import { stonesFor } from '../../src/game/priests-of-ra/rules/pyramid.ts';
import { TILE_COUNTS as PRIESTS_TILES } from '../../src/game/priests-of-ra/tiles.ts';
import * as ra from '../../src/game/ra/numbers.ts';
import { scorePharaohs } from '../../src/game/ra/rules/pharaohs.ts';
import { TILE_COUNTS as RA_TILES } from '../../src/game/ra/tiles.ts';
import { ANIMALS, DECK_SIZE, IN_DECK } from '../../src/game/ru-ra-re/cards.ts';
import * as ruRaRe from '../../src/game/ru-ra-re/numbers.ts';
import { sumOf } from '../../src/game/shared/lists.ts';
import { inWords } from '../../src/site/number-in-words.ts';
import { textOf } from './source.ts';

/** All figures of each rule that has any, and what some say in words; of sections without rules by their heading. */
type Told = {
  readonly game: string;
  readonly figures: Readonly<Record<string, readonly (number | undefined)[]>>;
  readonly words: Readonly<Record<string, readonly [en: string, it: string]>>;
};

const players = [2, 3, 4, 5];
const counted = (list: readonly number[]): readonly number[] => [...list.keys()].slice(1);
const spelled = (text: (n: string) => string, n: number, italian: (n: string) => string) =>
  [text(inWords('en', n)), italian(inWords('it', n))] as const;

const AUCTION = {
  'C-01': [AUCTION_TRACK, ...players, ...players.map(raTrackLength), raTrackLength(2)],
  'C-02': [SUNS[0], SUNS.at(-1), FIRST_CENTRE],
  'C-03': players.flatMap(n => SUN_GROUPS[n]!.flatMap(group => [...group].reverse())),
  'C-04': [STARTING_FAME],
  'A-03': [AUCTION_TRACK, AUCTION_TRACK],
  'A-05': [AUCTION_TRACK],
  'E-05': [0],
  'E-06': [SUN_PRIZE, SUN_PRIZE],
};
const EPOCHS = spelled(
  n => `There are ${n} epochs`,
  LAST_EPOCH,
  n => `Le epoche sono ${n}`,
);

const { PHARAOH_FAME, CIVILIZATION_FAME, MONUMENT_FAME, MONUMENT_SET_FAME } = ra;
const { ANKHS_FOR_TYPES, BUILDING_TYPES_FAME, PLAGUE_FAME, PYRAMID_FAME, CHAMBER_FAME, ANKH_FAME } = priests;
const { BONUS_POINTS, DOUBLE_WEIGHT, PAWN_WEIGHT } = kheops;
const { ANIMAL_POINTS, FOR_PLAYERS, KING_POINTS } = ruRaRe;

const hanging = CELLS.filter(cell => Number(cell.split(',')[1]) % 2 === 1).length;
const inBase = BASE.filter(cell => cell.startsWith('6')).length;
const stock = STONES.length - BASE.length - 2 * kheops.HAND;

const PAGES: readonly Told[] = [
  {
    game: 'ra',
    figures: {
      ...AUCTION,
      'R-10': [ra.GOD_FAME],
      'R-11': [PHARAOH_FAME.most, -PHARAOH_FAME.fewest],
      'R-12': [ra.RIVER_FAME, ra.RIVER_FAME],
      'R-13': [ra.GOLD_FAME],
      'R-14': [-CIVILIZATION_FAME[0]!, ...CIVILIZATION_FAME.slice(3)],
      'R-15': [MONUMENT_FAME[1], MONUMENT_FAME[7], MONUMENT_FAME[8], ...MONUMENT_SET_FAME.slice(3)],
    },
    words: {
      'E-05': EPOCHS,
      'R-03': spelled(
        n => `costs ${n} tiles of its category`,
        ra.DISASTER_TAKES,
        n => `costa ${n} tessere della sua categoria`,
      ),
    },
  },
  {
    game: 'priests-of-ra',
    figures: {
      ...AUCTION,
      'P-10': [priests.PEOPLE_FAME, priests.PEOPLE_FAME],
      'P-11': [ANKHS_FOR_TYPES[4], ANKHS_FOR_TYPES[3]],
      'P-12': [priests.BUILDING_FAME, BUILDING_TYPES_FAME[4], BUILDING_TYPES_FAME[3]],
      'P-13': [priests.PRIEST_FAME],
      'P-14': [...counted(PLAGUE_FAME), ...PLAGUE_FAME.slice(1).map(fame => -fame)],
      'P-20': [2, 3, 4].flatMap(steps => [stonesFor(steps), PYRAMID_FAME[steps]]),
      'P-21': CHAMBER_FAME.slice(3),
      'P-22': ANKH_FAME.slice(2),
    },
    words: {
      'E-05': EPOCHS,
      'P-10': spelled(
        n => `at least ${n} of a type`,
        priests.PEOPLE_NEEDED,
        n => `almeno ${n} `,
      ),
      'P-12': spelled(
        n => `${n} tiles of the same type`,
        priests.TILES_A_BUILDING,
        n => `${n} tessere dello stesso tipo`,
      ),
      'P-13': spelled(
        n => `has ${n} or more`,
        priests.PRIESTS_AGAINST_PLAGUE,
        n => `ne ha ${n} o più`,
      ),
      'P-22': spelled(
        n => `more than ${n}`,
        MOST_ANKHS,
        n => `più di ${n}`,
      ),
    },
  },
  {
    game: 'kheops',
    figures: {
      'K-01': [7, CELLS.length, CELLS.length - hanging, hanging, BASE.length, inBase, BASE.length - inBase],
      'K-02': [kheops.WORKERS.white, kheops.WORKERS.blue],
      'K-03': [kheops.HAND, stock, (CELLS.length - BASE.length) / 2],
      'K-13': [120, 240],
      'K-31': [BASE.length - STONES.filter(({ symbol }) => symbol === 'no-pawn').length],
      'K-40': [CELLS.length],
      'K-41': [kheops.ROOM_POINTS, ...Object.values(BONUS_POINTS), 0],
      'K-43': [PAWN_WEIGHT, DOUBLE_WEIGHT, DOUBLE_WEIGHT, 2 * DOUBLE_WEIGHT],
    },
    words: {
      'K-41': kheops.CLOSED_TIMES === 2 ? ['is doubled', 'raddoppia'] : ['is multiplied', 'si moltiplica'],
    },
  },
  {
    game: 'ru-ra-re',
    figures: {
      'Q-01': [
        ...[2, 3, 4],
        ...[2, 3, 4].map(n => FOR_PLAYERS[n]!.rowCount),
        ...[2, 3, 4].map(n => FOR_PLAYERS[n]!.inPlay),
        DECK_SIZE,
        ...(['king', 'knight', 'church', 'farmer', 'farmwife', 'farmhouse'] as const).map(
          card => IN_DECK[card],
        ),
        ...[IN_DECK['points-2'], 2, 3, 4],
        ...[IN_DECK.sheep, ANIMALS.length],
      ],
      'Q-20': [1],
      'Q-21': [ruRaRe.ENOUGH],
      'Q-22': [ruRaRe.ENOUGH],
      'Q-30': [...counted(KING_POINTS), ...KING_POINTS.slice(1), KING_POINTS.length - 1],
      'Q-31': [ruRaRe.CHURCH_POINTS],
      'Q-32': [2, 3, 4],
      'Q-33': [ruRaRe.MOST_KNIGHTS_POINTS, ruRaRe.KNIGHT_POINTS],
      'Q-34': [...counted(ANIMAL_POINTS), ...ANIMAL_POINTS.slice(1)],
      'Q-35': [ruRaRe.COUPLE_POINTS, ruRaRe.FARM_POINTS, 0],
    },
    words: {
      'Q-20': spelled(
        n => `filled to ${n} cards`,
        ruRaRe.ROW_LENGTH,
        n => `${n} carte`,
      ),
    },
  },
];

const rulesOf = (game: string, name: string): Readonly<Record<string, string>> => {
  const page = withShared(textOf(`src/game/${game}/${name}`), textOf(`src/game/auction/${name}`));
  return Object.fromEntries(
    [...page.matchAll(/^- \*\*([A-Z]-\d\d)\*\* (.+)$/gm)].map(([, rule, text]) => [rule, text]),
  );
};
const figuresIn = (text: string): readonly number[] =>
  [...text.replace(/\b[A-Z]-\d\d\b/g, '').matchAll(/\d+/g)].map(Number);
const ascending = (numbers: readonly (number | undefined)[]) => numbers.toSorted((a = 0, b = 0) => a - b);

describe.each(PAGES)('the numbers on the page of rules of $game', ({ game, figures, words }) => {
  const english = rulesOf(game, 'RULES.md');
  const italian = rulesOf(game, 'RULES.it.md');

  it('are those of the code, all of them', () => {
    const told = Object.entries(english).map(([rule, text]) => [rule, figuresIn(text)] as const);
    expect(Object.fromEntries(told.filter(([, found]) => found.length > 0))).toEqual(figures);
  });

  it('are the same in Italian', () => {
    const told = Object.keys(figures).map(rule => [rule, ascending(figuresIn(italian[rule]!))]);
    const wanted = Object.entries(figures).map(([rule, found]) => [rule, ascending(found)]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(wanted));
  });

  it('are those of the code where they are words', () => {
    for (const [rule, [en, it]] of Object.entries(words)) {
      expect(english[rule]!.toLowerCase()).toContain(en.toLowerCase());
      expect(italian[rule]!.toLowerCase()).toContain(it.toLowerCase());
    }
  });
});

/** The figures of a section, in the order in which they stand. */
const figuresUnder = (game: string, name: string, heading: RegExp): readonly number[] => {
  const [section = ''] = textOf(`src/game/${game}/${name}`)
    .split(/^## /m)
    .filter(text => heading.test(text));
  return figuresIn(section);
};

const {
  ra: raTiles,
  god,
  gold,
  pharaoh,
  funeral,
  nile,
  flood,
  drought,
  art,
  unrest,
  temple,
  earthquake,
} = RA_TILES;
const BAGS = [
  {
    game: 'ra',
    tiles: [
      raTiles,
      god,
      gold,
      pharaoh,
      funeral,
      nile,
      flood,
      drought,
      5 * art,
      art,
      unrest,
      8 * temple,
      temple,
      earthquake,
    ],
    all: sumOf(Object.values(RA_TILES)),
  },
  { game: 'priests-of-ra', tiles: Object.values(PRIESTS_TILES), all: sumOf(Object.values(PRIESTS_TILES)) },
];

it.each(BAGS)('the bag of $game holds what its page of rules lists', ({ game, tiles, all }) => {
  for (const [name, heading] of [
    ['RULES.md', /^Tiles/],
    ['RULES.it.md', /^(Le )?[Tt]essere/],
  ] as const)
    expect(figuresUnder(game, name, heading)).toEqual([...tiles, all]);
});

it('one to six types of monuments are worth as much each, as the page says [R-15]', () => {
  const [, ...byTypes] = MONUMENT_FAME.slice(0, 7);
  expect(byTypes).toEqual(byTypes.map((_, i) => (i + 1) * (MONUMENT_FAME[1] ?? 0)));
});

it('the first example of Ra is scored as the code does [R-11]', () => {
  const held = [3, 2, 2, 3];
  const example = /^- Pharaohs .*$/m.exec(textOf('src/game/ra/RULES.md'))?.[0] ?? '';
  expect(figuresIn(example)).toEqual([...held, ...scorePharaohs(held).map(Math.abs)]);
});
