import { type Epoch, type EpochEnd, LAST_EPOCH } from '../auction/epochs.ts';
import { beginner, turnSunsUp, winner } from '../auction/suns.ts';
import { at } from '../shared/seats.ts';
import type { PriestsEvent } from './events.ts';
import { scoreSheet } from './score.ts';
import { areaSuns } from './suns.ts';
import type { State } from './table.ts';
import { addTiles, count, PEOPLE } from './tiles.ts';

/** Who leaves the game after each epoch. [P-15] */
const LEAVERS = [...PEOPLE, 'priest'] as const;

/** An epoch ends: both tracks leave the game, everybody scores, and the next epoch or the end follows. [E-01 to E-07] */
export const endEpoch = (state: State, reason: EpochEnd, events: PriestsEvent[]): void => {
  const { areas, epoch } = state;
  state.raTrack = 0;
  state.track.length = 0;
  events.push({ type: 'epoch-end', epoch, reason });

  for (const sheet of scoreSheet(state)) {
    const area = at(areas, sheet.player);
    area.fame = sheet.fame;
    area.ankhs += sheet.ankhs;
    addTiles(area.tiles, 'plague', -sheet.plagues);
    events.push(sheet);
  }
  for (const { tiles, suns } of areas) {
    for (const leaver of LEAVERS) addTiles(tiles, leaver, -count(tiles, leaver)); // [P-15]
    turnSunsUp(suns);
  }
  if (epoch === LAST_EPOCH) endMatch(state, events);
  else beginEpoch(state, (epoch + 1) as Epoch, events);
};

const beginEpoch = (state: State, epoch: Epoch, events: PriestsEvent[]): void => {
  const player = beginner(areaSuns(state));
  state.epoch = epoch;
  state.step = { kind: 'turn', player };
  events.push({ type: 'epoch-start', epoch, player });
};

const endMatch = (state: State, events: PriestsEvent[]): void => {
  const scores = state.areas.map(area => area.fame);
  const winners = [winner(scores, areaSuns(state))];
  state.step = { kind: 'over', scores, winners };
  events.push({ type: 'end', scores, winners });
};
