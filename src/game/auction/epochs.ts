import { at, type BySeat } from '../shared/seats.ts';
import type { EndEvent, EpochStartEvent, Sheet } from './events.ts';
import { beginner, turnSunsUp, winner } from './suns.ts';
import { type AuctionArea, type AuctionState, type AuctionStep, areaSuns, stepOf } from './table.ts';

export type Epoch = 1 | 2 | 3;

export const LAST_EPOCH: Epoch = 3;

/** Why an epoch ended. [E-01, E-02] */
export type EpochEnd = 'suns-spent' | 'ra-track';

/** Both tracks leave the game. [E-02, E-03] */
export const closeEpoch = (
  state: AuctionState<string | null, AuctionArea>,
  events: { push(event: { type: 'epoch-end'; epoch: Epoch; reason: EpochEnd }): unknown },
): void => {
  const { reason } = stepOf(state as { readonly step: AuctionStep }, 'epochEnd');
  state.raTrack = 0;
  state.track.length = 0;
  events.push({ type: 'epoch-end', epoch: state.epoch, reason });
};

/** All has been scored: the suns are turned up, and the next epoch begins or the match ends. [E-03, E-04, E-05, E-07] */
export const goOn = (
  state: AuctionState<string | null, AuctionArea>,
  events: { push(event: EpochStartEvent | EndEvent): unknown },
): void => {
  const suns = areaSuns(state);
  for (const own of suns) turnSunsUp(own);
  if (state.epoch === LAST_EPOCH) {
    const scores: BySeat<number> = state.areas.map(area => area.fame);
    const winners = [winner(scores, suns)];
    const over: AuctionStep = { kind: 'over', scores, winners };
    state.step = over;
    events.push({ type: 'end', scores, winners });
  } else {
    const player = beginner(suns);
    state.epoch = (state.epoch + 1) as Epoch;
    const turn: AuctionStep = { kind: 'turn', player };
    state.step = turn;
    events.push({ type: 'epoch-start', epoch: state.epoch, player });
  }
};

/** The fame each seat has on a sheet becomes its own. */
export const keepFame = (areas: BySeat<AuctionArea>, sheets: BySeat<Sheet<string>>): void => {
  for (const { player, fame } of sheets) at(areas, player).fame = fame;
};
