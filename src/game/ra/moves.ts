import { type Auction, type Bid, beginAuction, hear, invokedKind, sellLot } from '../auction/auction.ts';
import { stepOf } from '../auction/table.ts';
import { layTile } from '../auction/tracks.ts';
import { drawTile, fillsRaTrack, passTurn } from '../auction/turns.ts';
import { at, type Seat } from '../shared/seats.ts';
import { topOf } from './bag.ts';
import { endEpoch } from './epoch.ts';
import type { RaEvent } from './events.ts';
import { leavesChoice, lose, takenBy } from './rules/disasters.ts';
import { takeable, takeOff } from './rules/gods.ts';
import type { Move, State } from './table.ts';
import { addTiles, count, type Disaster, isDisaster, KINDS, type Kind, type Lying } from './tiles.ts';

/** Makes a legal move: changes the state and returns what a referee saw. An illegal one throws and spoils the state. */
export const apply = (state: State, seat: Seat, move: Move): readonly RaEvent[] => {
  const events: RaEvent[] = [];
  switch (move[0]) {
    case 'draw':
      draw(state, seat, events);
      break;
    case 'invokeRa':
      beginAuction(state, seat, invokedKind(state.track), events);
      break;
    case 'playGod':
      playGod(state, seat, move[1], events);
      break;
    case 'doneWithGods':
      playOn(state, seat, events);
      break;
    case 'bid':
      settle(state, hear(state, move[1], events), events);
      break;
    case 'pass':
      settle(state, hear(state, null, events), events);
      break;
    case 'discard':
      discard(state, [move[1], move[2]], events);
      break;
  }
  return events;
};

/** Ra starts an auction or ends the epoch; any other tile goes on the track and ends the turn. [T-03, T-04, E-02] */
const draw = (state: State, player: Seat, events: RaEvent[]): void => {
  const tile = drawTile(state, player, topOf, events);
  if (tile !== 'ra') {
    layTile(state.track, tile);
    playOn(state, player, events);
  } else if (fillsRaTrack(state, player, events)) {
    endEpoch(state, 'ra-track', events);
  }
};

/** A god goes to the box, and its player takes a tile of the track; a disaster strikes at once. */
const playGod = (state: State, player: Seat, tile: Lying, events: RaEvent[]): void => {
  const { tiles } = at(state.areas, player);
  takeOff(state.track, tile);
  addTiles(tiles, 'god', -1);
  events.push({ type: 'god', player, takes: tile });
  if (isDisaster(tile)) {
    strike(state, { player, pending: [tile], turnOf: player, by: 'god' }, events);
  } else {
    addTiles(tiles, tile, 1);
    playMoreGods(state, player, events);
  }
};

/** Whoever has another god, and a tile for it to take, may go on; otherwise the turn is over. */
const playMoreGods = (state: State, player: Seat, events: RaEvent[]): void => {
  const more = count(at(state.areas, player).tiles, 'god') > 0 && takeable(state).length > 0;
  if (more) state.step = { kind: 'gods', player };
  else playOn(state, player, events);
};

/** When all have spoken in an auction, the lot is won, or play goes on without a winner. */
const settle = (state: State, spoken: Auction | null, events: RaEvent[]): void => {
  if (spoken === null) return;
  if (spoken.best === null) playOn(state, spoken.caller, events);
  else sell(state, spoken.caller, spoken.best, events);
};

/** The winner places all other tiles of the lot; then its disasters strike. */
const sell = (state: State, caller: Seat, best: Bid, events: RaEvent[]): void => {
  const lot = sellLot(state, best, events);
  const { tiles } = at(state.areas, best.seat);
  const pending: Disaster[] = [];
  for (const tile of lot) {
    if (isDisaster(tile)) pending.push(tile);
    else addTiles(tiles, tile, 1);
  }
  strike(state, { player: best.seat, pending, turnOf: caller, by: 'lot' }, events);
};

/** Disasters that are to strike one player, in order. */
type Blow = {
  readonly player: Seat;
  readonly pending: readonly Disaster[];
  readonly turnOf: Seat;
  readonly by: 'lot' | 'god';
};

/** Resolves disasters until one leaves its owner a choice, or all are done and play goes on. */
const strike = (state: State, { player, pending, turnOf, by }: Blow, events: RaEvent[]): void => {
  const [tile, ...later] = pending;
  const { tiles } = at(state.areas, player);
  if (tile === undefined) {
    if (by === 'god') playMoreGods(state, player, events);
    else playOn(state, turnOf, events);
  } else if (leavesChoice(tile, tiles, later)) {
    state.step = { kind: 'disaster', player, tile, pending: later, turnOf, by };
  } else {
    const lost = takenBy(tile, tiles);
    lose(tiles, lost);
    events.push({ type: 'disaster', player, tile, lost });
    strike(state, { player, pending: later, turnOf, by }, events);
  }
};

/** The owner has chosen what a disaster takes. */
const discard = (state: State, chosen: readonly Kind[], events: RaEvent[]): void => {
  const { player, tile, pending, turnOf, by } = stepOf(state, 'disaster');
  const lost = [...chosen].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
  lose(at(state.areas, player).tiles, lost);
  events.push({ type: 'disaster', player, tile, lost });
  strike(state, { player, pending, turnOf, by }, events);
};

/** The turn of `after` is settled. [A-08, E-01] */
const playOn = (state: State, after: Seat, events: RaEvent[]): void => {
  if (!passTurn(state, after)) endEpoch(state, 'suns-spent', events);
};
