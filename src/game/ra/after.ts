import { callerIn, type DoneAside, seeDrawn, seePaid, seeShared } from '../auction/after.ts';
import { keepFame } from '../auction/epochs.ts';
import { stepOf } from '../auction/table.ts';
import { layTile } from '../auction/tracks.ts';
import { passTurn } from '../auction/turns.ts';
import type { GameRules } from '../contract.ts';
import { at } from '../shared/seats.ts';
import { clearAreas } from './epoch.ts';
import type { RaEvent } from './events.ts';
import { placeLot } from './moves/auction.ts';
import { type Blow, goOnAfter, playMoreGods } from './moves/strike.ts';
import { lose } from './rules/disasters.ts';
import { takeOff } from './rules/gods.ts';
import type { ChoosingDisaster, Move, Options, Refusal, State, View } from './table.ts';
import { addTiles, isDisaster, TILES } from './tiles.ts';
import { view as viewOf } from './view.ts';

/** What no record holds: that somebody plays no other god. */
export type Aside = DoneAside;

type Rules = GameRules<State, View, Move, RaEvent, Options, Refusal, Aside>;

/** What everybody sees after an event. */
export const after: Rules['after'] = (before, event) => {
  const view = viewOf(before);
  switch (event.type) {
    case 'draw':
      seeDrawn(view, TILES.indexOf(event.tile), event.tile === 'ra');
      if (event.tile !== 'ra') {
        layTile(view.track, event.tile);
        passTurn(view, event.player);
      }
      break;
    case 'god': {
      const { player, takes } = event;
      const { tiles } = at(view.areas, player);
      takeOff(view.track, takes);
      addTiles(tiles, 'god', -1);
      if (isDisaster(takes)) {
        awaitDisaster(view, { player, pending: [takes], turnOf: player, by: 'god' });
      } else {
        addTiles(tiles, takes, 1);
        playMoreGods(view, player);
      }
      break;
    }
    case 'done':
      passTurn(view, event.player);
      break;
    case 'sold': {
      const turnOf = callerIn(view);
      seePaid(view, event);
      const { player } = event;
      const pending = placeLot(at(view.areas, player), event.tiles);
      awaitDisaster(view, { player, pending, turnOf, by: 'lot' });
      break;
    }
    case 'disaster': {
      const { player, pending, turnOf, by } = stepOf(view, 'disaster');
      lose(at(view.areas, player).tiles, event.lost);
      awaitDisaster(view, { player, pending, turnOf, by });
      break;
    }
    case 'score':
      keepFame(view, event);
      break;
    default:
      seeShared(view, event, () => clearAreas(view));
  }
  return view;
};

/** The next disaster is about to strike: one that leaves no choice does so with the next event. */
const awaitDisaster = (view: View, { player, pending, turnOf, by }: Blow): void => {
  const [tile, ...later] = pending;
  if (tile === undefined) goOnAfter(view, { player, turnOf, by });
  else view.step = { kind: 'disaster', player, tile: tile as ChoosingDisaster, pending: later, turnOf, by };
};
