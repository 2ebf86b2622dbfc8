import { render } from '@testing-library/react';
import { Board } from '../../../../src/client/games/kheops/board.tsx';
import { type Played, POSITIONS, reach } from '../../../../src/client/games/kheops/gallery/positions.ts';
import type { KheopsMatch } from '../../../../src/client/games/kheops/view/board-context.ts';
import { type Language, LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import type { AnyMove } from '../../../../src/game/contract.ts';
import type { KheopsEvent } from '../../../../src/game/kheops/events.ts';
import { meta } from '../../../../src/game/kheops/meta.ts';
import { kheops } from '../../../../src/game/kheops/rules.ts';
import type { State, View } from '../../../../src/game/kheops/table.ts';
import { actor } from '../../../../src/game/kheops/turns.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import type { Seat } from '../../../../src/game/shared/seats.ts';

const { legalMoves } = kheops;

export const NAMES = ['Ada', 'Ned'];

/** A named position of the gallery: a match as far as it was played. */
export const gallery = (name: string): Played => reach(POSITIONS.find(position => position.name === name)!);

/** A position made by hand, before which nothing was told. */
export const bare = (state: State): Played => ({ state, events: [] });

/** What the seat to act sees. */
export const viewOf = (state: State, seat: Seat | null = actor(state.step)): View => kheops.view(state, seat);

/** A match of random moves; `see` is shown every state on the way. */
export const wholeMatch = (seed: string, see: (state: State) => void = () => {}): Played => {
  const random = quickRandom(seed);
  const state = kheops.setup({ players: 2, options: meta.defaults, seed });
  const events: KheopsEvent[] = [...kheops.opening(state)];
  for (let seat = actor(state.step); seat !== null; seat = actor(state.step)) {
    see(state);
    const legal = legalMoves(state, seat);
    events.push(...kheops.apply(state, seat, legal[random.below(legal.length)]!));
  }
  see(state);
  return { state, events };
};

export const changed = ({ state, events }: Played, change: (state: State) => void): Played => {
  const copy = structuredClone(state);
  change(copy);
  return { state: copy, events };
};

/** A board on the screen, whose moves are collected; `show` puts another state of the match on it. */
export const onScreen = (
  played: Played,
  {
    seat: asked = actor(played.state.step) ?? 0,
    language = 'en',
    endedBy = null,
    past,
    told = {},
  }: {
    seat?: Seat | 'to act' | null;
    language?: Language;
    endedBy?: Seat | null;
    /** How it stood at every moment before; without it nobody can look back. */
    past?: State;
    /** What else is known of the match. */
    told?: Partial<KheopsMatch>;
  } = {},
) => {
  localStorage.setItem('language', language);
  const moves: AnyMove[] = [];
  const board = ({ state, events }: Played) => {
    // At a shared screen the board is that of whoever is to act.
    const seat = asked === 'to act' ? actor(state.step) : asked;
    const match: KheopsMatch = {
      view: viewOf(state, seat),
      seat,
      seats: NAMES.map(name => ({ name, bot: null, connected: true })),
      events,
      status: 'ready',
      endedBy,
      ...(past !== undefined && { snapshots: { at: events => ({ view: viewOf(past, seat), events }) } }),
      play: move => moves.push(move),
      ...told,
    };
    return (
      <LanguageProvider>
        <Board match={match} />
      </LanguageProvider>
    );
  };
  const { rerender, container } = render(board(played));
  return { moves, container, show: (now: Played) => rerender(board(now)) };
};
