import { render } from '@testing-library/react';
import { Board } from '../../../../src/client/games/priests-of-ra/board.tsx';
import type { PriestsMatch } from '../../../../src/client/games/priests-of-ra/board-context.tsx';
import {
  keenMove,
  type Played,
  reach,
  seatToShow,
} from '../../../../src/client/games/priests-of-ra/gallery/positions.ts';
import { type Language, LanguageProvider } from '../../../../src/client/i18n/i18n.tsx';
import { meta } from '../../../../src/game/priests-of-ra/meta.ts';
import { priestsOfRa } from '../../../../src/game/priests-of-ra/rules.ts';
import type { Move, Options, State, Table } from '../../../../src/game/priests-of-ra/table.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import type { Seat } from '../../../../src/game/shared/seats.ts';

export const NAMES = ['Ada', 'Ned', 'Zoe', 'Ben', 'Kit'];

/** The first state of a match of so many in which something holds, with the events before it. */
export const until = (players: number, wanted: (table: Table) => boolean): Played =>
  reach({ name: 'test', players, wanted });

/** A whole match. */
export const wholeMatch = (players: number, seed: string, options: Partial<Options> = {}): Played => {
  const random = quickRandom(seed);
  const state = priestsOfRa.setup({ players, options: { ...meta.defaults, ...options }, seed });
  const events = [...priestsOfRa.opening(state)];
  for (;;) {
    const [seat] = priestsOfRa.seatsToAct(state);
    if (seat === undefined) return { state, events };
    const move = keenMove(state, priestsOfRa.legalMoves(state, seat), random);
    events.push(...priestsOfRa.apply(state, seat, move));
  }
};

export const matchOf = (
  { state, events }: Played,
  seat: Seat | null,
  play: (move: Move) => void = () => {},
): PriestsMatch => ({
  view: priestsOfRa.view(state, seat),
  seat,
  seats: state.areas.map((_, i) => ({ name: NAMES[i] ?? '', bot: null, connected: true })),
  events,
  status: 'ready',
  play: move => play(move as Move),
});

/** A board on the screen, whose moves are collected; `show` puts another state of the match on it. */
export const onScreen = (
  played: Played,
  { seat = seatToShow(played), language = 'en' }: { seat?: Seat | null; language?: Language } = {},
) => {
  localStorage.setItem('language', language);
  const moves: Move[] = [];
  const board = (now: Played) => (
    <LanguageProvider>
      <Board match={matchOf(now, seat, move => moves.push(move))} />
    </LanguageProvider>
  );
  const { rerender } = render(board(played));
  return { moves, show: (now: Played) => rerender(board(now)) };
};

export const changed = ({ state, events }: Played, change: (state: State) => void): Played => {
  const copy = structuredClone(state);
  change(copy);
  return { state: copy, events };
};
