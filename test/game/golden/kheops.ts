import { loadGame } from '../load-game.ts';
import { waysOf } from '../matches.ts';
import { type Demand, type Fact, type Golden, type GoldenMatch, shows } from './matches.ts';

const [random, strict] = waysOf(await loadGame('kheops'));
const inRandom = (file: string, seed: string, ...shows: string[]): GoldenMatch => ({
  file,
  shows,
  players: 2,
  way: random!,
  seed,
});

const matches: readonly GoldenMatch[] = [
  inRandom('every-power', 'golden 5456', 'K-12 swap', 'K-12 move', 'K-13 rotate-room', 'K-13 rotate-corridor'),
  inRandom('two-mummies-find-prey', 'golden 415', 'K-20', 'K-21'),
  inRandom('closed-pair', 'golden 216', 'K-41 sarcophagus-pair', 'K-42'),
  inRandom('three-bonuses-at-once', 'golden 17', 'K-41 apex', 'K-41 longest', 'K-41 single-sarcophagus'),
  inRandom('two-longest', 'golden 4', 'K-41 longest'),
  inRandom('longest-is-cursed', 'golden 2', 'K-45', 'K-45 longest', 'K-43 nobody'),
  inRandom('four-ankhs', 'golden 18', 'K-44'),
  inRandom('draw', 'golden 101', 'K-45 draw'),
  { file: 'strictly-closed-pair', shows: ['K-42'], players: 2, way: strict!, seed: 'golden 432' },
];

type Network = Fact & { cells: string[]; bonuses: { for: string }[]; owners: number[]; points: number };
const networks = (facts: readonly Fact[]) => facts.filter(({ type }) => type === 'network') as Network[];
const pays = ({ bonuses }: Network, bonus: string) => bonuses.some(({ for: paid }) => paid === bonus);
const someNetwork =
  (isIt: (network: Network) => boolean): Demand =>
  facts =>
    networks(facts).some(isIt);

export const kheops: Golden = {
  matches,
  demanded: {
    'a room is turned': shows('K-13 rotate-room'),
    'a corridor is turned': shows('K-13 rotate-corridor'),
    'two pawns change places': shows('K-14'),
    'the pawn just placed is swapped': facts =>
      facts.some(
        (fact, i) => i > 0 && fact.power === 'swap' && facts[i - 1]!.cell === fact.from && fact.none !== true,
      ),
    'a pawn is moved': shows('K-15'),
    'there is nobody to swap with': shows('K-12 swap'),
    'there is no other pawn to move': shows('K-12 move'),
    'a mummy takes a worker’s place': shows('K-20'),
    'priest and pharaoh wait for the mummy, and come': shows('K-21'),
    'a closed network with a pair is doubled': someNetwork(
      network => network.closed === true && pays(network, 'sarcophagus-pair'),
    ),
    'a closed network is the longest': someNetwork(
      network => network.closed === true && pays(network, 'longest'),
    ),
    'the apex pays': shows('K-41 apex'),
    'several networks are the longest': facts =>
      networks(facts).filter(network => pays(network, 'longest')).length > 1,
    'a cursed network is the longest, and nobody has the bonus': (facts, seen) =>
      seen['K-45 longest']! > 0 && !networks(facts).some(network => pays(network, 'longest')),
    'as many pawns of both leave a network without an owner': someNetwork(
      ({ owners, points }) => owners.length === 0 && points > 0,
    ),
    'four ankhs pay sixteen': facts => facts.some(({ type, points }) => type === 'ankhs' && points === 16),
    'a match is drawn': shows('K-45 draw'),
  },
};
