import type { GameRules } from '../contract.ts';
import { assertDefined } from '../shared/assert.ts';
import { at } from '../shared/seats.ts';
import type { KheopsEvent, PowerEvent } from './events.ts';
import { placedOn } from './moves/pawn.ts';
import { exchangePawns } from './moves/power.ts';
import { nextAfterTile } from './moves/tile.ts';
import { lyingAt } from './spots.ts';
import {
  type Move,
  type Options,
  playerAt,
  type Refusal,
  type SeenStep,
  type State,
  type View,
} from './table.ts';
import type { TileId } from './tiles.ts';
import { view as viewOf } from './view.ts';

/** What only its drawer hears, and no record holds: which tile was drawn. [K-03] */
export type Aside = { readonly type: 'drawn'; readonly tile: TileId };

type Rules = GameRules<State, View, Move, KheopsEvent, Options, Refusal, Aside>;
/** A view while it is made. */
type Seen = View & { step: SeenStep };

/** What somebody sees after an event. */
export const after: Rules['after'] = (before, event) => {
  const view = viewOf(before, before.holder) as Seen;
  switch (event.type) {
    case 'pawn':
      placedOn(view, event.player, event.piece, event.cell);
      break;
    case 'power':
      seePower(view, event);
      break;
    case 'tile': {
      const { player, tile, cell, turn } = event;
      view.pyramid[cell] = { tile, turn };
      view.handSizes[player] = at(view.handSizes, player) - 1;
      // Nobody is to act on a pyramid that is being scored.
      view.step = nextAfterTile(view.pyramid, player) as SeenStep;
      if (view.holder === player) return holding(view, view.hand.toSpliced(view.hand.indexOf(tile), 1));
      break;
    }
    case 'refill':
      view.handSizes[event.player] = at(view.handSizes, event.player) + 1;
      view.stock -= 1;
      break;
    case 'drawn':
      return holding(view, [
        ...assertDefined(view.hand ?? undefined, 'whoever draws has a hand'),
        event.tile,
      ]);
    case 'end':
      view.step = { kind: 'over', scores: [...event.scores], winners: [...event.winners] };
      break;
    // These lie in no view: they tell how a pyramid is scored, or what lay there from the start.
    case 'setup':
    case 'network':
    case 'ankhs':
  }
  return view;
};

/** A power was used, or had no use; then a tile is laid. [K-12 to K-15] */
const seePower = (view: Seen, event: PowerEvent): void => {
  if ('turn' in event) view.pyramid[event.cell] = { tile: lyingAt(view, event.cell).tile, turn: event.turn };
  else if ('from' in event) exchangePawns(view.pawns, event.from, event.to);
  view.step = { kind: 'tile', player: event.player };
};

const holding = (view: Seen, hand: readonly TileId[]): View => ({ ...view, hand }) as View;

/** What somebody hears of a move: whoever draws, which tile. */
export const heard: NonNullable<Rules['heard']> = (state, reader, by, events) =>
  reader !== by
    ? events
    : events.flatMap((event): readonly (KheopsEvent | Aside)[] =>
        event.type === 'refill' ? [event, { type: 'drawn', tile: lastOf(state, reader) }] : [event],
      );

const lastOf = ({ secret }: State, seat: number): TileId =>
  assertDefined(at(secret.hands, playerAt(seat)).at(-1), 'whoever has drawn holds a tile');
