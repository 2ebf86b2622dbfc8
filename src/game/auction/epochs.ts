import { at, type BySeat } from '../shared/seats.ts';
import type { EndEvent, EpochStartEvent, Sheet } from './events.ts';
import { beginner, turnSunsUp, winner } from './suns.ts';
import {
  type ActingTable,
  type AuctionArea,
  type AuctionState,
  type AuctionStep,
  areaSuns,
  stepOf,
} from './table.ts';

export type Epoch = 1 | 2 | 3;

export const LAST_EPOCH: Epoch = 3;

/** Why an epoch ended. [E-01, E-02] */
export type EpochEnd = 'suns-spent' | 'ra-track';

type Table = ActingTable<string | null, AuctionArea>;

/** Both tracks leave the game. [E-02, E-03] */
export const clearTracks = (table: Table): void => {
  table.raTrack = 0;
  table.track = [];
};

/** An epoch has ended, which is told before all score. [E-02, E-03] */
export const closeEpoch = (
  state: AuctionState<string | null, AuctionArea>,
  events: { push(event: { type: 'epoch-end'; epoch: Epoch; reason: EpochEnd }): unknown },
): void => {
  const { reason } = stepOf(state as { readonly step: AuctionStep }, 'epochEnd');
  clearTracks(state);
  events.push({ type: 'epoch-end', epoch: state.epoch, reason });
};

/** All has been scored: the next epoch begins, or the match ends. [E-04, E-05, E-07] */
export const goOn = (
  state: AuctionState<string | null, AuctionArea>,
  events: { push(event: EpochStartEvent | EndEvent): unknown },
): void => {
  const suns = areaSuns(state);
  let next: EpochStartEvent | EndEvent;
  if (state.epoch === LAST_EPOCH) {
    const scores: BySeat<number> = state.areas.map(area => area.fame);
    next = { type: 'end', scores, winners: [winner(scores, suns)] };
  } else {
    next = { type: 'epoch-start', epoch: (state.epoch + 1) as Epoch, player: beginner(suns) };
  }
  follow(state, next);
  events.push(next);
};

/** What follows an epoch: all suns are turned up, and the next one begins or the match is over. [E-03, E-04, E-07] */
export const follow = (table: Table, next: EpochStartEvent | EndEvent): void => {
  for (const suns of areaSuns(table)) turnSunsUp(suns);
  let step: AuctionStep;
  if (next.type === 'end') {
    step = { kind: 'over', scores: [...next.scores], winners: [...next.winners] };
  } else {
    table.epoch = next.epoch;
    step = { kind: 'turn', player: next.player };
  }
  table.step = step;
};

/** The fame that a seat has on its sheet becomes its own. [E-05] */
export const keepFame = ({ areas }: Pick<Table, 'areas'>, { player, fame }: Sheet<string>): void => {
  at(areas, player).fame = fame;
};
