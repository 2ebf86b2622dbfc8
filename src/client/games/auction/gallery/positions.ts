import { actor } from '../../../../game/auction/table.ts';
import type { AnyEvent, AnyMove } from '../../../../game/contract.ts';
import { quickRandom, type Random } from '../../../../game/shared/random.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import { further, type Way } from '../../gallery/made.ts';
import type { AuctionView } from '../view/auction-view.ts';

/** A position of the gallery: the first of a match of so many players that shows what is wanted. */
export type Position<View> = {
  readonly name: string;
  readonly players: number;
  readonly wanted: (table: View) => boolean;
  /** The last move is shown being made: what it brought is what is wanted. */
  readonly moment?: (event: AnyEvent) => boolean;
};

/** The rules of a game with hidden parts, to play positions with. */
export type Playing<State extends View, View extends AuctionView> = {
  readonly setup: (players: number, seed: string) => State;
  readonly opening: (fresh: State) => readonly AnyEvent[];
  readonly legalMoves: (table: View, seat: Seat) => readonly AnyMove[];
  readonly apply: (state: State, seat: Seat, move: AnyMove) => readonly AnyEvent[];
  readonly view: (state: State, seat: Seat | null) => View;
  /** A move such as somebody might make who wants to see full tracks and full areas. */
  readonly keenMove: (table: View, legal: readonly AnyMove[], random: Random) => AnyMove;
};

/** A match played as far as a position, with everything public that led to it. */
export type Played<State> = {
  readonly state: State;
  readonly events: readonly AnyEvent[];
  readonly way?: Way<State> | undefined;
  /** As it was before the last move, where that is to be seen happening. */
  readonly before?: Played<State>;
};

const TRIES = 200;

/** Plays seeded matches until one shows the position; the state it is in and how it came there. */
export const reach = <State extends View, View extends AuctionView>(
  playing: Playing<State, View>,
  { players, wanted, name, moment }: Position<View>,
): Played<State> => {
  for (let n = 0; n < TRIES; n++) {
    const seed = `${name}-${n}`;
    const random = quickRandom(seed);
    const state = playing.setup(players, seed);
    let way: Way<State> | undefined = { fresh: structuredClone(state), made: [] };
    const events: AnyEvent[] = [...playing.opening(state)];
    let before: Played<State> | undefined;
    for (;;) {
      const isSeen = moment === undefined || events.slice(before?.events.length).some(moment);
      if (wanted(state) && isSeen && (moment === undefined || before !== undefined)) {
        const played = { state, events, way };
        return moment === undefined || before === undefined ? played : { ...played, before };
      }
      const player = actor(state.step);
      if (player === null) break;
      const move = playing.keenMove(state, playing.legalMoves(state, player), random);
      if (moment !== undefined) before = { state: structuredClone(state), events: [...events], way };
      way = further(way, player, move);
      events.push(...playing.apply(state, player, move));
    }
  }
  throw new Error(`no match came to the position ${name}`);
};

/** Makes one move of whoever is to act. */
export const advance = <State extends View, View extends AuctionView>(
  playing: Playing<State, View>,
  played: Played<State>,
  move: AnyMove,
): Played<State> => {
  const player = actor(played.state.step);
  if (player === null) return played;
  const state = structuredClone(played.state);
  return {
    state,
    events: [...played.events, ...playing.apply(state, player, move)],
    way: further(played.way, player, move),
  };
};
