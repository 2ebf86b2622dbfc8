import { type Auction, type Bid, beginAuction, hear, invokedKind, sellLot } from '../auction/auction.ts';
import { stepOf } from '../auction/table.ts';
import { layTile } from '../auction/tracks.ts';
import { drawTile, fillsRaTrack, passTurn } from '../auction/turns.ts';
import { at, type Seat } from '../shared/seats.ts';
import { topOf } from './bag.ts';
import { endEpoch } from './epoch.ts';
import type { PriestsEvent } from './events.ts';
import { turnableTiles } from './legal.ts';
import type { Move, State } from './table.ts';
import { addTiles, isTwoSided, OTHER_SIDE, type Turnable } from './tiles.ts';

/** Makes a legal move: changes the state and returns what a referee saw. An illegal one throws and spoils the state. */
export const apply = (state: State, seat: Seat, move: Move): readonly PriestsEvent[] => {
  const events: PriestsEvent[] = [];
  switch (move[0]) {
    case 'draw':
      draw(state, seat, events);
      break;
    case 'invokeRa':
      beginAuction(state, seat, invokedKind(state.track), events);
      break;
    case 'placeTile':
      place(state, seat, move[1], events);
      break;
    case 'bid':
      settle(state, hear(state, move[1], events), events);
      break;
    case 'pass':
      settle(state, hear(state, null, events), events);
      break;
    case 'turnTile':
      turn(state, seat, move[1], events);
      break;
    case 'doneTurning':
      playOn(state, stepOf(state, 'priests').caller, events);
      break;
  }
  return events;
};

/** Ra starts an auction or ends the epoch; any other tile goes on the track, once its side is chosen. [T-03, T-04, E-02] */
const draw = (state: State, player: Seat, events: PriestsEvent[]): void => {
  const tile = drawTile(state, player, topOf, events);
  if (tile === 'ra') {
    if (fillsRaTrack(state, player, events)) endEpoch(state, 'ra-track', events);
  } else if (isTwoSided(tile)) {
    state.step = { kind: 'placement', player, tile };
  } else {
    layTile(state.track, tile);
    playOn(state, player, events);
  }
};

/** The drawer chose the side that lies up, which ends the turn. [P-01] */
const place = (state: State, player: Seat, side: Turnable, events: PriestsEvent[]): void => {
  layTile(state.track, side);
  events.push({ type: 'place', player, tile: side });
  playOn(state, player, events);
};

/** When all have spoken in an auction, the lot is won, or play goes on without a winner. */
const settle = (state: State, spoken: Auction | null, events: PriestsEvent[]): void => {
  if (spoken === null) return;
  if (spoken.best === null) playOn(state, spoken.caller, events);
  else sell(state, spoken.caller, spoken.best, events);
};

/** The winner takes the lot with its sides as they lie; then the priests in it work. [A-07, A-09, P-02] */
const sell = (state: State, caller: Seat, best: Bid, events: PriestsEvent[]): void => {
  const lot = sellLot(state, best, events);
  const { tiles } = at(state.areas, best.seat);
  for (const side of lot) addTiles(tiles, side, 1);

  const turns = lot.filter(side => side === 'priest').length;
  if (turns > 0 && turnableTiles(tiles, []).length > 0) {
    state.step = { kind: 'priests', player: best.seat, caller, turns, turned: [] };
  } else {
    playOn(state, caller, events);
  }
};

/** A priest turns one of the winner's tiles over. [P-02] */
const turn = (state: State, player: Seat, from: Turnable, events: PriestsEvent[]): void => {
  const step = stepOf(state, 'priests');
  const { tiles } = at(state.areas, player);
  const to = OTHER_SIDE[from];
  addTiles(tiles, from, -1);
  addTiles(tiles, to, 1);
  events.push({ type: 'flip', player, from, to });

  const turned = [...step.turned, to];
  if (step.turns > 1 && turnableTiles(tiles, turned).length > 0) {
    state.step = { ...step, turns: step.turns - 1, turned };
  } else {
    playOn(state, step.caller, events);
  }
};

/** The turn of `after` is settled. [A-08, E-01] */
const playOn = (state: State, after: Seat, events: PriestsEvent[]): void => {
  if (!passTurn(state, after)) endEpoch(state, 'suns-spent', events);
};
