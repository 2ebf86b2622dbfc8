import type { AuctionArea } from '../../../../src/game/auction/table.ts';
import type { AnyEvent } from '../../../../src/game/contract.ts';
import type { GameId } from '../../../../src/game/index.ts';
import { CELLS } from '../../../../src/game/kheops/pyramid.ts';
import { standing } from '../../../../src/game/kheops/score.ts';
import type { State as Kheops } from '../../../../src/game/kheops/table.ts';
import { tileOf } from '../../../../src/game/kheops/tiles.ts';
import { count as priestsCount } from '../../../../src/game/priests-of-ra/tiles.ts';
import { count as raCount } from '../../../../src/game/ra/tiles.ts';

/**
 * Does a state, the first seat being to act, show what a worked case tells of, to the letter? `events` are those of the move
 * that led to it, `begun` is the match as it was set up.
 */
// biome-ignore lint/suspicious/noExplicitAny: the states of different games have nothing in common
type Shows = (state: any, events: readonly AnyEvent[], begun: any) => boolean;

type Auction = { step: { kind: string }; epoch: number; areas: readonly AuctionArea[] };
type Areas = Pick<Auction, 'areas'>;

const isCalm = ({ step }: Auction): boolean => step.kind === 'turn' || step.kind === 'auction';
const sunTotals = ({ areas }: Auction): string =>
  areas
    .map(({ suns: { faceUp, faceDown } }) =>
      [...faceUp, ...faceDown].reduce((sum: number, sun: number) => sum + sun, 0),
    )
    .join();
const SUN_TOTALS: Shows = state => isCalm(state) && state.epoch === 3 && sunTotals(state) === '17,25,21,17';

const CIVILIZATIONS = ['art', 'agriculture', 'religion', 'astronomy', 'writing'] as const;
const MONUMENTS = [
  ...['fortress', 'obelisk', 'palace', 'pyramid', 'sphinx', 'statues', 'step-pyramid', 'temple'],
] as const;

/** The first seat has so many of each of these, and none of the others. */
const ofRa =
  (held: Readonly<Record<string, number>>, others: readonly string[] = []): Shows =>
  ({ areas }) =>
    [...new Set([...Object.keys(held), ...others])].every(
      tile => raCount(areas[0].tiles, tile as never) === (held[tile] ?? 0),
    );
const ofPriests =
  (held: Readonly<Record<string, number>>): Shows =>
  ({ areas }) =>
    Object.entries(held).every(([tile, n]) => priestsCount(areas[0].tiles, tile as never) === n);
const calm =
  (shows: Shows): Shows =>
  (state, ...more) =>
    isCalm(state) && shows(state, ...more);

// biome-ignore lint/suspicious/noExplicitAny: a display is a record over cards
const held = ({ displays }: { displays: readonly any[] }, card: string): string =>
  displays.map(display => display[card]).join();
const clashes = (events: readonly AnyEvent[]): string =>
  (events as readonly (AnyEvent & { row?: number; players?: readonly number[] })[])
    .filter(({ type }) => type === 'clash')
    .map(({ row, players = [] }) => `${players.length} on ${row}`)
    .toSorted()
    .join();

type Network = ReturnType<typeof standing>['networks'][number];

const network =
  (is: (network: Network, state: Kheops) => boolean): Shows =>
  state =>
    standing(state).networks.some(each => is(each, state));
const symbolsOf = ({ cells }: Network, { pyramid }: Kheops, kind: string): string =>
  cells
    .flatMap(cell => tileOf(pyramid[cell]!.tile).symbol ?? [])
    .filter(symbol => symbol.startsWith(kind))
    .toSorted()
    .join();
const bonuses = ({ bonuses }: Network): string => bonuses.map(each => each.for).join();

/** What each position that can be tried of a worked case shows, by the number of the case. */
export const WORKED_CASES: Readonly<Partial<Record<GameId, Readonly<Record<number, Shows>>>>> = {
  'priests-of-ra': {
    1: calm(({ areas }: Areas) => areas.map(({ tiles }) => priestsCount(tiles, 'farmer')).join() === '2,2,1'),
    2: calm(ofPriests({ farmer: 1, warrior: 1, merchant: 1, scribe: 1 })),
    3: calm(ofPriests({ granary: 5, fortress: 2, market: 2, library: 1 })),
    4: calm(ofPriests({ priest: 3, plague: 4 })),
    5: calm(
      ofPriests({ 'chamber-red': 4, 'chamber-green': 3, 'chamber-blue': 0, 'chamber-yellow': 0, pyramid: 0 }),
    ),
    7: SUN_TOTALS,
  },
  ra: {
    1: calm(({ areas }: Areas) => areas.map(({ tiles }) => raCount(tiles, 'pharaoh')).join() === '3,2,2,3'),
    2: calm(ofRa({ astronomy: 3, agriculture: 2, writing: 2 }, CIVILIZATIONS)),
    3: calm(ofRa({ nile: 6, flood: 0 })),
    4: (state, events, begun) =>
      state.step.kind === 'auction' &&
      ofRa({ nile: 4, flood: 1 })(state, events, begun) &&
      state.track.filter((tile: unknown) => tile === 'drought').length === 1 &&
      !state.track.includes('nile') &&
      !state.track.includes('flood'),
    5: calm(ofRa({ pyramid: 4, temple: 3, fortress: 2, sphinx: 1 }, MONUMENTS)),
    7: SUN_TOTALS,
  },
  kheops: {
    1: network(
      (each, state) =>
        each.rooms === 3 &&
        symbolsOf(each, state, 'sarcophagus') === 'sarcophagus-red,sarcophagus-red' &&
        each.points === 36,
    ),
    2: network(
      (each, state) =>
        each.rooms === 4 &&
        symbolsOf(each, state, 'sarcophagus') === 'sarcophagus-blue,sarcophagus-red,sarcophagus-red' &&
        each.points === 4,
    ),
    3: network(
      each =>
        each.cells.length === 2 && each.rooms === 0 && bonuses(each) === 'longest' && each.points === 10,
    ),
    4: (state: Kheops) =>
      state.white === 0 &&
      standing(state).ankhs[0] === 2 &&
      CELLS.filter(
        cell => state.pawns[cell]?.player === 0 && tileOf(state.pyramid[cell]!.tile).symbol === 'ankh',
      ).length === 3,
    5: network((each, { pawns, pyramid }) => {
      const on = each.cells.flatMap(cell => (pawns[cell] === undefined ? [] : [{ cell, ...pawns[cell] }]));
      const pharaoh = on.find(({ piece }) => piece === 'pharaoh');
      return (
        on.length === 3 &&
        on.filter(({ piece, player }) => piece === 'worker' && player !== pharaoh?.player).length === 2 &&
        pharaoh !== undefined &&
        tileOf(pyramid[pharaoh.cell]!.tile).symbol === 'double' &&
        each.owners.length === 0
      );
    }),
  },
  'ru-ra-re': {
    1: state => held(state, 'knight') === '3,2,5',
    2: state => !state.scored && held(state, 'church') === '2,2,1',
    3: ({ displays: [own] }) => own.farmer === 3 && own.farmwife === 2 && own.farmhouse === 1,
    4: ({ displays: [own] }) => own.sheep === 4 && own.horse === 2 && own.pig === 1,
    5: ({ displays: [own] }) => own['points-4'] === 2 && own['points-3'] === 1 && own['points-2'] === 0,
    6: ({ waiting }, events) => waiting.length === 3 && clashes(events) === '3 on 5',
    7: ({ waiting }, events) => waiting.length === 4 && clashes(events) === '2 on 2,2 on 7',
    // In the round that has ended nobody came to row 4; all others are new.
    8: ({ rows }, events, begun) =>
      events.some(
        event => event.type === 'round-end' && 'nothing' in event && String(event.nothing) === '0,1',
      ) &&
      rows
        .map(String)
        .map((row: string, i: number) => row === String(begun.rows[i]))
        .join() === 'false,false,false,true,false,false,false',
  },
};
