import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type Played, type Playing, reach } from '../../../../src/client/games/auction/gallery/positions.ts';
import type { AuctionView } from '../../../../src/client/games/auction/view/auction-view.ts';
import type { TableMatch } from '../../../../src/client/table/table-match.ts';
import { type Language, LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { actor } from '../../../../src/game/auction/table.ts';
import type { AnyEvent, AnyMove } from '../../../../src/game/contract.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import type { Seat } from '../../../../src/game/shared/seats.ts';

export const NAMES = ['Ada', 'Ned', 'Zoe', 'Ben', 'Kit'];

/** A match as far as it was played; its events are the game's own. */
type Screened<State, Event> = { readonly state: State; readonly events: readonly Event[] };

/** Puts boards of one game on the screen, in states that matches of it come to. */
export const screenOf = <State extends View, View extends AuctionView, Event extends AnyEvent>(
  Board: ComponentType<{ match: TableMatch<View, Event> }>,
  playing: Playing<State, View>,
) => {
  const matchOf = (
    { state, events }: Screened<State, Event>,
    seat: Seat | null,
    play: (move: AnyMove) => void = () => {},
  ): TableMatch<View, Event> => ({
    view: playing.view(state, seat),
    seat,
    seats: state.areas.map((_, i) => ({ name: NAMES[i] ?? '', bot: null, connected: true })),
    events,
    status: 'ready',
    play,
  });

  return {
    matchOf,

    /** The first state of a match of so many in which something holds, with the events before it. */
    until: (players: number, wanted: (table: View) => boolean): Screened<State, Event> =>
      reach(playing, { name: 'test', players, wanted }) as Screened<State, Event>,

    /** A whole match; `change` may set its options before the first move. */
    wholeMatch: (
      players: number,
      seed: string,
      change: (fresh: State) => State = same,
    ): Screened<State, Event> => {
      const random = quickRandom(seed);
      const state = change(playing.setup(players, seed));
      const events = [...playing.opening(state)];
      for (let seat = actor(state.step); seat !== null; seat = actor(state.step)) {
        const move = playing.keenMove(state, playing.legalMoves(state, seat), random);
        events.push(...playing.apply(state, seat, move));
      }
      return { state, events: events as unknown as Event[] };
    },

    /** A board on the screen, whose moves are collected; `show` puts another state of the match on it. */
    onScreen: (
      played: Screened<State, Event>,
      {
        seat = actor(played.state.step) ?? 0,
        language = 'en',
      }: { seat?: Seat | null; language?: Language } = {},
    ) => {
      localStorage.setItem('language', language);
      const moves: AnyMove[] = [];
      const board = (now: Screened<State, Event>) => (
        <LanguageProvider>
          <SettingsProvider>
            <Board match={matchOf(now, seat, move => moves.push(move))} />
          </SettingsProvider>
        </LanguageProvider>
      );
      const { rerender } = render(board(played));
      return { moves, show: (now: Played<State>) => rerender(board(now as Screened<State, Event>)) };
    },

    changed: (
      { state, events }: Screened<State, Event>,
      change: (state: State) => void,
    ): Screened<State, Event> => {
      const copy = structuredClone(state);
      change(copy);
      return { state: copy, events };
    },
  };
};

const same = <T,>(value: T): T => value;
