import {
  type AuctionChoice,
  auctionAnswer,
  auctionChoices,
  auctionSight,
  auctionSlot,
} from '../auction/beforehand.ts';
import { lotOn } from '../auction/tracks.ts';
import { type Beforehand, isAmong } from '../shared/beforehand.ts';
import { at, type Seat } from '../shared/seats.ts';
import type { Move, Table, View } from './table.ts';
import {
  addTiles,
  count,
  isTurnable,
  OTHER_SIDE,
  SIDES_OF,
  TURNABLE,
  type Turnable,
  type TwoSided,
} from './tiles.ts';

export type Choice =
  | AuctionChoice
  /** In this epoch: which side of such a tile lies up where one draws it. [P-01] */
  | readonly ['side', TwoSided, Turnable]
  /** Should the lot that lies there be one's own: what its priests turn over, and that they then leave it at that. [P-02] */
  | readonly ['turn', ...Turnable[]];

const SIDES: readonly Choice[] = (Object.keys(SIDES_OF) as TwoSided[]).flatMap(tile =>
  SIDES_OF[tile].map(side => ['side', tile, side] as const),
);
/** Of more priests than these nobody wants to say beforehand what they turn. */
const MOST_TURNED = 2;

/** What whoever takes the lot would hold, and how many priests come with it. */
const withLot = (view: Table, seat: Seat) => {
  const tiles = [...at(view.areas, seat).tiles];
  const lot = lotOn(view.track);
  for (const side of lot) addTiles(tiles, side, 1);
  return { tiles, priests: lot.filter(side => side === 'priest').length };
};

/** Everything that a seat may choose in sight of a table. */
export const offered = (view: Table, seat: Seat): readonly Choice[] => {
  const ofAuction = auctionChoices(view, seat);
  if (ofAuction.length === 0) return [];
  return [...ofAuction, ...SIDES, ...turnings(view, seat)];
};

const turnings = (view: Table, seat: Seat): readonly Choice[] => {
  const { tiles, priests } = withLot(view, seat);
  if (priests === 0) return [];
  const held = TURNABLE.filter(side => count(tiles, side) > 0);
  const pairs = held.flatMap((one, i) =>
    held
      .slice(i)
      .filter(other => other !== one || count(tiles, one) > 1)
      .map(other => ['turn', one, other] as const),
  );
  const ones = held.map(side => ['turn', side] as const);
  return [['turn'], ...ones, ...(Math.min(priests, MOST_TURNED) > 1 ? pairs : [])];
};

/** What there is to be turned over when the priests begin: what was foreseen, or what was so before they did. */
const turnable = (view: Table, seat: Seat): string => {
  const { step } = view;
  const isOn = step.kind === 'priests' && step.player === seat;
  const { tiles, priests } = isOn
    ? { tiles: [...at(view.areas, seat).tiles], priests: step.turns + step.turned.length }
    : withLot(view, seat);
  if (isOn)
    for (const up of step.turned) {
      addTiles(tiles, up, -1);
      addTiles(tiles, OTHER_SIDE[up], 1);
    }
  return [priests, ...TURNABLE.map(side => count(tiles, side))].join();
};

const sightOf = (view: Table, seat: Seat, choice: Choice): string => {
  switch (choice[0]) {
    case 'side':
      return String(view.epoch);
    case 'turn':
      return turnable(view, seat);
    default:
      return auctionSight(view, choice);
  }
};

export const beforehand: Beforehand<View, Move, Choice> = {
  isOpen: (view, seat, choice): choice is Choice => isAmong(offered(view, seat), choice),
  slotOf: choice => {
    switch (choice[0]) {
      case 'side':
        return `side ${choice[1]}`;
      case 'turn':
        return 'turn';
      default:
        return auctionSlot(choice);
    }
  },
  sightOf,
  holds: (view, seat, choice, sight) => sightOf(view, seat, choice) === sight,
  answerOf: (view, seat, choice) => {
    const { step } = view;
    switch (choice[0]) {
      case 'side':
        return step.kind === 'placement' && step.player === seat && step.tile === choice[1]
          ? ['placeTile', choice[2]]
          : null;
      case 'turn': {
        if (step.kind !== 'priests' || step.player !== seat) return null;
        const side = choice[1 + step.turned.length];
        return isTurnable(side) ? ['turnTile', side] : ['doneTurning'];
      }
      default:
        return auctionAnswer(view, seat, choice, tile => tile === 'plague');
    }
  },
};
