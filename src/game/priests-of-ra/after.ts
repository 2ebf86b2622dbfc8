import { callerIn, type DoneAside, seeDrawn, seePaid, seeShared } from '../auction/after.ts';
import { keepFame } from '../auction/epochs.ts';
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
    case 'sold': {
      const caller = callerIn(view);
      seePaid(view, event);
      placeLot(view, event.player, event.tiles, caller);
      break;
    }
    case 'flip':
      turnOver(view, event.from);
      break;
    case 'done':
      passTurn(view, stepOf(view, 'priests').caller);
      break;
    case 'score':
      keepFame(view, event);
      takeAnkhs(view, event);
      break;
    default:
      seeShared(view, event, () => clearAreas(view));
  }
  return view;
};
