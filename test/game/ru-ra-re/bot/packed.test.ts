import { describe, expect, it } from 'vitest';
import {
  BOX,
  CHOSEN,
  DISPLAY,
  KINDS,
  LAST,
  OVER,
  type Packed,
  PILE_SIZE,
  pack,
  packView,
  ROW,
  ROW_COUNT,
  ROW_SIZE,
  SCORED,
  SIZE,
  TOTAL,
  WAITING,
} from '../../../../src/game/ru-ra-re/bot/packed/board.ts';
import { choose, fillRows, legalRows } from '../../../../src/game/ru-ra-re/bot/packed/play.ts';
import { shareOf } from '../../../../src/game/ru-ra-re/bot/packed/score.ts';
import { ruRaRe } from '../../../../src/game/ru-ra-re/rules.ts';
import { quickRandom, sealedRandom } from '../../../../src/game/shared/random.ts';

/** How many matches of every seat count are played beside the rules. */
const MATCHES = Number(process.env.LOCKSTEP_MATCHES ?? 20);

/** All that a packed match holds, but for what lies beyond the end of a row or of the pile, or was chosen in an earlier throw. */
const partsOf = (board: Packed, players: number) => {
  const part = (from: number, size: number) => [...board.subarray(from, from + size)];
  const sizes = part(ROW_SIZE, board[ROW_COUNT]!);
  return {
    rows: sizes.map((size, row) => part(ROW + 3 * row, size)),
    displays: part(DISPLAY, KINDS * players),
    sizes: part(SIZE, players),
    totals: part(TOTAL, players),
    box: part(BOX, KINDS),
    flags: [WAITING, CHOSEN, PILE_SIZE, SCORED, LAST, OVER].map(place => board[place]),
  };
};

describe('packed matches are the rules’ own', () => {
  it.each([2, 3, 4])(`choice by choice at a table of %i (${MATCHES} matches) [Q-01 to Q-35]`, players => {
    const into = new Int8Array(8);
    const ends = { reshuffled: 0, nothing: 0 };
    for (let n = 0; n < MATCHES; n++) {
      const seed = `lockstep ${players} ${n}`;
      const state = ruRaRe.setup({ players, options: {}, seed });
      const board = pack(state, state.secret);
      const random = quickRandom(seed);
      const boxRandom = sealedRandom(`${seed} box`);
      // Some tables crowd on the first row that holds cards, so that rows run out and rounds end with nothing.
      const crowd = n % 3 === 0;
      for (;;) {
        const seats = ruRaRe.seatsToAct(state);
        if (seats.length === 0) break;
        const seat = seats[random.below(seats.length)]!;
        const legal = ruRaRe.legalMoves(state, seat);
        const rows = [...into.subarray(0, legalRows(board, into))];
        expect(rows).toEqual(legal.map(([, , , row]) => row - 1));
        const move = legal[crowd ? 0 : random.below(legal.length)]!;
        const events = ruRaRe.apply(state, seat, move);
        if (choose(board, seat, move[3] - 1)) fillRows(board, boxRandom);
        expect(partsOf(board, players)).toEqual(partsOf(pack(state, state.secret), players));
        for (const event of events) {
          if (event.type === 'refill' && event.reshuffled) ends.reshuffled += 1;
          if (event.type === 'round-end' && event.nothing.length > 0) ends.nothing += 1;
        }
      }
      const { winners } = ruRaRe.outcome(state)!;
      for (let seat = 0; seat < players; seat++)
        expect(shareOf(board, seat)).toBe(winners.includes(seat) ? 1 / winners.length : 0);
    }
    expect(ends.reshuffled).toBeGreaterThan(0);
    expect(ends.nothing).toBeGreaterThan(0);
  });

  it('a view is packed as far as it shows the match', () => {
    const state = ruRaRe.setup({ players: 3, options: {}, seed: 'seen' });
    const random = quickRandom('seen');
    for (let seat = ruRaRe.seatsToAct(state)[0]; seat !== undefined; seat = ruRaRe.seatsToAct(state)[0]) {
      const view = ruRaRe.view(state, seat);
      const { box, ...seen } = partsOf(packView(view), 3);
      const { box: _box, ...whole } = partsOf(pack(state, state.secret), 3);
      expect(seen).toEqual(whole);
      expect(box).toEqual(view.gone);
      const legal = ruRaRe.legalMoves(state, seat);
      ruRaRe.apply(state, seat, legal[random.below(legal.length)]!);
    }
  });
});
