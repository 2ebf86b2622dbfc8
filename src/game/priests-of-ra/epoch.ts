import { closeEpoch, goOn, keepFame } from '../auction/epochs.ts';
import { at } from '../shared/seats.ts';
import type { PriestsEvent } from './events.ts';
import { scoreSheet } from './score.ts';
import type { State } from './table.ts';
import { addTiles, PEOPLE, removeAll } from './tiles.ts';

/** Who leaves the game after each epoch. [P-15] */
const LEAVERS = [...PEOPLE, 'priest'] as const;

/** An epoch ends: everybody scores, ankhs come and tiles go, and the next epoch or the end follows. [E-01 to E-07, P-10 to P-22] */
export const scoreEpoch = (state: State, events: PriestsEvent[]): void => {
  closeEpoch(state, events);
  const sheets = scoreSheet(state);
  events.push(...sheets);
  keepFame(state.areas, sheets);
  for (const { player, ankhs, plagues } of sheets) {
    const area = at(state.areas, player);
    area.ankhs += ankhs;
    addTiles(area.tiles, 'plague', -plagues);
    removeAll(area.tiles, LEAVERS);
  }
  goOn(state, events);
};
