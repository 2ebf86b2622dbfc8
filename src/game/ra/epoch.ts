import { closeEpoch, goOn, keepFame } from '../auction/epochs.ts';
import type { RaEvent } from './events.ts';
import { scoreSheet } from './score.ts';
import type { State, Table } from './table.ts';
import { CIVILIZATIONS, removeAll } from './tiles.ts';

/** What leaves the game after each epoch; pharaohs, Niles and monuments stay. */
const LEAVERS = ['god', 'flood', 'gold', ...CIVILIZATIONS] as const;

/** An epoch ends: everybody scores, tiles go, and the next epoch or the end follows. [E-01 to E-07, R-10 to R-15] */
export const scoreEpoch = (state: State, events: RaEvent[]): void => {
  closeEpoch(state, events);
  const sheets = scoreSheet(state);
  events.push(...sheets);
  for (const sheet of sheets) keepFame(state, sheet);
  clearAreas(state);
  goOn(state, events);
};

/** What counted for this epoch only leaves the game. */
export const clearAreas = ({ areas }: Pick<Table, 'areas'>): void => {
  for (const { tiles } of areas) removeAll(tiles, LEAVERS);
};
