import {
  callerIn,
  type DoneAside,
  seeDrawn,
  seeEpochEnd,
  seeInvoked,
  seePaid,
  seeSpoken,
  seeUnsold,
  withDone,
} from '../auction/after.ts';
import { follow, keepFame } from '../auction/epochs.ts';
import { stepOf } from '../auction/table.ts';
import { layTile } from '../auction/tracks.ts';
import { passTurn } from '../auction/turns.ts';
import type { GameRules } from '../contract.ts';
import { clearAreas, takeAnkhs } from './epoch.ts';
import type { PriestsEvent } from './events.ts';
import { placeLot } from './moves/auction.ts';
import { turnOver } from './moves/priests.ts';
import type { Move, Options, Refusal, State, View } from './table.ts';
import { isTwoSided, TILES } from './tiles.ts';
import { view as viewOf } from './view.ts';

/** What no record holds: that somebody turns no other tile. */
export type Aside = DoneAside;

type Rules = GameRules<State, View, Move, PriestsEvent, Options, Refusal, Aside>;

/** What everybody sees after an event. */
export const after: Rules['after'] = (before, event) => {
  const view = viewOf(before);
  switch (event.type) {
    case 'setup':
      break;
    case 'draw': {
      const { player, tile } = event;
      seeDrawn(view, TILES.indexOf(tile), tile === 'ra');
      if (tile === 'ra') break;
      if (isTwoSided(tile)) {
        view.step = { kind: 'placement', player, tile };
      } else {
        layTile(view.track, tile);
        passTurn(view, player);
      }
      break;
    }
    case 'place':
      layTile(view.track, event.tile);
      passTurn(view, event.player);
      break;
    case 'invoke':
      seeInvoked(view, event);
      break;
    case 'bid':
    case 'pass':
      seeSpoken(view, event);
      break;
    case 'sold': {
      const caller = callerIn(view);
      seePaid(view, event);
      placeLot(view, event.player, event.tiles, caller);
      break;
    }
    case 'unsold':
      seeUnsold(view, event);
      break;
    case 'flip':
      turnOver(view, event.from);
      break;
    case 'done':
      passTurn(view, stepOf(view, 'priests').caller);
      break;
    case 'epoch-end':
      seeEpochEnd(view, event);
      break;
    case 'score':
      keepFame(view, event);
      takeAnkhs(view, event);
      break;
    case 'epoch-start':
    case 'end':
      clearAreas(view);
      follow(view, event);
  }
  return view;
};

/** What everybody hears of a move. */
export const heard: NonNullable<Rules['heard']> = (_state, _reader, by, events) => withDone(by, events);
