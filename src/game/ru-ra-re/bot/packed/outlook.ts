import type { Net } from '../../../shared/nets/net.ts';
import { toChances } from '../../../shared/nets/net.ts';
import { SCORE_UNIT } from '../../../shared/score-unit.ts';
import type { Seat } from '../../../shared/seats.ts';
import { CARDS, leaves } from '../../cards.ts';
import { CHURCH_POINTS, ENOUGH, ROW_LENGTH } from '../../numbers.ts';
import { scoreKnights } from '../../score.ts';
import {
  DISPLAY,
  KINDS,
  LAST,
  type Packed,
  PILE_SIZE,
  PLAYERS,
  ROW,
  ROW_COUNT,
  ROW_SIZE,
  SCORED,
  SIZE,
  TOTAL,
} from './board.ts';
import { describeSeat, describeTable, LAYOUT, leftOver, POINTS_UNIT, TOTAL_FEATURE } from './features.ts';
import { CHURCH, KNIGHT, scoreAlone } from './score.ts';

const MOST_SEATS = 4;
/** A seat takes one of eight rows, or nothing, or one of eight rows of which a card is gone. */
const OPTIONS = 17;
export const NOTHING = 8;
/** The row of this number above it, a card shorter. */
export const THINNED = 9;
const LEAVING = Int16Array.from(CARDS, card => Number(leaves(card)));

/** Tells how likely each seat is to win at the end of this round, by who takes which row in it. */
export type Outlook = {
  /** Looks at a board; all that `chances` tells is of it. @param thins whether rows are asked for that are a card shorter */
  readonly look: (board: Packed, thins?: boolean) => void;
  /**
   * @param taken by seat: the row it takes, `THINNED` more where a card of it is gone, or `NOTHING`; seats that have taken theirs before take nothing more
   * @param lost how many cards clashes have cost
   * @param into takes the chances, by seat
   */
  readonly chances: (taken: Int8Array, lost: number, into: Float32Array) => void;
};

/**
 * @param net two layers; its inputs are those of `LAYOUT`
 * @param tells where it is `scores`, the net was taught these, and what is told are scores of the end instead of chances
 */
export const newOutlook = (net: Net, tells: 'chances' | 'scores' = 'chances'): Outlook => {
  const [first, second] = net;
  if (second === undefined || net.length !== 2) throw new RangeError('an outlook needs a net of two layers');
  const units = first.outputs;
  const outputs = second.outputs;
  const features = new Float32Array(LAYOUT.ofSeat);
  const tableFeatures = new Float32Array(LAYOUT.ofTable);
  const counts = new Int16Array(KINDS);
  const left = new Int16Array(KINDS);
  const hidden = new Float32Array(units);
  /** What the first layer makes of a seat that takes a row: by `((OPTIONS * seat + row) * 2 + scored now) * units`. */
  const sums = new Float32Array(MOST_SEATS * OPTIONS * 2 * units);
  /** The same of the table, made when it is wanted: by `(cards left in the pile * 2 + scored) * units`. */
  const tableSums = new Float32Array(128 * 2 * units);
  const tableKnown = new Uint8Array(128 * 2);
  const size = new Int16Array(MOST_SEATS * OPTIONS);
  const alone = new Int16Array(MOST_SEATS * OPTIONS);
  const churches = new Int16Array(MOST_SEATS * OPTIONS);
  const knights = new Int16Array(MOST_SEATS * OPTIONS);
  const totals = new Int16Array(MOST_SEATS);
  const others = new Float32Array(units);
  let othersKey = -1;
  let board: Packed = new Int16Array(0);
  let players = 0;
  let lying = 0;

  const add = (input: number, value: number, into: Float32Array, from: number): void => {
    const at = input * units;
    for (let n = 0; n < units; n++) into[from + n]! += value * first.weights[at + n]!;
  };

  const sumSeat = (seat: Seat, from: number): void => {
    sums.fill(0, from, from + units);
    for (let f = 0; f < LAYOUT.ofSeat; f++)
      if (features[f] !== 0) add(LAYOUT.ofTable + LAYOUT.ofSeat * seat + f, features[f]!, sums, from);
  };

  const prepare = (seat: Seat, taken: number): void => {
    const option = OPTIONS * seat + taken;
    const less = taken >= THINNED ? 1 : 0;
    const row = taken - less * THINNED;
    for (let card = 0; card < KINDS; card++) counts[card] = board[DISPLAY + KINDS * seat + card]!;
    const cards = taken === NOTHING ? 0 : board[ROW_SIZE + row]! - less;
    const at = ROW + ROW_LENGTH * row;
    for (let i = 0; i < cards; i++) {
      counts[board[at + i]!]! += 1;
      left[board[at + i]!]! -= 1;
    }
    size[option] = board[SIZE + seat]! + cards;
    alone[option] = scoreAlone(counts, 0);
    churches[option] = counts[CHURCH]!;
    knights[option] = counts[KNIGHT]!;
    if (board[LAST] === 0) {
      const scored = board[SCORED] === 1;
      describeSeat(counts, 0, scored ? 0 : size[option]!, board[TOTAL + seat]!, left, features, 0);
      sumSeat(seat, 2 * option * units);
      if (!scored) {
        for (let card = 0; card < KINDS; card++) if (LEAVING[card] === 1) counts[card] = 0;
        describeSeat(counts, 0, 0, alone[option]!, left, features, 0);
        sumSeat(seat, (2 * option + 1) * units);
      }
    }
    for (let i = 0; i < cards; i++) left[board[at + i]!]! += 1;
  };

  const tableAt = (pile: number, scored: number): number => {
    const place = 2 * pile + scored;
    const from = place * units;
    if (tableKnown[place] === 0) {
      tableKnown[place] = 1;
      describeTable(scored === 1, pile, tableFeatures);
      tableSums.set(first.biases, from);
      for (let f = 0; f < LAYOUT.ofTable; f++)
        if (tableFeatures[f] !== 0) add(f, tableFeatures[f]!, tableSums, from);
    }
    return from;
  };

  /** Writes the points of a scoring now into `totals`. */
  const scoreNow = (taken: Int8Array): void => {
    let mostChurches = 0;
    let mostKnights = 0;
    for (let seat = 0; seat < players; seat++) {
      const option = OPTIONS * seat + taken[seat]!;
      if (churches[option]! > mostChurches) mostChurches = churches[option]!;
      if (knights[option]! > mostKnights) mostKnights = knights[option]!;
    }
    for (let seat = 0; seat < players; seat++) {
      const option = OPTIONS * seat + taken[seat]!;
      const held = knights[option]!;
      const forChurches = mostChurches > 0 && churches[option] === mostChurches ? CHURCH_POINTS : 0;
      totals[seat] = forChurches + scoreKnights(held, mostKnights);
    }
  };

  const shares = (taken: Int8Array, into: Float32Array): void => {
    let most = -1;
    let winners = 0;
    for (let seat = 0; seat < players; seat++) {
      totals[seat]! += alone[OPTIONS * seat + taken[seat]!]! + board[TOTAL + seat]!;
      if (totals[seat]! > most) [most, winners] = [totals[seat]!, 0];
      if (totals[seat] === most) winners += 1;
    }
    for (let seat = 0; seat < players; seat++) {
      if (tells === 'scores') into[seat] = totals[seat]!;
      else into[seat] = totals[seat] === most ? 1 / winners : 0;
    }
  };

  /** All but the first seat, into `others`; ways are gone through in such an order that they mostly stay the same. */
  const sumOthers = (taken: Int8Array, table: number, scoresNow: number): void => {
    let key = 2 * table + scoresNow;
    for (let seat = 1; seat < players; seat++) key = OPTIONS * key + taken[seat]!;
    if (key === othersKey) return;
    othersKey = key;
    for (let n = 0; n < units; n++) others[n] = tableSums[table + n]!;
    for (let seat = 1; seat < players; seat++) {
      const from = (2 * (OPTIONS * seat + taken[seat]!) + scoresNow) * units;
      for (let n = 0; n < units; n++) others[n]! += sums[from + n]!;
    }
  };

  return {
    look: (looked, thins = false) => {
      board = looked;
      othersKey = -1;
      players = board[PLAYERS]!;
      if (outputs !== players) throw new RangeError(`a net for ${outputs} seats at a table of ${players}`);
      leftOver(board, null, left);
      lying = 0;
      for (let row = 0; row < board[ROW_COUNT]!; row++) lying += board[ROW_SIZE + row]!;
      for (let seat = 0; seat < players; seat++) {
        prepare(seat, NOTHING);
        for (let row = 0; row < board[ROW_COUNT]!; row++) {
          if (board[ROW_SIZE + row]! > 0) prepare(seat, row);
          if (thins && board[ROW_SIZE + row]! > 1) prepare(seat, THINNED + row);
        }
      }
    },
    chances: (taken, lost, into) => {
      if (board[LAST] === 1) {
        scoreNow(taken);
        shares(taken, into);
        return;
      }
      let removed = lost;
      let largest = 0;
      for (let seat = 0; seat < players; seat++) {
        const own = size[OPTIONS * seat + taken[seat]!]!;
        removed += own - board[SIZE + seat]!;
        if (own > largest) largest = own;
      }
      const scoresNow = board[SCORED] === 0 && largest >= ENOUGH ? 1 : 0;
      const pile = board[PILE_SIZE]! - (ROW_LENGTH * board[ROW_COUNT]! - lying + removed);
      const table = tableAt(pile > 0 ? pile : 0, scoresNow | board[SCORED]!);
      sumOthers(taken, table, scoresNow);
      const own = (2 * taken[0]! + scoresNow) * units;
      for (let n = 0; n < units; n++) hidden[n] = others[n]! + sums[own + n]!;
      if (scoresNow === 1) {
        scoreNow(taken);
        for (let seat = 0; seat < players; seat++)
          if (totals[seat] !== 0)
            add(
              LAYOUT.ofTable + LAYOUT.ofSeat * seat + TOTAL_FEATURE,
              totals[seat]! / POINTS_UNIT,
              hidden,
              0,
            );
      }
      for (let seat = 0; seat < players; seat++) into[seat] = second.biases[seat]!;
      for (let n = 0; n < units; n++) {
        const value = hidden[n]!;
        if (value <= 0) continue;
        for (let seat = 0; seat < players; seat++) into[seat]! += value * second.weights[n * players + seat]!;
      }
      if (tells === 'chances') toChances(into, players);
      else for (let seat = 0; seat < players; seat++) into[seat]! *= SCORE_UNIT;
    },
  };
};
