import { closeEpoch, goOn, keepFame } from '../auction/epochs.ts';
import { at } from '../shared/seats.ts';
import type { PriestsEvent, ScoreEvent } from './events.ts';
import { scoreSheet } from './score.ts';
import type { State, Table } from './table.ts';
import { addTiles, PEOPLE, removeAll } from './tiles.ts';

/** Who leaves the game after each epoch. [P-15] */
export const LEAVERS = [...PEOPLE, 'priest'] as const;

/** An epoch ends: everybody scores, ankhs come and tiles go, and the next epoch or the end follows. [E-01 to E-07, P-10 to P-22] */
export const scoreEpoch = (state: State, events: PriestsEvent[]): void => {
  closeEpoch(state, events);
  const sheets = scoreSheet(state);
  events.push(...sheets);
  for (const sheet of sheets) {
    keepFame(state, sheet);
    takeAnkhs(state, sheet);
  }
  clearAreas(state);
  goOn(state, events);
};

/** What a sheet gives and takes besides fame. [P-11, P-13] */
export const takeAnkhs = ({ areas }: Pick<Table, 'areas'>, { player, ankhs, plagues }: ScoreEvent): void => {
  const area = at(areas, player);
  area.ankhs += ankhs;
  addTiles(area.tiles, 'plague', -plagues);
};

/** Who counted for this epoch only leaves the game. [P-15] */
export const clearAreas = ({ areas }: Pick<Table, 'areas'>): void => {
  for (const { tiles } of areas) removeAll(tiles, LEAVERS);
};
