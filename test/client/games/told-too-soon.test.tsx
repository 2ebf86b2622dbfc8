import { act, cleanup, render, renderHook } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board as KheopsBoard } from '../../../src/client/games/kheops/board.tsx';
import { kheops } from '../../../src/client/games/kheops/game.ts';
import { Board as PriestsBoard } from '../../../src/client/games/priests-of-ra/board.tsx';
import { priestsOfRa } from '../../../src/client/games/priests-of-ra/game.ts';
import { Board as RaBoard } from '../../../src/client/games/ra/board.tsx';
import { ra } from '../../../src/client/games/ra/game.ts';
import { Board as RuRaReBoard } from '../../../src/client/games/ru-ra-re/board.tsx';
import { ruRaRe } from '../../../src/client/games/ru-ra-re/game.ts';
import type { BoardGame } from '../../../src/client/table/board-game.ts';
import { personOf } from '../../../src/client/table/person.ts';
import type { TableMatch } from '../../../src/client/table/table-match.ts';
import { useTimeline } from '../../../src/client/table/use-timeline.ts';
import { boardWords } from '../../../src/client/table/words.ts';
import { LanguageProvider } from '../../../src/client/ui/i18n/i18n.tsx';
import type { AnyEvent } from '../../../src/game/contract.ts';
import type { GameId } from '../../../src/game/index.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { loadGame } from '../../game/load-game.ts';

type Match = TableMatch<unknown, AnyEvent>;
type Game = BoardGame<unknown, AnyEvent>;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('language', 'en');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SEATS = ['Ada', 'Ned', 'Zoe'].map(name => ({ name, bot: null, connected: true }));

/** All that is written on the page or said of it, each piece on a line. */
const allText = (): string => {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of document.querySelectorAll('[aria-label], [title]'))
    texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
  return texts.join('\n');
};

/** How many moves are seen from the beginning of a match, and how many at its end. */
const [FIRST, LAST] = [24, 8];

/** A match played at random, move by move: what a seat sees of it, and the events so far. */
const playedBy = async (id: GameId, players: number, seat: number) => {
  const { meta, rules } = await loadGame(id);
  const random = quickRandom(`told too soon ${id}`);
  const state = rules.setup({ players, options: { ...meta.defaults }, seed: `told too soon ${id}` });
  let events: readonly AnyEvent[] = rules.opening(state);
  const steps = [{ view: structuredClone(rules.view(state, seat)), events }];
  for (let acting = rules.seatsToAct(state)[0]; acting !== undefined; acting = rules.seatsToAct(state)[0]) {
    const legal = rules.legalMoves(state, acting);
    events = [...events, ...rules.apply(state, acting, legal[random.below(legal.length)]!)];
    steps.push({ view: structuredClone(rules.view(state, seat)), events });
  }
  return { steps, rules };
};

/** What nobody knows yet when it begins to be shown: what leaves the bag, what fists hold, what others lay, who has won. */
describe.each([
  ['ra', ra, RaBoard, 3, ['draw']],
  ['priests-of-ra', priestsOfRa, PriestsBoard, 3, ['draw']],
  ['kheops', kheops, KheopsBoard, 2, ['tile', 'pawn', 'end']],
  ['ru-ra-re', ruRaRe, RuRaReBoard, 3, ['show', 'score']],
] as const)('while a match of %s is told', (id, module, AnyBoard, players, opensLate) => {
  const game = module as unknown as Game;
  const Board = AnyBoard as unknown as ComponentType<{ match: Match }>;

  it('nothing that is told later is anywhere on the page, nor has anybody won', async () => {
    const seat = 0;
    const { steps, rules } = await playedBy(id, players, seat);
    const seats = SEATS.slice(0, players);
    const matchOf = ({ view, events }: (typeof steps)[number]): Match => ({
      view,
      events,
      seat,
      seats,
      status: 'ready',
      play: () => {},
    });
    const person = personOf(seats, seat, boardWords.en);
    const table = (match: Match) => (
      <LanguageProvider>
        <Board match={match} />
      </LanguageProvider>
    );
    /** One's own are no news to oneself. */
    const isLate = (event: AnyEvent | null) =>
      event !== null &&
      (opensLate as readonly string[]).includes(event.type) &&
      !(id === 'kheops' && 'player' in event && event.player === seat);
    let moments = 0;
    let unsaid = 0;
    const look = (from: number) => {
      const match = matchOf(steps[from]!);
      const { rerender, unmount } = render(table(match));
      const clock = renderHook(({ match }) => useTimeline(match, game), { initialProps: { match } });
      const end = from === 0 ? FIRST : steps.length - 1;
      for (let n = from + 1; n <= end; n++) {
        const live = matchOf(steps[n]!);
        act(() => clock.rerender({ match: live }));
        rerender(table(live));
        for (let told = -1; clock.result.current[1].isOn; ) {
          const [shown, timeline] = clock.result.current;
          const begins = timeline.told.length !== told;
          moments += Number(begins);
          told = timeline.told.length;
          const text = allText();
          const reader = game.readerOf({ language: 'en', person }, shown.view, seat);
          const isSecret = begins && isLate(timeline.current);
          const open = live.events.slice(0, isSecret ? told - 1 : told);
          const said = new Set(open.map(event => game.sentenceOf(event, reader)));
          for (const event of live.events.slice(open.length)) {
            const sentence = game.sentenceOf(event, reader);
            if (sentence === '' || said.has(sentence)) continue;
            unsaid += 1;
            expect(text, `move ${n}, event ${told} of ${live.events.length}`).not.toContain(sentence);
          }
          const isEndTold = timeline.told.some(({ type }) => type === 'end');
          if (!isEndTold) expect(rules.outcome(shown.view), `move ${n}`).toBeNull();
          if (!isEndTold) expect(text).not.toMatch(/\b(wins|winner|winners)\b|\b(has|have) won\b/i);
          // As far as the middle of what is on stage, and then to its end.
          act(() => void vi.advanceTimersByTime(Math.max(1, timeline.ms / 2)));
        }
        act(() => void vi.runOnlyPendingTimers());
      }
      unmount();
    };
    look(0);
    look(steps.length - 1 - LAST);
    expect(moments).toBeGreaterThan(20);
    expect(unsaid).toBeGreaterThan(10);
  });
});
