import { MONUMENTS } from '../../../../game/ra/tiles.ts';
import { SunToken } from '../../auction/art/tokens.tsx';
import { drawnBy, type Held, SUN_TOTALS, suns, sunsOf } from '../../auction/pieces/drawn.tsx';
import type { RulesDrawings } from '../../rules-page/drawings.ts';
import { type LedgerDrawings, lotsDrawnBy } from '../../rules-page/ledger.ts';
import { Tile } from '../pieces/tile.tsx';
import { itemWords } from '../words/score.ts';
import type { Face } from '../words/tile-words.ts';

const drawn = drawnBy<Face>(side => <Tile key={side} side={side} decorative />);
const one = (side: Face): Held<Face> => [[side, 1]];

export const drawings: RulesDrawings = {
  rules: {
    'C-02': suns(1),
    'T-03': drawn(one('ra')),
    'A-02': suns(3, 5),
    'R-01': drawn(one('god'), one('gold')),
    'R-03': drawn(
      [
        ['funeral', 1],
        ['pharaoh', 2],
      ],
      [
        ['drought', 1],
        ['flood', 1],
        ['nile', 1],
      ],
      [
        ['unrest', 1],
        ['art', 1],
        ['writing', 1],
      ],
      [
        ['earthquake', 1],
        ['obelisk', 1],
        ['temple', 1],
      ],
    ),
    'R-10': drawn(one('god')),
    'R-11': drawn(one('pharaoh')),
    'R-12': drawn([
      ['flood', 1],
      ['nile', 3],
    ]),
    'R-13': drawn(one('gold')),
    'R-14': drawn([
      ['art', 1],
      ['agriculture', 1],
      ['religion', 1],
      ['astronomy', 1],
      ['writing', 1],
    ]),
    'R-15': drawn(MONUMENTS.map(monument => [monument, 1])),
  },
  examples: [
    drawn([['pharaoh', 3]], [['pharaoh', 2]], [['pharaoh', 2]], [['pharaoh', 3]]),
    drawn([
      ['astronomy', 3],
      ['agriculture', 2],
      ['writing', 2],
    ]),
    drawn(
      [['nile', 6]],
      [
        ['nile', 6],
        ['flood', 1],
      ],
    ),
    drawn(
      [['drought', 1]],
      [
        ['flood', 1],
        ['nile', 4],
      ],
    ),
    drawn([
      ['pyramid', 4],
      ['temple', 3],
      ['fortress', 2],
      ['sphinx', 1],
    ]),
    drawn(MONUMENTS.map(monument => [monument, 5])),
    sunsOf(...SUN_TOTALS),
  ],
  tries: {
    'T-02': { seed: 'T-02 56', moves: 139 },
    'A-04': { seed: 'A-04 3', moves: 124 },
    'R-01': { seed: 'R-01 208', moves: 74 },
    'R-03': { seed: 'R-03 28', moves: 103 },
    'E-02': { seed: 'E-02 1067', moves: 49 },
    'example-1': { seed: 'example 28402', moves: 119, players: 4 },
    'example-2': {
      seed: 'example 16385',
      moves: '044400014400000000133100000013030000005300003210200000000123',
    },
    'example-3': { seed: 'example 30', moves: 109 },
    'example-4': { seed: 'example 939', moves: 125 },
    'example-5': {
      seed: 'example 15770',
      moves:
        '00000144300000144200000200000100200000000033203230003230400133100030021300000321000144300300000000043301213',
    },
    'example-7': { seed: 'example 893', moves: 113, players: 4 },
  },
};

/** What points were for, and lots as they were sold. */
export const ledger: LedgerDrawings = {
  items: itemWords,
  lots: lotsDrawnBy({ Tile, Sun: SunToken }),
};
