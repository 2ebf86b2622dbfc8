import { loadGame } from '../load-game.ts';
import { waysOf } from '../matches.ts';
import { type Demand, type Fact, type Golden, type GoldenMatch, shows } from './matches.ts';

const [random, stubborn] = waysOf(await loadGame('ru-ra-re'));
const inRandom = (file: string, players: number, seed: string, ...shown: string[]): GoldenMatch => ({
  file,
  shows: shown,
  players,
  way: random!,
  seed,
});

const matches: readonly GoldenMatch[] = [
  inRandom('two-players', 2, 'golden 46', 'Q-10', 'Q-12', 'Q-20', 'Q-21', 'Q-22', 'Q-30'),
  inRandom('win-shared-by-two', 2, 'golden 107', 'Q-23'),
  inRandom('three-on-a-row', 3, 'golden 1', 'Q-10'),
  inRandom('three-players-no-reshuffle', 3, 'golden 30', 'Q-22'),
  inRandom('two-clashes-at-once', 4, 'golden 0', 'Q-10', 'Q-31', 'Q-32', 'Q-33', 'Q-34'),
  inRandom('two-farms', 4, 'golden 3', 'Q-35'),
  { file: 'nobody-gets-anything', shows: ['Q-11', 'Q-22'], players: 3, way: stubborn!, seed: 'golden 0' },
];

type Clash = Fact & { players: number[]; row: number };
const isClash = (fact: Fact | undefined): fact is Clash => fact?.type === 'clash';
const some =
  (isIt: (fact: Fact, i: number, facts: readonly Fact[]) => boolean): Demand =>
  facts =>
    facts.some(isIt);
const scores = (item: string, points: number): Demand =>
  some(({ type, items }) =>
    type === 'score'
      ? (items as { for: string; points: number }[]).some(paid => paid.for === item && paid.points >= points)
      : false,
  );

export const ruRaRe: Golden = {
  matches,
  demanded: {
    'three clash on one row': some(fact => isClash(fact) && fact.players.length === 3),
    'there are clashes on two rows at once': some(
      (fact, i, facts) => isClash(fact) && isClash(facts[i + 1]) && facts[i + 1]!.row !== fact.row,
    ),
    'a round ends for players who wait': shows('Q-11'),
    'the box is shuffled for the last round': some(
      ({ type, reshuffled }) => type === 'refill' && reshuffled === true,
    ),
    'the pile is used up to the card': facts =>
      facts.filter(({ type }) => type === 'refill').at(-1)?.reshuffled === false,
    'there is only one scoring': facts => facts.every(({ type, scoring }) => type !== 'score' || scoring === 2),
    'seven kings are worth 36': scores('kings', 36),
    'two farms with their houses, or four without, are worth 28': scores('farms', 28),
    'two share the win': some(({ type, winners }) => type === 'end' && (winners as number[]).length > 1),
    'cards leave after the first scoring': shows('Q-21'),
  },
};
