import { describe, expect, it } from 'vitest';
import { CARDS, type Card, cardsOf, DECK_SIZE, IN_DECK, sizeOf } from '../../../src/game/ru-ra-re/cards.ts';
import { piecesFor } from '../../../src/game/ru-ra-re/pieces.ts';
import { ruRaRe } from '../../../src/game/ru-ra-re/rules.ts';
import { ofType, position, throwHands } from './position.ts';

const options = {};
const FULL: readonly Card[] = ['hen', 'dog', 'pig'];
const rowsOf = (n: number) => Array.from({ length: n }, () => FULL);

describe('the set-up', () => {
  it.each([
    [2, 6, 80],
    [3, 7, 102],
    [4, 8, 112],
  ])('%i players have %i rows and %i cards in play [Q-01]', (players, rows, inPlay) => {
    const state = ruRaRe.setup({ players, options, seed: 'set-up' });
    expect(state.rows).toHaveLength(rows);
    expect(state.rows.every(row => row.length === 3)).toBe(true);
    expect(state.secret.pile).toHaveLength(inPlay - 3 * rows);
    expect(state.pile).toBe(inPlay - 3 * rows);
    expect(state.secret.box).toHaveLength(112 - inPlay);
    const all = [...state.rows.flat(), ...state.secret.pile, ...state.secret.box];
    for (const card of CARDS) expect(all.filter(each => each === card)).toHaveLength(IN_DECK[card]);
    expect(DECK_SIZE).toBe(112);
    expect(piecesFor(players)).toEqual({ rowCount: rows, inPlay });
  });

  it('follows from its seed alone, and other seeds lay other rows [Q-01]', () => {
    const rows = (seed: string) => ruRaRe.setup({ players: 4, options, seed }).rows;
    expect(rows('a')).toEqual(rows('a'));
    expect(rows('a')).not.toEqual(rows('b'));
  });
});

describe('a throw', () => {
  it('gives whoever is alone on a row all of its cards [Q-10]', () => {
    const state = position({ rows: [['king', 'hen', 'dog'], ['pig'], FULL, FULL, FULL, FULL, FULL] });
    const events = throwHands(state, 1, 2, 3);
    expect(ofType(events, 'take')).toEqual([
      { type: 'take', player: 0, row: 1, cards: ['king', 'hen', 'dog'] },
      { type: 'take', player: 1, row: 2, cards: ['pig'] },
      { type: 'take', player: 2, row: 3, cards: FULL },
    ]);
    expect(cardsOf(state.displays[0]!)).toEqual(['king', 'hen', 'dog']);
    expect(sizeOf(state.displays[1]!)).toBe(1);
    expect(ofType(events, 'round-end')).toEqual([{ type: 'round-end', round: 1, nothing: [] }]);
  });

  it('takes one card, the outermost, from a row that three want, and they choose again [Q-10]', () => {
    const state = position({ rows: [...rowsOf(4), ['king', 'hen', 'goat'], ...rowsOf(2)] });
    const events = throwHands(state, 5, 5, 5);
    expect(events).toEqual([
      { type: 'show', choices: { 0: 5, 1: 5, 2: 5 } },
      { type: 'clash', row: 5, players: [0, 1, 2], lost: 'goat' },
    ]);
    expect(state.rows[4]).toEqual(['king', 'hen']);
    expect(state.secret.box).toContain('goat');
    expect([state.round, state.throw, state.waiting]).toEqual([1, 2, [0, 1, 2]]);
    expect(state.chosen).toEqual([false, false, false]);
  });

  it('lets all who clashed, on whatever row, choose again together, and nobody else [Q-10]', () => {
    const state = position({ players: 4, rows: rowsOf(8) });
    const first = throwHands(state, 2, 7, 2, 7);
    expect(ofType(first, 'clash')).toEqual([
      { type: 'clash', row: 2, players: [0, 2], lost: 'pig' },
      { type: 'clash', row: 7, players: [1, 3], lost: 'pig' },
    ]);
    expect(state.waiting).toEqual([0, 1, 2, 3]);
    throwHands(state, 1, 3, 3, 4);
    expect(state.waiting).toEqual([1, 2]);
    expect(ruRaRe.legalMoves(state, 0)).toEqual([]);
    const last = throwHands(state, 5, 6);
    expect(ofType(last, 'round-end')).toEqual([{ type: 'round-end', round: 1, nothing: [] }]);
    expect([state.round, state.throw, state.waiting]).toEqual([2, 1, [0, 1, 2, 3]]);
  });

  it('ends the round for those who wait when only one row still holds cards [Q-11]', () => {
    const state = position({ rows: [['hen'], ['pig'], ['cow', 'dog']] });
    const events = throwHands(state, 1, 2, 2);
    expect(ofType(events, 'round-end')).toEqual([{ type: 'round-end', round: 1, nothing: [1, 2] }]);
    expect(state.displays.map(sizeOf)).toEqual([1, 0, 0]);
    expect(state.round).toBe(2);
  });

  it('goes on while two rows hold cards [Q-11]', () => {
    const state = position({ rows: [['hen'], ['pig', 'king'], ['cow', 'dog']] });
    const events = throwHands(state, 1, 2, 2);
    expect(ofType(events, 'round-end')).toEqual([]);
    expect([state.round, state.throw, state.waiting]).toEqual([1, 2, [1, 2]]);
  });
});

describe('between rounds', () => {
  it('fills row 1 first, and what is new lies outermost [Q-20]', () => {
    const state = position({
      rows: [['king'], ['hen', 'dog', 'pig'], ['cow'], ...rowsOf(4)],
      pile: ['goat', 'goose', 'sheep', 'horse', 'church', 'knight', 'farmer', 'dog', 'hen', 'pig'],
    });
    const events = throwHands(state, 4, 5, 3);
    expect(state.rows.slice(0, 5)).toEqual([
      ['king', 'goat', 'goose'],
      ['hen', 'dog', 'pig'],
      ['sheep', 'horse', 'church'],
      ['knight', 'farmer', 'dog'],
      ['hen', 'pig', expect.any(String)],
    ]);
    expect(ofType(events, 'refill')).toEqual([{ type: 'refill', rows: state.rows, reshuffled: true }]);
  });

  it('scores once somebody has thirteen cards, and not before the round is over [Q-21]', () => {
    const twelve = Array<Card>(10).fill('knight');
    const state = position({ rows: rowsOf(7), displays: [twelve, ['king', 'church']] });
    expect(ofType(throwHands(state, 1, 2, 2), 'score')).toEqual([]);
    const events = throwHands(state, 2, 3);
    const scores = ofType(events, 'score');
    expect(scores.map(({ player, scoring }) => [player, scoring])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(state.scored).toBe(true);
    expect(state.totals).toEqual(scores.map(({ total }) => total));
  });

  it('with twelve cards there is no scoring yet [Q-21]', () => {
    const state = position({ rows: rowsOf(7), displays: [Array<Card>(9).fill('knight')] });
    expect(ofType(throwHands(state, 1, 2, 3), 'score')).toEqual([]);
    expect(state.scored).toBe(false);
  });

  it('sends farms, churches and points cards to the box after the first scoring; the others stay [Q-21]', () => {
    const state = position({ rows: rowsOf(7), displays: [[...CARDS], ['church'], ['king']], box: [] });
    const events = throwHands(state, 1, 2, 3);
    expect(ofType(events, 'discard')).toEqual([
      {
        type: 'discard',
        player: 0,
        cards: ['church', 'farmer', 'farmwife', 'farmhouse', 'points-2', 'points-3', 'points-4'],
      },
      { type: 'discard', player: 1, cards: ['church'] },
    ]);
    expect(sizeOf(state.displays[0]!)).toBe(CARDS.length - 7 + 3);
    expect(state.secret.box.toSorted()).toEqual(
      ofType(events, 'discard')
        .flatMap(({ cards }) => cards)
        .toSorted(),
    );
  });

  it('scores the first time only: more cards bring no further scoring before the end [Q-21]', () => {
    const state = position({ rows: rowsOf(7), displays: [Array<Card>(12).fill('knight')], scored: true });
    expect(ofType(throwHands(state, 1, 2, 3), 'score')).toEqual([]);
  });
});

describe('the last round', () => {
  it('begins when filling uses up the pile, to the card or with the whole box [Q-22]', () => {
    const exact = position({ rows: rowsOf(7), pile: Array<Card>(9).fill('goose') });
    const [refill] = ofType(throwHands(exact, 1, 2, 3), 'refill');
    expect([refill?.reshuffled, exact.lastRound, exact.pile]).toEqual([false, true, 0]);

    const short = position({
      rows: rowsOf(7),
      pile: ['goose'],
      box: ['king', 'king', 'church', 'goat', 'cow', 'hen', 'dog', 'pig', 'sheep'],
    });
    const [last] = ofType(throwHands(short, 1, 2, 3), 'refill');
    expect([last?.reshuffled, short.lastRound]).toEqual([true, true]);
    expect(short.rows.every(row => row.length === 3)).toBe(true);
    expect(short.secret.box).toHaveLength(1);
  });

  it('does not begin while the pile holds a card [Q-22]', () => {
    const state = position({ rows: rowsOf(7), pile: Array<Card>(10).fill('goose') });
    throwHands(state, 1, 2, 3);
    expect([state.lastRound, state.pile]).toEqual([false, 1]);
  });

  it('is followed by the second scoring and the end [Q-22, Q-23]', () => {
    const state = position({
      rows: rowsOf(7),
      lastRound: true,
      scored: true,
      totals: [10, 30, 2],
      displays: [Array<Card>(7).fill('king')],
    });
    const events = throwHands(state, 1, 2, 3);
    expect(ofType(events, 'score').map(({ scoring, total }) => [scoring, total])).toEqual([
      [2, 10 + 36 + 3],
      [2, 30 + 3],
      [2, 2 + 3],
    ]);
    expect(ofType(events, 'discard')).toEqual([]);
    expect(ofType(events, 'refill')).toEqual([]);
    expect(events.at(-1)).toEqual({ type: 'end', scores: [49, 33, 5], winners: [0] });
    expect(ruRaRe.outcome(state)).toEqual({ scores: [49, 33, 5], winners: [0] });
    expect(ruRaRe.seatsToAct(state)).toEqual([]);
  });

  it('has the only scoring when it comes before anybody has thirteen cards [Q-22, reading]', () => {
    const state = position({ rows: rowsOf(7), lastRound: true, displays: [Array<Card>(20).fill('knight')] });
    const events = throwHands(state, 1, 2, 3);
    expect(ofType(events, 'score').map(({ scoring }) => scoring)).toEqual([2, 2, 2]);
    expect(ofType(events, 'discard')).toEqual([]);
  });

  it('is won by all who have the most points [Q-23, reading]', () => {
    const state = position({ rows: rowsOf(7), lastRound: true, totals: [5, 9, 9] });
    expect(throwHands(state, 1, 2, 3).at(-1)).toEqual({ type: 'end', scores: [8, 12, 12], winners: [1, 2] });
  });
});
