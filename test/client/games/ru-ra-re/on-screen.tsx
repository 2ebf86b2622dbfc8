import { act, fireEvent, render } from '@testing-library/react';
import { Board } from '../../../../src/client/games/ru-ra-re/board.tsx';
import type { RuRaReMatch } from '../../../../src/client/games/ru-ra-re/view/board-context.ts';
import { type Language, LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import type { AnyMove } from '../../../../src/game/contract.ts';
import { seatsToAct } from '../../../../src/game/ru-ra-re/asking.ts';
import { type Card, emptyDisplay } from '../../../../src/game/ru-ra-re/cards.ts';
import type { RuRaReEvent } from '../../../../src/game/ru-ra-re/events.ts';
import { ruRaRe } from '../../../../src/game/ru-ra-re/rules.ts';
import type { Row, State } from '../../../../src/game/ru-ra-re/table.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';
import type { Seat } from '../../../../src/game/shared/seats.ts';

const { legalMoves } = ruRaRe;

export const NAMES = ['Ada', 'Ned', 'Zoe', 'Ben'];

export type Played = { readonly state: State; readonly events: readonly RuRaReEvent[] };

export const fresh = (players: number, seed = 'table'): Played => {
  const state = ruRaRe.setup({ players, options: {}, seed });
  return { state, events: ruRaRe.opening(state) };
};

/** All who are asked choose, in seat order, the rows given. */
export const thrown = ({ state, events }: Played, ...rows: readonly Row[]): Played => {
  const after = structuredClone(state);
  const more: RuRaReEvent[] = [];
  for (const [i, row] of rows.entries()) {
    more.push(...ruRaRe.apply(after, state.waiting[i]!, ['choose', state.round, state.throw, row]));
  }
  return { state: after, events: [...events, ...more] };
};

/** Chooses at random, move by move, to the end; every position on the way is shown first. */
export const wholeMatch = (
  players: number,
  seed: string,
  onEach: (played: Played) => void = () => {},
): Played => {
  const random = quickRandom(seed);
  const { state, events } = fresh(players, seed);
  const all = [...events];
  for (;;) {
    onEach({ state, events: all });
    const seat = seatsToAct(state)[0];
    if (seat === undefined) return { state, events: all };
    const legal = legalMoves(state, seat) as readonly Parameters<typeof ruRaRe.apply>[2][];
    all.push(...ruRaRe.apply(state, seat, legal[random.below(legal.length)]!));
  }
};

export const changed = ({ state, events }: Played, change: (state: State) => void): Played => {
  const copy = structuredClone(state);
  change(copy);
  return { state: copy, events };
};

/** A fresh table whose rows hold these cards, the outermost last. */
export const withRows = (players: number, ...rows: readonly (readonly Card[])[]): Played => {
  const { state } = changed(fresh(players), s => {
    rows.forEach((cards, i) => {
      s.rows[i] = [...cards];
    });
  });
  return { state, events: ruRaRe.opening(state) };
};

export const display = (held: Partial<Record<Card, number>>) => ({ ...emptyDisplay(), ...held });

type Shown = {
  readonly seat?: Seat | null;
  readonly language?: Language;
  readonly clock?: RuRaReMatch['clock'];
  readonly bots?: readonly Seat[];
};

/** A board on the screen, whose moves are collected; `show` puts another state of the match on it. */
export const onScreen = (
  played: Played,
  { seat = 0, language = 'en', clock = null, bots = [] }: Shown = {},
) => {
  localStorage.setItem('language', language);
  const moves: AnyMove[] = [];
  const board = ({ state, events }: Played) => (
    <LanguageProvider>
      <Board
        match={{
          view: ruRaRe.view(state, seat),
          seat,
          seats: state.totals.map((_, i) => ({
            name: NAMES[i] ?? '',
            bot: bots.includes(i) ? 'steady' : null,
            connected: true,
          })),
          events,
          status: 'ready',
          clock,
          play: move => moves.push(move),
        }}
      />
    </LanguageProvider>
  );
  const { rerender, container } = render(board(played));
  return { moves, container, show: (now: Played) => rerender(board(now)) };
};

/** Presses P until nothing more is being told; gives how often. */
export const skipScenes = (): number => {
  let scenes = 0;
  for (; document.querySelector('.ru-skip') !== null && scenes < 50; scenes++)
    act(() => void fireEvent.keyDown(document.body, { key: 'p' }));
  return scenes;
};
