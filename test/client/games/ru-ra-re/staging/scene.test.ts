import { describe, expect, it } from 'vitest';
import { boxAfter, sceneAfter, sceneNow } from '../../../../../src/client/games/ru-ra-re/staging/scene.ts';
import type { RuRaReEvent } from '../../../../../src/game/ru-ra-re/events.ts';
import { ruRaRe } from '../../../../../src/game/ru-ra-re/rules.ts';
import { fresh, thrown, wholeMatch, withRows } from '../on-screen.tsx';

describe('the scene that the events tell is the table of the rules', () => {
  it.each([2, 3, 4])('at every move of whole matches of %i', players => {
    let scorings = 0;
    for (let n = 0; n < 5; n++) {
      const { events } = wholeMatch(players, `scene-${players}-${n}`, ({ state, events }) => {
        const scene = sceneAfter(events, events.length, players);
        expect(scene.rows).toEqual(state.rows);
        expect(scene.pile).toBe(state.secret.pile.length);
        expect(scene.displays).toEqual(state.displays);
        expect(scene.totals).toEqual(state.totals);
        expect(scene.round).toBe(state.round);
      });
      scorings += events.filter(({ type }) => type === 'score').length;
    }
    expect(scorings).toBeGreaterThanOrEqual(5 * players);
  });
});

it.each([2, 3, 4])('the box fills only as it is told: a match of %i [Q-10, Q-22]', players => {
  let before = { boxed: 0, told: 0 };
  let filled = 0;
  const lose = ({ type }: RuRaReEvent) => type === 'clash' || type === 'discard';
  const { state } = wholeMatch(players, `box-${players}`, ({ state, events }) => {
    const view = ruRaRe.view(state, 0);
    const boxed = view.gone.reduce((sum, n) => sum + n, 0);
    expect(boxAfter(view, events, before.told)).toBe(before.boxed);
    expect(boxAfter(view, events, events.length)).toBe(boxed);
    filled += Number(events.slice(before.told).some(lose));
    before = { boxed, told: events.length };
  });
  expect(filled).toBeGreaterThan(2);
  expect(state.lastRound).toBe(true);
});

it('a scene without its history is that of the view', () => {
  let moves = 0;
  wholeMatch(3, 'scene-now', ({ state, events }) => {
    const { told: _, ...whole } = sceneAfter(events, events.length, 3);
    expect(sceneNow(ruRaRe.view(state, 0), events.slice(-12))).toEqual({ ...whole, told: null });
    moves += 1;
  });
  expect(moves).toBeGreaterThan(20);
});

describe('a throw with two clashes, event by event [Q-10]', () => {
  const before = withRows(4, ['dog', 'hen', 'cow'], ['king', 'king', 'goat']);
  const { events } = thrown(before, 2, 1, 2, 1);
  const upTo = (n: number) => sceneAfter(events, n, 4);

  it('shows all hands before anything is lost', () => {
    const { hands, rows, told } = upTo(2);
    expect([...hands]).toEqual([
      [0, 2],
      [1, 1],
      [2, 2],
      [3, 1],
    ]);
    expect(rows).toEqual(before.state.rows);
    expect(told).toEqual({ kind: 'show' });
  });

  it('then each clash takes the outermost card of its row', () => {
    expect(upTo(3).rows.slice(0, 2)).toEqual([
      ['dog', 'hen'],
      ['king', 'king', 'goat'],
    ]);
    expect(upTo(3).told).toMatchObject({ kind: 'clash', row: 1, players: [1, 3], lost: 'cow' });
    expect(upTo(4).rows.slice(0, 2)).toEqual([
      ['dog', 'hen'],
      ['king', 'king'],
    ]);
    expect(upTo(4).told).toMatchObject({ kind: 'clash', row: 2, players: [0, 2], lost: 'goat' });
  });

  it('and leaves the events as they were', () => {
    const copy = structuredClone(events);
    upTo(events.length);
    expect(events).toEqual(copy);
  });
});

it('a row that is taken is empty, and its cards lie before its taker until the rows are filled [Q-10, Q-20]', () => {
  const before = withRows(2, ['dog', 'dog', 'cow']);
  const { events } = thrown(before, 1, 2);
  const scene = sceneAfter(events, 3, 2);
  expect(scene.rows[0]).toEqual([]);
  expect(scene.displays[0]).toMatchObject({ dog: 2, cow: 1 });
  expect(scene.round).toBe(1);
  expect(sceneAfter(events, events.length, 2).round).toBe(2);
});

it('of no event at all nothing is told', () => {
  const { state, events } = fresh(3);
  expect(sceneAfter(events, 0, 3)).toMatchObject({ rows: [], told: null, totals: [0, 0, 0] });
  expect(sceneAfter(events, 1, 3).rows).toEqual(state.rows);
});
