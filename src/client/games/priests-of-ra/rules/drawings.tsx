import { SunToken } from '../../auction/art/tokens.tsx';
import { drawnBy, type Held, SUN_TOTALS, suns, sunsOf } from '../../auction/pieces/drawn.tsx';
import type { RulesDrawings } from '../../rules-page/drawings.ts';
import { Groups } from '../../rules-page/groups.tsx';
import { type LedgerDrawings, lotsDrawnBy } from '../../rules-page/ledger.ts';
import { Ankh } from '../art/ankh.tsx';
import { Tile } from '../pieces/tile.tsx';
import { itemWords } from '../words/score.ts';
import type { Face } from '../words/tile-words.ts';

const drawn = drawnBy<Face>(side => <Tile key={side} side={side} decorative />);
const ankhs = (n: number) => () => <Groups of={[[[<Ankh key="ankh" held />, n]]]} />;
const one = (side: Face): Held<Face> => [[side, 1]];

export const drawings: RulesDrawings = {
  rules: {
    'C-02': suns(1),
    'T-03': drawn(one('ra')),
    'A-02': suns(3, 5),
    'P-01': drawn([
      ['farmer', 1],
      ['warrior', 1],
    ]),
    'P-02': drawn(one('priest'), [
      ['granary', 1],
      ['fortress', 1],
    ]),
    'P-10': drawn(one('farmer'), one('warrior'), one('merchant'), one('scribe')),
    'P-11': ankhs(2),
    'P-12': drawn([['market', 2]], [['library', 2]]),
    'P-13': drawn([['priest', 3]]),
    'P-14': drawn(one('plague')),
    'P-20': drawn([
      ['pyramid', 2],
      ['chamber-red', 1],
    ]),
    'P-21': drawn([['chamber-blue', 3]]),
    'P-22': ankhs(4),
  },
  examples: [
    drawn([['farmer', 2]], [['farmer', 2]], [['farmer', 1]]),
    drawn([
      ['farmer', 1],
      ['warrior', 1],
      ['merchant', 1],
      ['scribe', 1],
    ]),
    drawn([
      ['granary', 5],
      ['fortress', 2],
      ['market', 2],
      ['library', 1],
    ]),
    drawn([
      ['priest', 3],
      ['plague', 4],
    ]),
    drawn([
      ['chamber-red', 4],
      ['chamber-green', 3],
    ]),
    drawn([['plague', 5]]),
    sunsOf(...SUN_TOTALS),
  ],
  tries: {
    'T-02': { seed: 'T-02 40', moves: 114 },
    'A-04': { seed: 'A-04 2', moves: 133 },
    'P-01': { seed: 'P-01 0', moves: 91 },
    'P-02': { seed: 'P-02 7', moves: 75 },
    'E-02': { seed: 'E-02 395', moves: 152 },
    'example-1': { seed: 'example 3022', moves: 102 },
    'example-2': { seed: 'example 675', moves: 136 },
    'example-3': {
      seed: 'example 8896',
      moves:
        '0100000143034400000004420000441500010441000001140401000440440100004004440000000001144301122200011133',
    },
    'example-4': { seed: 'example 14982', moves: 157 },
    'example-5': {
      seed: 'example 17703',
      moves:
        '044400044400000000001000444000010440000010000013110001034300012116000001003120143043100000010033801010000',
    },
    'example-7': { seed: 'example 1453', moves: 131, players: 4 },
  },
};

/** What points were for, and lots as they were sold. */
export const ledger: LedgerDrawings = {
  items: itemWords,
  lots: lotsDrawnBy({ Tile, Sun: SunToken }),
};
