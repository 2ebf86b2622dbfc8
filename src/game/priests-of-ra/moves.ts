import { type AuctionKind, type Bid, canOutbid, openAuction } from '../auction/auction.ts';
import { paySun } from '../auction/suns.ts';
import { AUCTION_TRACK, raTrackLength } from '../auction/tracks.ts';
import { nextToAct } from '../auction/turns.ts';
import { at, type Seat } from '../shared/seats.ts';
import { topOf } from './bag.ts';
import { endEpoch } from './epoch.ts';
import type { PriestsEvent } from './events.ts';
import { turnableTiles } from './legal.ts';
import type { Move, State, Step } from './table.ts';
import { addTiles, isTwoSided, OTHER_SIDE, type Turnable } from './tiles.ts';

/** Makes a legal move: changes the state and returns what a referee saw. An illegal one throws and spoils the state. */
export const apply = (state: State, seat: Seat, move: Move): readonly PriestsEvent[] => {
  const events: PriestsEvent[] = [];
  switch (move[0]) {
    case 'draw':
      draw(state, seat, events);
      break;
    case 'invokeRa':
      invoke(state, seat, state.track.length === AUCTION_TRACK ? 'full-track' : 'voluntary', events);
      break;
    case 'placeTile':
      place(state, seat, move[1], events);
      break;
    case 'bid':
      events.push({ type: 'bid', player: seat, sun: move[1] });
      hear(state, { seat, sun: move[1] }, events);
      break;
    case 'pass':
      events.push({ type: 'pass', player: seat });
      hear(state, null, events);
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

/** A tile leaves the bag: Ra starts an auction or ends the epoch, any other goes on the track. [T-03, T-04, E-02] */
const draw = (state: State, player: Seat, events: PriestsEvent[]): void => {
  const { secret } = state;
  const tile = topOf(secret.bag);
  secret.bag = secret.bag.slice(0, -1);
  state.bag = secret.bag.length;
  events.push({ type: 'draw', player, tile });

  if (tile === 'ra') {
    state.raTrack += 1;
    state.raLeft -= 1;
    if (state.raTrack === raTrackLength(state.areas.length)) endEpoch(state, 'ra-track', events);
    else invoke(state, player, 'ra-tile', events);
  } else if (isTwoSided(tile)) {
    state.step = { kind: 'placement', player, tile };
  } else {
    state.track.push(tile);
    playOn(state, player, events);
  }
};

/** The drawer chose the side that lies up, which ends the turn. [P-01] */
const place = (state: State, player: Seat, side: Turnable, events: PriestsEvent[]): void => {
  state.track.push(side);
  events.push({ type: 'place', player, tile: side });
  playOn(state, player, events);
};

/** An auction begins: Ra was invoked, with any number of tiles on the track, or a Ra tile was drawn. [T-03, T-05, A-03] */
const invoke = (state: State, player: Seat, kind: AuctionKind, events: PriestsEvent[]): void => {
  events.push({ type: 'invoke', player, kind });
  state.step = { kind: 'auction', ...openAuction(kind, player, state.areas) };
};

/**
 * A player spoke: with a bid, or with null for a pass. Then the next one is asked. Somebody who cannot
 * outbid has nothing to decide and passes without being asked.
 */
const hear = (state: State, bid: Bid | null, events: PriestsEvent[]): void => {
  const auction = stepOf(state, 'auction');
  if (bid !== null) auction.best = bid;
  const { best, caller, cause } = auction;
  /** Empty when all have spoken, and then another step takes the place of this one. */
  const toSpeak: Seat[] = auction.toSpeak;
  toSpeak.shift();
  for (let next = toSpeak[0]; next !== undefined; next = toSpeak[0]) {
    if (canOutbid(at(state.areas, next).suns, best)) return;
    events.push({ type: 'pass', player: next });
    toSpeak.shift();
  }
  if (best !== null) {
    sell(state, caller, best, events);
  } else {
    leaveUnsold(state, cause, events);
    playOn(state, caller, events);
  }
};

/** The winner takes the lot and the centre sun, and pays with the sun of the bid; then the priests work. */
const sell = (state: State, caller: Seat, { seat, sun }: Bid, events: PriestsEvent[]): void => {
  const { suns, tiles } = at(state.areas, seat);
  const lot = [...state.track];
  events.push({ type: 'sold', player: seat, sun, took: state.centre, tiles: lot });
  for (const side of lot) addTiles(tiles, side, 1);
  state.track.length = 0;
  paySun(suns, sun, state.centre);
  state.centre = sun;

  const turns = lot.filter(side => side === 'priest').length;
  if (turns > 0 && turnableTiles(tiles, []).length > 0) {
    state.step = { kind: 'priests', player: seat, caller, turns, turned: [] };
  } else {
    playOn(state, caller, events);
  }
};

/** Nobody bid: a full track leaves the game, any other stays. A voluntary call never comes to this. */
const leaveUnsold = (state: State, cause: AuctionKind, events: PriestsEvent[]): void => {
  const leaves = cause === 'full-track';
  events.push({ type: 'unsold', tiles: leaves ? [...state.track] : [] });
  if (leaves) state.track.length = 0;
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

/** The turn of `after` is settled: the next one with a face-up sun acts; when there is none, the epoch ends. [A-08, E-01] */
const playOn = (state: State, after: Seat, events: PriestsEvent[]): void => {
  const player = nextToAct(after, state.areas);
  if (player === null) endEpoch(state, 'suns-spent', events);
  else state.step = { kind: 'turn', player };
};

const stepOf = <K extends Step['kind']>({ step }: State, kind: K): Extract<Step, { kind: K }> => {
  if (step.kind !== kind) throw new Error(`a ${kind} move in the step ${step.kind}`);
  return step as Extract<Step, { kind: K }>;
};
