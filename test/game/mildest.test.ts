import { describe, expect, it } from 'vitest';
import type { AnyMove } from '../../src/game/contract.ts';
import { GAME_IDS, loadRules } from '../../src/game/index.ts';
import { kheops } from '../../src/game/kheops/rules.ts';
import { standing } from '../../src/game/kheops/score.ts';
import { priestsOfRa } from '../../src/game/priests-of-ra/rules.ts';
import { ra } from '../../src/game/ra/rules.ts';
import { ruRaRe } from '../../src/game/ru-ra-re/rules.ts';
import { quickRandom } from '../../src/game/shared/random.ts';
import { twinOf } from './hidden.ts';
import { position as kheopsPosition } from './kheops/position.ts';
import { position as priestsPosition } from './priests-of-ra/position.ts';
import { position as raPosition } from './ra/position.ts';
import { position as ruRaRePosition } from './ru-ra-re/position.ts';

describe.each(GAME_IDS)('%s: what is done for a seat whose time has run out', id => {
  it('is legal wherever somebody is to act, follows from what the seat sees, and ends the match', async () => {
    const module = await loadRules(id);
    const { rules, meta } = module;
    const random = quickRandom(`mildest of ${id}`);
    for (const players of [meta.seats.min, meta.seats.max]) {
      for (const isAlways of [false, true]) {
        const state = rules.setup({ players, options: meta.defaults, seed: `mildest ${players}` });
        for (let moves = 0; rules.outcome(state) === null; moves++) {
          expect(moves).toBeLessThan(2000);
          const [seat] = rules.seatsToAct(state) as [number];
          const legal = rules.legalMoves(state, seat);
          const before = JSON.stringify(state);
          const mildest = rules.mildest(rules.view(state, seat), seat);
          expect(legal).toContainEqual(mildest);
          expect(rules.mildest(rules.view(twinOf(module, state, seat), seat), seat)).toEqual(mildest);
          expect(JSON.stringify(state)).toBe(before);
          rules.apply(state, seat, isAlways ? mildest : legal[random.below(legal.length)]!);
        }
      }
    }
  });
});

const auction = (caller: number, cause: 'voluntary' | 'ra-tile', best: object | null, toSpeak: number[]) =>
  ({ kind: 'auction', cause, caller, best, toSpeak }) as never;
const SUNS = [{ suns: [9, 2, 6] }, { suns: [8, 3] }];
const FULL_TRACK = Array.from({ length: 8 }, () => 'pyramid' as const);

describe('Ra', () => {
  it.each<[string, Parameters<typeof raPosition>[0], AnyMove]>([
    ['draws', { areas: [{ suns: [9], tiles: { god: 2 } }, SUNS[1]!], track: ['gold'] }, ['draw']],
    ['invokes Ra where the track is full', { areas: SUNS, track: FULL_TRACK }, ['invokeRa']],
    ['passes', { areas: SUNS, step: auction(1, 'voluntary', null, [0, 1]) }, ['pass']],
    [
      'passes as the Ra player of a Ra tile',
      { areas: SUNS, step: auction(0, 'ra-tile', null, [0]) },
      ['pass'],
    ],
    [
      'bids the lowest sun where it must',
      { areas: SUNS, step: auction(0, 'voluntary', null, [0]) },
      ['bid', 2],
    ],
    [
      'lets other gods be',
      {
        areas: [{ suns: [9], tiles: { god: 1 } }, SUNS[1]!],
        track: ['gold'],
        step: { kind: 'gods', player: 0 },
      },
      ['doneWithGods'],
    ],
    [
      'gives up civilizations of which it has more than one',
      { areas: [{ tiles: { art: 3, religion: 1, writing: 1 } }, {}], step: struck('unrest') },
      ['discard', 'art', 'art'],
    ],
    [
      'gives up the monuments that leave most, the first of them where that is the same: no set of three',
      {
        areas: [{ tiles: { fortress: 3, obelisk: 2, palace: 1, sphinx: 1 } }, {}],
        step: struck('earthquake'),
      },
      ['discard', 'obelisk', 'obelisk'],
    ],
  ])('%s', (_what, table, move) => {
    const state = raPosition(table);
    expect(ra.mildest(ra.view(state, 0), 0)).toEqual(move);
  });
});

function struck(tile: 'unrest' | 'earthquake') {
  return { kind: 'disaster', player: 0, tile, pending: [], turnOf: 1, by: 'lot' } as const;
}

describe('Priests of Ra', () => {
  it.each<[string, Parameters<typeof priestsPosition>[0], AnyMove]>([
    ['draws', { areas: SUNS, track: ['priest'] }, ['draw']],
    ['invokes Ra where the track is full', { areas: SUNS, track: FULL_TRACK }, ['invokeRa']],
    [
      'lays a tile with the side up that is named first',
      { areas: SUNS, step: { kind: 'placement', player: 0, tile: 'market/library' } },
      ['placeTile', 'market'],
    ],
    ['passes', { areas: SUNS, step: auction(1, 'voluntary', null, [0, 1]) }, ['pass']],
    [
      'bids the lowest sun where it must',
      { areas: SUNS, step: auction(0, 'voluntary', null, [0]) },
      ['bid', 2],
    ],
    [
      'turns nothing over',
      {
        areas: [{ suns: [9], tiles: { farmer: 1 } }, SUNS[1]!],
        step: { kind: 'priests', player: 0, caller: 1, turns: 1, turned: [] },
      },
      ['doneTurning'],
    ],
  ])('%s', (_what, table, move) => {
    const state = priestsPosition(table);
    expect(priestsOfRa.mildest(priestsOfRa.view(state, 0), 0)).toEqual(move);
  });
});

describe('Kheops', () => {
  /** Matches at random up to the first time that somebody has to do this. */
  const until = (phase: string, skip: number) => {
    const random = quickRandom(`kheops ${phase}`);
    for (let left = skip; ; ) {
      const state = kheops.setup({
        players: 2,
        options: { white: 0, strictClosure: false },
        seed: `${left}`,
      });
      while (kheops.outcome(state) === null) {
        const [seat] = kheops.seatsToAct(state) as [number];
        if (kheops.phase(state) === phase && left-- === 0) return { state, seat };
        const legal = kheops.legalMoves(state, seat);
        kheops.apply(state, seat, legal[random.below(legal.length)]!);
      }
    }
  };

  it('a worker goes first, where it sends nobody away and sets off nothing', () => {
    for (const skip of [0, 5, 9]) {
      const { state, seat } = until('pawn', skip);
      const [name, piece, cell] = kheops.mildest(state, seat) as ['placePawn', string, never];
      expect([name, piece, state.pawns[cell]]).toEqual(['placePawn', 'worker', undefined]);
      kheops.apply(state, seat, [name, piece, cell] as never);
      expect(kheops.phase(state)).toBe('tile');
    }
  });

  it('where no worker is left, the priest before the pharaoh, and the mummy only where it must', () => {
    const pyramid = { '6,0': 0, '6,1': 1, '6,2': 2 } as const;
    const supplies = (more: object) =>
      [{ worker: 0, priest: 0, mummy: 0, pharaoh: 0, ...more }, {}] as [object, object];
    const piece = (more: object) => {
      const state = kheopsPosition({ pyramid, supplies: supplies(more) });
      return kheops.mildest(state, 0)[1];
    };
    expect(piece({ priest: 1, pharaoh: 1 })).toBe('priest');
    expect(piece({ priest: 1, mummy: 1, pharaoh: 1 })).toBe('mummy');
  });

  it.each(['power', 'tile'])('%s: no other choice would change the scores less', phase => {
    for (const skip of [1, 8]) {
      const { state, seat } = until(phase, skip);
      const now = standing(state).scores;
      const change = (move: AnyMove): number => {
        const after = kheops.copy(state);
        kheops.apply(after, seat, move as never);
        return standing(after).scores.reduce((sum, score, i) => sum + Math.abs(score - now[i]!), 0);
      };
      const least = Math.min(...kheops.legalMoves(state, seat).map(change));
      expect(change(kheops.mildest(state, seat))).toBe(least);
    }
  });
});

describe('Ru-Ra-Re', () => {
  it('takes the row that holds fewest cards, and no two who are late meet', () => {
    const rows = [['king', 'king', 'king'], ['knight'], ['church', 'church'], ['knight', 'king']] as never;
    const state = ruRaRePosition({ players: 3, rows });
    const chosen = [0, 1, 2].map(seat => ruRaRe.mildest(ruRaRe.view(state, seat), seat)[3]);
    expect(chosen).toEqual([2, 3, 4]);
  });
});
