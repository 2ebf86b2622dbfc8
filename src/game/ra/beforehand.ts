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
import { leavesChoice, pairsToLose, STRUCK } from './rules/disasters.ts';
import type { ChoosingDisaster, Move, Table, View } from './table.ts';
import { addTiles, count, isDisaster, type Kind, type Lying } from './tiles.ts';

export type Choice =
  | AuctionChoice
  /** Should the lot that lies there be one's own: which two tiles this disaster takes. */
  | readonly ['give', ChoosingDisaster, Kind, Kind];

/** Disasters of the track that would leave whoever takes it a choice, and what they would then hold. */
const blowsOf = (view: Table, seat: Seat) => {
  const lot = lotOn(view.track);
  const tiles = [...at(view.areas, seat).tiles];
  for (const tile of lot) if (!isDisaster(tile)) addTiles(tiles, tile, 1);
  const disasters = lot.filter(isDisaster);
  const choosing = disasters.filter((tile, i): tile is ChoosingDisaster =>
    leavesChoice(tile, tiles, disasters.slice(i + 1)),
  );
  return { tiles, choosing: [...new Set(choosing)] };
};

/** Everything that a seat may choose in sight of a table. */
export const offered = (view: Table, seat: Seat): readonly Choice[] => {
  const choices: Choice[] = [...auctionChoices(view, seat)];
  if (choices.length === 0) return choices;
  const { tiles, choosing } = blowsOf(view, seat);
  for (const disaster of choosing)
    for (const pair of pairsToLose(disaster, tiles)) choices.push(['give', disaster, ...pair]);
  return choices;
};

/** How many of each tile that it strikes are held when a disaster strikes: what was foreseen, or what is so. */
const struck = (view: Table, seat: Seat, disaster: ChoosingDisaster): string => {
  const { step } = view;
  const isOn = step.kind === 'disaster' && step.player === seat && step.tile === disaster;
  if (!isOn && !lotOn<Lying>(view.track).includes(disaster)) return '';
  const tiles = isOn ? at(view.areas, seat).tiles : blowsOf(view, seat).tiles;
  return STRUCK[disaster].map(kind => count(tiles, kind)).join();
};

const sightOf = (view: Table, seat: Seat, choice: Choice): string =>
  choice[0] === 'give' ? struck(view, seat, choice[1]) : auctionSight(view, choice);

export const beforehand: Beforehand<View, Move, Choice> = {
  isOpen: (view, seat, choice): choice is Choice => isAmong(offered(view, seat), choice),
  slotOf: choice => (choice[0] === 'give' ? `give ${choice[1]}` : auctionSlot(choice)),
  sightOf,
  holds: (view, seat, choice, sight) => sightOf(view, seat, choice) === sight,
  answerOf: (view, seat, choice) => {
    if (choice[0] !== 'give') return auctionAnswer(view, seat, choice, tile => isDisaster(tile as Lying));
    const { step } = view;
    const [, disaster, ...pair] = choice;
    return step.kind === 'disaster' && step.player === seat && step.tile === disaster
      ? ['discard', ...pair]
      : null;
  },
};
