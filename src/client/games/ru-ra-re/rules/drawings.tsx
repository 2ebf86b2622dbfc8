import { ANIMALS, type Card as CardKind, POINTS_CARDS } from '../../../../game/ru-ra-re/cards.ts';
import { Portrait } from '../../../table/portrait.tsx';
import type { RulesDrawings } from '../../rules-page/drawings.ts';
import { Groups } from '../../rules-page/groups.tsx';
import type { LedgerDrawings } from '../../rules-page/ledger.ts';
import { Card } from '../cards/card.tsx';
import { itemWords } from '../words/board.ts';

type Held = readonly (readonly [CardKind, number])[];

const drawn =
  (...groups: readonly Held[]) =>
  () => (
    <Groups
      of={groups.map(group => group.map(([card, n]) => [<Card key={card} card={card} decorative />, n]))}
    />
  );

/** Who meets on a row, and the card that it loses. */
const met =
  (...rows: readonly (readonly [seats: readonly number[], lost: CardKind])[]) =>
  () => (
    <Groups
      of={rows.map(([seats, lost]) => [
        ...seats.map(seat => [<Portrait key={seat} seat={seat} />, 1] as const),
        [
          <span key="lost" className="rules-lost">
            <Card card={lost} decorative />
          </span>,
          1,
        ],
      ])}
    />
  );

/** Who still has to choose, and what lies in the only row that is left to them. */
const left =
  (seats: readonly number[], ...row: readonly CardKind[]) =>
  () => (
    <Groups
      of={[
        seats.map(seat => [<Portrait key={seat} seat={seat} />, 1] as const),
        row.map(card => [<Card key={card} card={card} decorative />, 1] as const),
      ]}
    />
  );

export const drawings: RulesDrawings = {
  rules: {
    'Q-10': met([[0, 1], 'king']),
    'Q-30': drawn([['king', 3]]),
    'Q-31': drawn([['church', 2]]),
    'Q-32': drawn(POINTS_CARDS.map(card => [card, 1])),
    'Q-33': drawn([['knight', 2]]),
    'Q-34': drawn(ANIMALS.map(animal => [animal, 1])),
    'Q-35': drawn([
      ['farmer', 1],
      ['farmwife', 1],
      ['farmhouse', 1],
    ]),
  },
  examples: [
    drawn([['knight', 3]], [['knight', 2]], [['knight', 5]]),
    drawn([['church', 2]], [['church', 2]], [['church', 1]]),
    drawn([
      ['farmer', 3],
      ['farmwife', 2],
      ['farmhouse', 1],
    ]),
    drawn([
      ['sheep', 4],
      ['horse', 2],
      ['pig', 1],
    ]),
    drawn([
      ['points-4', 2],
      ['points-3', 1],
    ]),
    met([[0, 1, 2], 'knight']),
    met([[0, 1], 'church'], [[2, 3], 'cow']),
    left([0, 1], 'knight', 'sheep'),
  ],
  tries: {
    'Q-10': { seed: 'Q-10 0', moves: 12 },
    'Q-21': { seed: 'Q-21 0', moves: 14 },
    'Q-22': { seed: 'Q-22 0', moves: 35 },
    'example-1': { seed: 'example 65', moves: 31 },
    'example-2': { seed: 'example 63', moves: 13 },
    'example-3': { seed: 'example 254', moves: 13 },
    'example-4': { seed: 'example 4', moves: 28 },
    'example-5': { seed: 'example 3', moves: 40 },
    'example-6': { seed: 'example 43', moves: 28 },
    'example-7': { seed: 'example 29', moves: 42, players: 4 },
    'example-8': { seed: 'example 0', moves: '0060000000000000000111111111111' },
  },
};

/** What points were for. */
export const ledger: LedgerDrawings = { items: itemWords, lots: null };
